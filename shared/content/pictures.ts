import australia from '../pictures/australia.svg';
import canada from '../pictures/canada.svg';
import ireland from '../pictures/ireland.svg';
import newzealand from '../pictures/newzealand.svg';
import type { Picture } from '../pictures/picture.ts';
import uk from '../pictures/uk.svg';
import usa from '../pictures/usa.svg';
import type { DestinationId } from '../routes.ts';

/** Picture of each destination, for its page, its neighbours' pages and the home page. */
export const destinationPictures: Readonly<Record<DestinationId, Picture>> = {
  usa,
  uk,
  canada,
  australia,
  newzealand,
  ireland,
};
