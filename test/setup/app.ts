import request from 'supertest';
import { createApp } from '../../server/app.ts';
import { createLog } from '../../server/process/log.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { parseDay } from '../../shared/months.ts';
import { buildOutput } from '../fixture/build-output.ts';
import { parseHtml } from './html.ts';
import { production } from './settings.ts';

/** Settings of the application under test, all different from the defaults, so that a default in an answer is noticed. */
const testSettings = {
  ...production,
  ENQUIRY_ENDPOINT: 'https://forms.example/f',
  REQUEST_LOG: 'off',
};

type TestAppOptions = {
  /** Settings besides the required ones. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly isDraining?: () => boolean;
  /** The ISO day in India. */
  readonly today?: string;
};

/**
 * The application with the fixture site and two open connections, and what it has logged, one entry a line. It listens at
 * no port. With `ADMIN_PORT` it has what operators ask, too.
 */
export async function createTestApp({
  environment,
  isDraining = () => false,
  today = '2026-11-23',
}: TestAppOptions = {}) {
  const logged: Readonly<Record<string, unknown>>[] = [];
  const { app, admin } = await createApp({
    settings: parseSettings({ ...testSettings, ...environment }),
    build: buildOutput,
    log: createLog({ write: (line) => void logged.push(JSON.parse(line)) }),
    server: { isDraining, count: () => 2, countRejected: () => ({ connections: 3, requests: 4 }) },
    today: () => parseDay(today),
  });
  // In tests Express keeps to itself what it prints in production.
  app.set('env', testSettings.NODE_ENV);
  // What tests of content codings do not ask for would, gone wrong, make every other test unreadable.
  const ask = request
    .agent(app)
    .set({ 'Accept-Encoding': 'identity', Host: 'www.fixture.example' });
  return { app, admin, logged, ask, askAdmin: request(admin ?? app) };
}

let plainApp: ReturnType<typeof createTestApp> | undefined;

/** A page of the fixture site, as its application sends it. */
export async function readPage(path: string, options?: TestAppOptions): Promise<Document> {
  plainApp ??= createTestApp();
  const { ask } = await (options ? createTestApp(options) : plainApp);
  return parseHtml((await ask.get(path).expect(200)).text);
}
