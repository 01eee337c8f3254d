import type { ComponentType } from 'react';
import type { ExternalLink } from './content/types.ts';
import type { Picture } from './pictures/picture.ts';
import type { PlanGuide } from './plan/intakes.ts';
import type { DestinationId } from './routes.ts';
import type { View } from './view.ts';

/** A page: metadata, main picture and content. */
export type Page = {
  readonly title: string;
  /** Title of a view with a choice; undefined for other views. */
  readonly titleOf?: (view: View) => string | undefined;
  readonly description: string;
  readonly picture: Picture;
  readonly Content: ComponentType<{ readonly view: View }>;
  /** The plan on a destination page; the URL's query selects a choice. */
  readonly plan?: PagePlan;
};

/** The plan on a destination page. */
export type PagePlan = {
  readonly id: DestinationId;
  readonly guide: PlanGuide;
  /** The official page for steps without their own. */
  readonly official: ExternalLink;
};
