import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBuildOutput } from '../server/build-output.ts';
import { routes } from '../shared/routes.ts';
import { measureBuild } from '../tools/build/report.ts';
import { productionSettings, type SiteProcess, startSite } from '../tools/site-process.ts';
import { only, parseHtml, textOf } from './setup/html.ts';
import { completeSettings, sendBytes } from './setup/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));
const dist = join(folder, 'dist');
const name = 'Banyan & Teak Study Counsellor';
const atlantis = '/site/study-destination/atlantis';
const scholarships = '/site/scholarships';
let site: SiteProcess;

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
  const copy = (part: string) => `${part}: () => import('./atlantis/${part}.ts')`;
  const line = `atlantis: { ${copy('summary')}, ${copy('guide')} },`;
  insert('shared/content/destination-copy.ts', 'export const destinationCopy = {', line);
  const content = join(folder, 'shared/content');
  cpSync(join(content, 'usa'), join(content, 'atlantis'), { recursive: true });
  cpSync(join(folder, 'shared/pictures/usa.svg'), join(folder, 'shared/pictures/atlantis.svg'));
}

/** A page that is no destination's, as the README says: its row and its module. */
function addPage(): void {
  const names = "label: 'Scholarships', crumb: 'Scholarships for you'";
  const row = `{ id: 'scholarships', path: '${scholarships}', ${names}, inNavigation: true },`;
  insert('shared/routes.ts', "crumb: 'Home', inNavigation: true },", row);
  const file = 'pages/scholarships-page.tsx';
  const load = `async () => (await import('./${file}')).scholarshipsPage()`;
  insert('shared/load-page.ts', 'home: importHomePage,', `scholarships: ${load},`);
  const page = '({ ...home, picture, element: <h1>Study with a scholarship</h1> })';
  const imports = `import { home } from '../content/home.ts'; import picture from '../pictures/hero.svg';`;
  const module = `${imports} export const scholarshipsPage = () => ${page};`;
  writeFileSync(join(folder, 'shared', file), module);
}

beforeAll(async () => {
  const sources = ['client', 'server', 'shared', 'tools', 'tsconfig.base.json'];
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  cpSync('package.json', join(folder, 'package.json'));
  insert('shared/content/site.ts', "const name = '", `${name}' || '`);
  addDestination();
  addPage();
  for (const program of ['tools/draw.ts', 'tools/build.ts']) {
    execFileSync('node_modules/.bin/tsx', [program], { cwd: folder });
  }
  const environment = { ...productionSettings, ...completeSettings, LOG_LEVEL: 'silent' };
  site = await startSite({ dist, environment });
}, 120_000);

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function fetchText(path: string): Promise<string> {
  return (await fetch(site.origin + path)).text();
}

it.each([
  [atlantis, 'Study in Atlantis', 'Study in Atlantis'],
  [scholarships, 'Study with a scholarship', 'Scholarships for you'],
])('%s, which is added, is found by visitors and crawlers', async (path, heading, crumb) => {
  const html = await fetchText(path);
  expect(textOf(only(parseHtml(html), 'h1'))).toBe(heading);
  expect(html).toContain(`"name":"${crumb}"`);
  for (const target of ['/site/study-destination/uk', '/sitemap.xml', '/llms.txt']) {
    expect(await fetchText(target), target).toContain(path);
  }
});

/** What a server may send at once on a new connection: ten segments of 1460 bytes. */
const oneRoundTrip = 14_600;

/** The styles and the first screen, up to the end of the section with the heading. */
const firstScreen = /^.*<\/style>.*<h1.*?<\/(?:section|header)>/s;

/** Bytes of the answer to a browser, with its headers. Its first round trip shows the first screen. */
async function sizeOf(path: string): Promise<number> {
  const encoding = 'Accept-Encoding: gzip, deflate, br, zstd';
  const request = [`GET ${path} HTTP/1.1`, 'Host: localhost', encoding, 'Connection: close'];
  const sent = await sendBytes(site.port, `${request.join('\r\n')}\r\n\r\n`);
  const answer = Buffer.from(sent, 'latin1');
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4, oneRoundTrip);
  // What a browser can decode of a stream of which only the start has arrived.
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  expect(brotliDecompressSync(body, options).toString(), path).toMatch(firstScreen);
  return answer.length;
}

it('with one more destination, a long name and every setting all limits are kept', async () => {
  expect(name).toHaveLength(30);
  for (const { path } of [...routes, { path: atlantis }]) {
    const html = await fetchText(path);
    expect(html).toContain('Banyan &amp; Teak');
    expect(html.replace(/<style>.*<\/style>/s, ''), 'the name before').not.toContain('Par Avion');
    expect(html, 'in the message for WhatsApp').toContain('Banyan%20%26%20Teak');
    expect(await sizeOf(path), path).toBeLessThanOrEqual(24_000);
  }
  const page = parseHtml(await fetchText('/'));
  const manifest = only(page, 'link[rel="manifest"]').getAttribute('href') ?? '';
  // Below an icon on a phone the name is short.
  expect(JSON.parse(await fetchText(manifest))).toMatchObject({ name, short_name: 'Banyan' });
  const measures = await measureBuild(dist);
  // The page that is no destination's adds to the scripts of the others, too.
  expect(measures.filter(({ bytes, limit }) => bytes > limit + 300)).toEqual([]);
});

it('the scripts of a page grow by at most 300 bytes for each page that is added', () => {
  // Of minified text: compressed sizes differ by more than what is measured.
  const [before = 0, after = 0] = ['dist', dist].map((each) => {
    const { assets, manifest } = readBuildOutput(each);
    const scripts = assets.filter(({ path }) => manifest.pageScripts.uk.includes(path));
    return scripts.reduce((sum, { body }) => sum + body.length, 0);
  });
  expect(after).toBeGreaterThan(before);
  expect(after).toBeLessThanOrEqual(before + 2 * 300);
});
