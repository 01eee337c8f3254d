import { type Day, isoDay } from '../../shared/months.ts';
import type { Log } from '../process/log.ts';

/** Milliseconds after which an edition that could not be opened is tried again. */
const retryDelayMs = 60_000;

type Dependencies<Edition> = {
  /** The day in India. */
  readonly today: () => Day;
  /** Renders what is answered on a day; later ones in the background, beside the one before. */
  readonly open: (day: Day, before?: Edition) => Promise<Edition>;
  readonly log: Log;
};

/**
 * Opens today's edition. Rejects when that fails. Returns a function that gives the one to answer with: on another day the
 * next one is opened in the background, by whoever asks first, and until it is ready the old one answers.
 */
export async function createEditions<Edition extends { readonly day: Day }>({
  today,
  open,
  log,
}: Dependencies<Edition>): Promise<() => Edition> {
  let edition = await open(today());
  let isTurning = false;

  async function turn(day: Day): Promise<void> {
    isTurning = true;
    try {
      edition = await open(day, edition);
      isTurning = false;
    } catch (error) {
      log.error(error, 'the pages of a new day can’t be rendered: those of the day before stay');
      setTimeout(() => {
        isTurning = false;
      }, retryDelayMs).unref();
    }
  }

  return function currentEdition() {
    const day = today();
    if (!isTurning && isoDay(day) !== isoDay(edition.day)) void turn(day);
    return edition;
  };
}
