import { Brand } from '../components/brand.tsx';
import { homeSections, sectionAnchor } from '../routes.ts';

/** The home page's navigation: a column beside the page where there is room, a bar above it where there is not. */
export function SideNav() {
  return (
    <header className="side-nav">
      <Brand />
      <nav className="side-nav__bar" aria-label="On this page">
        <ul className="side-nav__list">
          {homeSections.map(({ id, label }) => (
            <li key={id}>
              <a href={sectionAnchor(id)} data-section={id}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
