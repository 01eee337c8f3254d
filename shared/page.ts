import type { ReactElement } from 'react';
import type { Picture } from './picture.ts';
import type { Route } from './routes.ts';

/** A page whose modules are loaded: its head, its main picture, its element and where it leads. */
export type Page = {
  readonly title: string;
  readonly description: string;
  readonly picture: Picture;
  readonly element: ReactElement;
  /** The pages that most visitors open from here: their modules are fetched beforehand. */
  readonly likelyNext?: readonly Route[];
  /** ISO days on which a destination's words were written, and on which a person last reviewed them. */
  readonly written?: string | undefined;
  readonly reviewed?: string | undefined;
};
