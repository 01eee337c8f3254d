import type { DestinationId } from '../routes.ts';
import { guide as australia } from './australia/guide.ts';
import { guide as canada } from './canada/guide.ts';
import { guide as ireland } from './ireland/guide.ts';
import { guide as newzealand } from './newzealand/guide.ts';
import type { DestinationGuide } from './types.ts';
import { guide as uk } from './uk/guide.ts';
import { guide as usa } from './usa/guide.ts';

export const guides: Readonly<Record<DestinationId, DestinationGuide>> = {
  usa,
  uk,
  canada,
  australia,
  newzealand,
  ireland,
};
