import { guideSections } from '../content/guide-sections.ts';

/** The way through a destination's page. */
export function Contents() {
  return (
    <nav className="contents" aria-label="On this page">
      <p>On this page</p>
      <ul>
        {guideSections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
