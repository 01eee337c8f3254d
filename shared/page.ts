import type { ReactElement } from 'react';
import type { Picture } from './picture.ts';

/** A page whose modules are loaded: its head, its main picture and its element. */
export type Page = {
  readonly title: string;
  readonly description: string;
  readonly picture: Picture;
  readonly element: ReactElement;
  /** ISO days on which a destination's words were written, and on which a person last reviewed them. */
  readonly written?: string | undefined;
  readonly reviewed?: string | undefined;
};
