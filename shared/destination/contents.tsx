import { Link } from 'react-router-dom';
import { questionGroups } from '#content/question-groups.ts';
import { guideHeadings } from '../content/guide-headings.ts';
import { homeRoute } from '../routes.ts';

/** Links to the sections of the page, and to the families' questions on the home page. */
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
        {Object.entries(questionGroups).map(([id, title]) => (
          <li key={id}>
            <Link to={`${homeRoute.path}#${id}`}>Families ask: {title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
