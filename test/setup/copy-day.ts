import { home } from '#content/home.ts';

/** Built sites and their browsers run on the day of the last review, when each guide offers several intakes. */
export const copyDay = home.reviewed ?? home.written;
const shift = Date.parse(`${copyDay}T00:10+05:30`) - Date.now();

/** Script that sets the clock of a process or a page to shortly after midnight in India, on the day before in UTC. */
export const setClock = `globalThis.Date = class extends Date {
  constructor(...given) { super(...(given.length > 0 ? given : [Date.now()])); }
  static now() { return super.now() + ${shift}; }
};`;
