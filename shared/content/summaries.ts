import type { DestinationId } from '../routes.ts';
import { summary as australia } from './australia/summary.ts';
import { summary as canada } from './canada/summary.ts';
import { summary as ireland } from './ireland/summary.ts';
import { summary as newzealand } from './newzealand/summary.ts';
import type { DestinationSummary } from './types.ts';
import { summary as uk } from './uk/summary.ts';
import { summary as usa } from './usa/summary.ts';

export const summaries: Readonly<Record<DestinationId, DestinationSummary>> = {
  usa,
  uk,
  canada,
  australia,
  newzealand,
  ireland,
};
