import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw, insertBefore, type Recipe } from './copy.ts';

/** A page that is no destination's. */
export const addScholarships: Recipe = {
  name: 'a page of scholarships',
  apply(folder) {
    addPage(folder);
    draw(folder);
  },
};

const row = `  {
    id: 'scholarships',
    path: '/site/scholarships',
    label: 'Scholarships',
    crumb: 'Scholarships for you',
    inNavigation: true,
  },
`;

const page = `import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { site } from '../content/site.ts';
import type { Page } from '../load-page.ts';
import picture from '../pictures/hero.svg';
import { findRoute, homeRoute } from '../routes.ts';

/** The page of scholarships. */
export function scholarshipsPage(): Page {
  return {
    title: \`Scholarships | \${site.name}\`,
    description:
      'Which scholarships there are for students who go abroad, who gives them, when to ask for one, and which documents you need for each of them.',
    picture,
    element: <ScholarshipsPage />,
  };
}

function ScholarshipsPage() {
  return (
    <div>
      <SiteHeader current="scholarships" />
      <main id="main" className="destination__main">
        <Breadcrumbs route={findRoute('/site/scholarships') ?? homeRoute} />
        <h1 tabIndex={-1}>Study with a scholarship</h1>
        <p>Ask each university which scholarships it gives.</p>
      </main>
      <SiteFooter />
    </div>
  );
}
`;

const load = `  scholarships: async () =>
    (await import('./scholarships/scholarships-page.tsx')).scholarshipsPage(),
`;

/** The steps of the README, but the drawing. */
export function addPage(folder: string): void {
  insertBefore(join(folder, 'shared/content/route-rows.ts'), '] as const;', row);
  mkdirSync(join(folder, 'shared/scholarships'));
  writeFileSync(join(folder, 'shared/scholarships/scholarships-page.tsx'), page);
  insertBefore(join(folder, 'shared/load-page.ts'), '  home: importHomePage,', load);
}
