import { once } from 'node:events';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site as siteCopy } from '#content/site.ts';
import { destinationRoutes, routes } from '../../shared/routes.ts';
import { addDestination } from '../../tools/recipes/add-destination.ts';
import { addPage } from '../../tools/recipes/add-page.ts';
import { copyRepository, draw, runIn } from '../../tools/recipes/copy.ts';
import { setName } from '../../tools/recipes/rebrand.ts';
import {
  createPhotograph,
  photographText,
  replaceDrawing,
} from '../../tools/recipes/use-photograph.ts';
import { productionSettings, type SiteProcess, startSite } from '../../tools/site-process.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';

// What an owner may add at once: a name of 30 letters, a destination, a page, a photograph, and every setting that a page
// shows.
const name = 'Banyan & Teak Study Counsellor';
const germany = '/site/study-destination/germany';
const scholarships = '/site/scholarships';
const photographed = destinationRoutes.at(-1);
const settings = {
  ...productionSettings,
  CONTACT_WHATSAPP: '+91 (90000) 12-345',
  OFFICE_HOURS: 'Monday to Saturday, 10 am to 6 pm; Sunday by appointment',
  LICENCE_CANADA: 'RCIC licence R 000000',
  REQUEST_LOG: 'off',
};

const folder = copyRepository();
const dist = join(folder, 'dist');
let site: SiteProcess;

beforeAll(async () => {
  setName(folder, name);
  addDestination(folder);
  addPage(folder);
  if (photographed) replaceDrawing(folder, photographed.id);
  draw(folder);
  const { succeeded, stderr } = runIn(folder, ['node_modules/.bin/tsx', 'tools/build.ts']);
  if (!succeeded) throw new Error(stderr);
  site = await startSite({ dist, environment: settings });
}, 120_000);

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function fetchText(path: string): Promise<string> {
  return (await fetch(site.origin + path)).text();
}

describe.each([
  { path: germany, heading: 'Study in Germany', crumb: 'Study in Germany' },
  { path: scholarships, heading: 'Study with a scholarship', crumb: 'Scholarships for you' },
])('$path, which was added,', ({ path, heading, crumb }) => {
  it('is served', async () => {
    expect(textOf(only(parseHtml(await fetchText(path)), 'h1'))).toBe(heading);
  });

  it('has its name in the data for search engines', async () => {
    expect(await fetchText(path)).toContain(`"name":"${crumb}"`);
  });

  it.each([
    { name: 'the navigation of another page', target: destinationRoutes[0]?.path ?? '' },
    { name: 'the list for search engines', target: '/sitemap.xml' },
    { name: 'the list for language models', target: '/llms.txt' },
  ])('is found in $name', async ({ target }) => {
    expect(await fetchText(target)).toContain(path);
  });
});

/** What a server may send at once on a new connection: ten segments of 1460 bytes. */
const oneRoundTrip = 14_600;

/** The styles and the first screen, up to the end of the part with the heading. */
const firstScreen = /^.*<\/style>.*<h1.*?<\/(?:section|header|main)>/s;

const paths = [...routes.map(({ path }) => path), germany, scholarships];

describe.each(paths)('%s', (path) => {
  it('says the new name, and the one before nowhere', async () => {
    const html = await fetchText(path);
    expect(html).toContain('Banyan &amp; Teak Study Counsellor');
    expect(html.replace(/<style>.*<\/style>/s, '')).not.toContain(siteCopy.name);
  });

  it('is at most 24 KB, with its headers, for a browser', async () => {
    const { bytes } = await transfer(path);
    expect(bytes).toBeLessThanOrEqual(24_000);
  });

  it('shows its first screen after one round trip', async () => {
    const { bytes, body } = await transfer(path);
    const begun = body.subarray(0, oneRoundTrip - (bytes - body.length));
    // What a browser can decode of a stream of which only the start has arrived.
    const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    expect(brotliDecompressSync(begun, options).toString()).toMatch(firstScreen);
  });
});

it('the message that a visitor begins in WhatsApp says the new name', async () => {
  const link = only(parseHtml(await fetchText('/')), 'a[href^="https://wa.me/"]');
  const message = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  expect(message).toContain(name);
});

it('a photograph is shown with its text, and is served as it is', async () => {
  const page = parseHtml(await fetchText(photographed?.path ?? ''));
  const image = only(page, 'main header img');
  expect(image.getAttribute('alt')).toBe(photographText);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800']);
  const headers = { 'Accept-Encoding': 'br, gzip' };
  const answer = await fetch(site.origin + image.getAttribute('src'), { headers });
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(createPhotograph());
});

it('below an icon on a phone the name is short', async () => {
  const link = only(parseHtml(await fetchText('/')), 'link[rel="manifest"]');
  const manifest = await fetchText(link.getAttribute('href') ?? '');
  expect(JSON.parse(manifest)).toMatchObject({ name, short_name: 'Banyan' });
});

it('everything that the build report measures is within its limit', () => {
  const measures = measureInCopy();
  expect(measures.length).toBeGreaterThan(paths.length);
  expect(measures.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});

it('the scripts of a page grow by at most 500 bytes for each page that is added', () => {
  const growth = scriptBytes(dist) - scriptBytes('dist');
  expect(growth).toBeGreaterThan(0);
  expect(growth).toBeLessThanOrEqual(2 * 500);
});

/** The answer to a browser: its bytes with the headers, and its body as it is sent. */
async function transfer(path: string) {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const sent = request(site.origin + path, { headers, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  return { bytes: answer.socket.bytesRead, body };
}

type Measure = { readonly name: string; readonly bytes: number; readonly limit: number };

/** The build report of the copy, by the copy's own program: only that knows what was added. */
function measureInCopy(): readonly Measure[] {
  const program = `import { measureBuild } from './tools/build/report.ts';
console.log(JSON.stringify(await measureBuild('dist')));`;
  writeFileSync(join(folder, 'measure.ts'), program);
  const { stdout } = runIn(folder, ['node_modules/.bin/tsx', 'measure.ts']);
  return JSON.parse(stdout);
}

/** Bytes of the scripts of a destination's page. Minified, not compressed: that differs by more than what is measured. */
function scriptBytes(build: string): number {
  const { pageScripts } = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8'));
  const addresses: readonly string[] = pageScripts[destinationRoutes[0]?.id ?? ''];
  return addresses.reduce((sum, address) => sum + statSync(join(build, 'client', address)).size, 0);
}
