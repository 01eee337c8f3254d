import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startSite } from '../../tools/site-process.ts';
import { startWebKit, type WebKit } from '../../tools/webkit/webkit.ts';
import { hydrated } from './fixture.ts';

export type WebKitFixture = {
  /** Origin of the running site, e.g. `http://localhost:41234`. */
  readonly origin: string;
  /** The only window: what the tab stores stays from test to test. */
  readonly page: WebKit;
  /** Opens the page and waits until it is hydrated. An error of a script from then on, or before, fails the test. */
  openLivePage(path: string): Promise<void>;
};

/** Runs the built site and WebKitGTK for the tests of a file. */
export function testSiteInWebKit(): WebKitFixture {
  const fixture = { origin: '' } as { -readonly [Key in keyof WebKitFixture]: WebKitFixture[Key] };
  const stops: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const site = await startSite({ environment: { LOG_LEVEL: 'silent' } });
    fixture.origin = site.origin;
    stops.push(() => site.stop());
    fixture.page = await startWebKit();
    stops.push(() => fixture.page.close());
  });

  fixture.openLivePage = async (path) => {
    await fixture.page.goto(fixture.origin + path);
    await fixture.page.evaluate(collectErrors);
    await hydrated(fixture.page);
  };

  afterEach(async () => {
    expect(await fixture.page.evaluate('globalThis.errors ?? []')).toEqual([]);
  });

  afterAll(async () => {
    for (const stopOne of stops.reverse()) await stopOne();
  });

  return fixture;
}

/** Runs in the page before it is hydrated: keeps what its scripts report. */
function collectErrors(): void {
  const errors: string[] = [];
  Object.assign(globalThis, { errors });
  console.error = (...parts) => errors.push(parts.join(' '));
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
}
