import { site } from '#content/site.ts';
import { type Day, dateOf, monthName, monthOf } from '../time/months.ts';

const city = site.city.toUpperCase();
/** Fits a long city name into the ring. */
const fit = city.length > 10 && { textLength: 72, lengthAdjust: 'spacingAndGlyphs' };

/** A decorative postmark with the office's city and the page's date, which also appears in print. */
export function Postmark({ day }: { readonly day: Day }) {
  return (
    <span className="postmark" translate="no">
      <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
        <circle cx="36" cy="36" r="34" strokeWidth="2" />
        <circle cx="36" cy="36" r="21" />
        <path id="postmark-upper" stroke="none" d="M12 36a24 24 0 0 1 48 0" />
        <path id="postmark-lower" stroke="none" d="M5 36a31 31 0 0 0 62 0" />
        <text {...fit}>
          <textPath href="#postmark-upper" startOffset="50%">
            {city}
          </textPath>
        </text>
        <text>
          <textPath href="#postmark-lower" startOffset="50%">
            {site.office.country.toUpperCase()}
          </textPath>
        </text>
        <text x="36" y="35">
          {`${dateOf(day)} ${monthName(monthOf(day)).slice(0, 3).toUpperCase()}`}
        </text>
        <text x="36" y="45">
          {day.slice(0, 4)}
        </text>
      </svg>
      <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
        <path d="M2 16q8-7 16 0t16 0 16 0 16 0M2 28q8-7 16 0t16 0 16 0 16 0M2 40q8-7 16 0t16 0 16 0 16 0M2 52q8-7 16 0t16 0 16 0 16 0" />
      </svg>
    </span>
  );
}
