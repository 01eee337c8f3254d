import type { ReactElement } from 'react';
import type { PageHead } from './content/types.ts';
import type { Picture } from './picture.ts';

/** A page ready to be shown: its head, its element and the picture that is in view first. */
export type Page = PageHead & { readonly element: ReactElement; readonly picture: Picture };
