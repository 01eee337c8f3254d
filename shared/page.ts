import type { ReactElement } from 'react';
import type { PageHead } from './content/types.ts';

/** A page ready to be shown: its head and its element. */
export type Page = PageHead & { readonly element: ReactElement };
