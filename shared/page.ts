import type { ComponentType } from 'react';
import type { ExternalLink } from './content/types.ts';
import type { Picture } from './pictures/picture.ts';
import type { PlanGuide } from './plan/intakes.ts';
import type { DestinationId, Route } from './routes.ts';
import type { View } from './view.ts';

/** A page whose modules are loaded: its head, its main picture, its content and the routes linked from it. */
export type Page = {
  readonly title: string;
  /** The title of a view that shows a choice; undefined for any other. */
  readonly titleOf?: (view: View) => string | undefined;
  readonly description: string;
  readonly picture: Picture;
  readonly Content: ComponentType<{ readonly view: View }>;
  /** On a destination's page: its plan, of which the URL names a choice. */
  readonly plan?: PagePlan;
  /** The pages that most visitors open from here: their modules are prefetched. */
  readonly likelyNext?: readonly Route[];
  /** ISO days on which a destination's words were written, and on which a person last reviewed them. */
  readonly written?: string | undefined;
  readonly reviewed?: string | undefined;
};

/** The plan on a destination's page. */
export type PagePlan = {
  readonly id: DestinationId;
  readonly guide: PlanGuide;
  /** The official page for a step without one of its own. */
  readonly official: ExternalLink;
};

/** The module of a page. */
export type PageModule = { readonly page: Page };
