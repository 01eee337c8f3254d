import { guideHeadings } from '../content/guide-headings.ts';

/** The way through a destination's page. */
export function Contents() {
  return (
    <nav className="contents" aria-label="On this page">
      <p>On this page</p>
      <ul>
        {Object.entries(guideHeadings).map(([id, heading]) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
