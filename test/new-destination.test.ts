import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBuildOutput } from '../server/respond/build-output.ts';
import { routes } from '../shared/routes.ts';
import { productionSettings, type SiteProcess, startSite } from '../tools/site-process.ts';
import { completeSettings } from './setup/complete-settings.ts';
import { only, parseHtml, textOf } from './setup/html.ts';
import { measureAnswer } from './setup/measure-answer.ts';

const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));
const name = 'Banyan & Teak Study Counsellor';
let site: SiteProcess;
let buildReport: string;

/** Puts something behind a text that is in the file once. */
function insert(file: string, behind: string, text: string): void {
  const parts = readFileSync(join(folder, file), 'utf8').split(behind);
  if (parts.length !== 2) throw new Error(`${file} has changed its form.`);
  writeFileSync(join(folder, file), parts.join(behind + text));
}

/** A destination as the README says: its row, its copy and its picture. */
function addDestination(): void {
  const place = "gateway: { code: 'ATL', city: 'Poseidonis', position: [-24.3, 31.2] }";
  const row = `{ id: 'atlantis', label: 'Atlantis', nameInText: 'Atlantis', ${place} },`;
  insert('shared/routes.ts', 'const destinationRows = [', row);
  const [summary, guide] = ['summary', 'guide'].map(
    (part) => `${part}: () => import('./atlantis/${part}.ts')`,
  );
  const copy = `atlantis: { ${summary}, ${guide} },`;
  insert('shared/content/destination-copy.ts', 'export const destinationCopy = {', copy);
  const content = join(folder, 'shared/content');
  cpSync(join(content, 'usa'), join(content, 'atlantis'), { recursive: true });
  cpSync(join(folder, 'pictures/usa.svg'), join(folder, 'pictures/atlantis.svg'));
}

/** A page that is no destination's, as the README says: its row and its module. */
function addPage(): void {
  const names = "label: 'Scholarships', crumb: 'Scholarships for you'";
  const row = `{ id: 'scholarships', path: '/site/scholarships', ${names}, inNavigation: true },`;
  insert('shared/routes.ts', "crumb: 'Home', inNavigation: true },", row);
  const load = "(await import('./pages/scholarships-page.tsx')).scholarshipsPage()";
  insert('shared/load-page.tsx', 'home: importHomePage,', `scholarships: async () => ${load},`);
  const head = "title: 'Scholarships', description: 'Money.', picture: home.picture";
  writeFileSync(
    join(folder, 'shared/pages/scholarships-page.tsx'),
    `import { home } from '../content/home.ts';
    export const scholarshipsPage = () => ({ ${head}, element: <h1>Money for your studies</h1> });`,
  );
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(site.origin + path);
  expect(answer.status).toBe(200);
  return answer.text();
}

beforeAll(async () => {
  for (const source of [
    'client',
    'pictures',
    'server',
    'shared',
    'tools',
    'package.json',
    'tsconfig.base.json',
  ]) {
    cpSync(source, join(folder, source), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  insert('shared/content/site.ts', "const name = '", `${name}' || '`);
  addDestination();
  addPage();
  const run = (program: string) =>
    execFileSync('node_modules/.bin/tsx', [program], { cwd: folder, encoding: 'utf8' });
  run('tools/draw.ts');
  buildReport = run('tools/build.ts');
  site = await startSite({
    dist: join(folder, 'dist'),
    environment: { ...productionSettings, ...completeSettings, LOG_LEVEL: 'silent' },
  });
}, 120_000);

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['/site/study-destination/atlantis', 'Study in Atlantis', 'Study in Atlantis'],
  ['/site/scholarships', 'Money for your studies', 'Scholarships for you'],
])(
  '%s has its heading, and what leads to other pages and crawlers leads to it',
  async (path, heading, crumb) => {
    const html = await fetchText(path);
    expect(textOf(only(parseHtml(html), 'h1'))).toBe(heading);
    expect(html).toContain(`"name":"${crumb}"`);
    expect(await fetchText('/site/study-destination/uk')).toContain(`href="${path}"`);
    for (const file of ['/sitemap.xml', '/llms.txt']) expect(await fetchText(file)).toContain(path);
  },
);

it('with one more destination, a name of 30 letters and every setting each page keeps its limits', async () => {
  expect(name).toHaveLength(30);
  for (const { path } of [...routes, { path: '/site/study-destination/atlantis' }]) {
    expect(await fetchText(path)).toContain('Banyan &amp; Teak');
    const { whole, firstScreen } = await measureAnswer(site.port, path);
    expect(firstScreen, path).toBeLessThanOrEqual(14_600);
    expect(whole, path).toBeLessThanOrEqual(24_000);
  }
  expect(buildReport).toContain('scripts of atlantis');
  expect(buildReport).not.toContain('✗');
});

it('the scripts of a page grow by at most 300 bytes for each page that is added', () => {
  // Of minified text: compressed sizes differ by more than what is measured.
  const [before = 0, after = 0] = ['dist', join(folder, 'dist')].map((dist) => {
    const { assets, manifest } = readBuildOutput(dist);
    const scripts = assets.filter(({ path }) => manifest.pageScripts.uk.includes(path));
    return scripts.reduce((sum, { body }) => sum + body.length, 0);
  });
  expect(after).toBeGreaterThan(before);
  expect(after).toBeLessThanOrEqual(before + 2 * 300);
});
