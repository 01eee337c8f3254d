import { guideSections } from '../content/guide-sections.ts';

/** The way through a destination's page. */
export function Contents() {
  return (
    <nav className="contents" aria-label="On this page">
      <p className="contents__title">On this page</p>
      <ul className="contents__list">
        {guideSections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
