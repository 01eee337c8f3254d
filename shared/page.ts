import type { ReactElement } from 'react';
import type { Picture } from './picture.ts';

/** A page whose modules are loaded: its head, its main picture and its element. */
export type Page = {
  readonly title: string;
  readonly description: string;
  readonly picture: Picture;
  readonly element: ReactElement;
  /** ISO date on which a destination's facts were last checked. */
  readonly lastReviewed?: string;
};
