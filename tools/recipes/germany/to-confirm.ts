import type { Unconfirmed } from '../../../shared/content/types.ts';

export const toConfirm: readonly Unconfirmed[] = [];
