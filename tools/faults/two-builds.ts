import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../shared/routes.ts';
import { freshSeconds } from './cached-origin.ts';
import { startCopy } from './copy.ts';
import { fetchPage } from './load.ts';
import { startProxy } from './proxies.ts';
import type { Result } from './result.ts';

type Crawl = {
  pages: number;
  /** Pages of the build that is leaving or has left. */
  older: number;
  readonly assets: Set<string>;
  readonly missing: Set<string>;
};

/** Replaces one build by another and back, behind a cache that still has pages of the one before. */
export async function takeTurns(turns: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  const environment = { SHARED_ASSETS: assets };
  const altered = buildAlteredSources(join(folder, 'altered'));
  let now = await startCopy({ environment });
  let next = await startCopy({ environment, dist: altered });
  const front = await startProxy('nginx', [now.port, next.port], freshSeconds);
  const crawl: Crawl = { pages: 0, older: 0, assets: new Set(), missing: new Set() };
  await next.stop();
  for (let turn = 0; turn < turns; turn += 1) {
    await crawlSite(front.port, now.port, crawl);
    await next.start();
    // nginx asks a copy that it found missing again after a second.
    await wait(1_500);
    await crawlSite(front.port, next.port, crawl);
    await now.stop();
    await crawlSite(front.port, next.port, crawl);
    await wait(freshSeconds * 1000);
    await crawlSite(front.port, next.port, crawl);
    [now, next] = [next, now];
  }
  await front.stop();
  await now.stop();
  rmSync(folder, { recursive: true });
  const { missing } = crawl;
  return {
    fault: `two builds taking turns behind a cache, ${turns} times`,
    asked: 'no 404 for anything a served page names',
    sent: `${crawl.pages} pages, ${crawl.older} of them of the other build; ${crawl.assets.size} assets`,
    found: [`${missing.size} missing`, ...missing].join(', '),
    holds: missing.size === 0 && crawl.older > 0,
  };
}

/** Asks for every page, and for every asset that it or its scripts name. */
async function crawlSite(port: number, servingPort: number, crawl: Crawl): Promise<void> {
  for (const { path } of routes) {
    const html = await fetchPage(port, path);
    crawl.pages += 1;
    if (html !== (await fetchPage(servingPort, path))) crawl.older += 1;
    const named = new Set(assetsNamedIn(html));
    // Grows while it is read: scripts name other scripts.
    for (const address of named) {
      const reply = await fetch(`http://127.0.0.1:${port}${address}`);
      crawl.assets.add(address);
      if (!reply.ok) crawl.missing.add(`${address} ${reply.status}`);
      const text = await reply.text();
      if (/\.(?:js|webmanifest)$/.test(address))
        for (const name of assetsNamedIn(text)) named.add(name);
    }
  }
}

/** The addresses of assets in a page, a script or a web app manifest. */
export function assetsNamedIn(text: string): readonly string[] {
  const names = text.matchAll(/(?:\/assets|"\.)\/([\w-]+\.\w+)/g);
  return [...names].map(([, name]) => `/assets/${name}`);
}

/** Copies the sources, changes a picture and a style, and builds them. Returns the folder with the build. */
function buildAlteredSources(folder: string): string {
  const others = /^(?:node_modules|dist|dist-dev|docs|test|\.git)\b/;
  cpSync('.', folder, { recursive: true, filter: (file) => !others.test(file) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  change('pictures/usa/usa.svg', (svg) => svg.replace('</svg>', '<circle r="40"/></svg>'));
  change('client/styles/base.css', (css) => `${css}\nhr { margin: 1px; }\n`);
  execFileSync(resolve('node_modules/.bin/tsx'), ['tools/build.ts'], { cwd: folder });
  return join(folder, 'dist');

  function change(file: string, edit: (text: string) => string): void {
    const path = join(folder, file);
    writeFileSync(path, edit(readFileSync(path, 'utf8')));
  }
}
