import { Link } from '../components/link.tsx';
import { guideHeadings } from '../content/guide-headings.ts';
import { familiesId, homeRoute } from '../routes.ts';

/** Links to the sections of the page and, below them, to the families' questions on the home page. */
export function Contents() {
  return (
    <>
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
      <nav className="small" aria-label="On the home page">
        <Link to={`${homeRoute.path}#${familiesId}`}>Questions for every country</Link>
      </nav>
    </>
  );
}
