import type { Picture } from '../pictures/picture.ts';
import type { DestinationId } from '../routes.ts';
import { picture as australia } from './australia/picture.ts';
import { picture as canada } from './canada/picture.ts';
import { picture as ireland } from './ireland/picture.ts';
import { picture as newzealand } from './newzealand/picture.ts';
import { picture as uk } from './uk/picture.ts';
import { picture as usa } from './usa/picture.ts';

/** Picture of each destination, for its page, its neighbours' pages and the home page. */
export const destinationPictures: Readonly<Record<DestinationId, Picture>> = {
  usa,
  uk,
  canada,
  australia,
  newzealand,
  ireland,
};
