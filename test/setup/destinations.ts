import { australia } from '../../shared/content/australia.ts';
import { canada } from '../../shared/content/canada.ts';
import { ireland } from '../../shared/content/ireland.ts';
import { newzealand } from '../../shared/content/newzealand.ts';
import type { Destination } from '../../shared/content/types.ts';
import { uk } from '../../shared/content/uk.ts';
import { usa } from '../../shared/content/usa.ts';
import type { DestinationId } from '../../shared/routes.ts';

/** What each destination's page says; the site itself loads one at a time. */
export const destinations: Readonly<Record<DestinationId, Destination>> = {
  usa,
  uk,
  canada,
  australia,
  newzealand,
  ireland,
};
