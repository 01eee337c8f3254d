import request from 'supertest';
import { createApp } from '../../server/app.ts';
import { createLog } from '../../server/process/log.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import type { Day } from '../../shared/time/months.ts';
import { buildOutput } from '../fixture/build-output.ts';
import { parseHtml } from './html.ts';
import { production } from './settings.ts';
import { testDay } from './test-day.ts';

/** Settings of the application under test. All differ from the defaults, so that a default in a response fails a test. */
const testSettings = {
  ...production,
  ENQUIRY_ENDPOINT: 'https://forms.example/f',
  REQUEST_LOG: 'off',
};

type Environment = Readonly<Record<string, string>>;

/**
 * Creates the application with the fixture site and two open connections, and its log, one entry per line. It does not listen.
 * With `ADMIN_PORT`, includes the application for operators.
 *
 * @param environment settings besides the required ones
 * @param circumstances `today` is the ISO day in India
 */
export async function createTestApp(
  environment: Environment = {},
  { isDraining = (): boolean => false, today = (): string => testDay } = {},
) {
  const logged: Readonly<Record<string, unknown>>[] = [];
  const { app, admin } = await createApp({
    settings: parseSettings({ ...testSettings, ...environment }),
    build: buildOutput,
    log: createLog({ write: (line) => void logged.push(JSON.parse(line)) }),
    server: { isDraining, count: () => 2, countRejected: () => ({ connections: 3, pipelined: 4 }) },
    today: () => today() as Day,
  });
  // With NODE_ENV=test, Express would not print errors as in production.
  app.set('env', testSettings.NODE_ENV);
  // Uncompressed, so that an encoding error does not make every test fail.
  const ask = request
    .agent(app)
    .set({ 'Accept-Encoding': 'identity', Host: 'www.fixture.example' });
  return { app, admin, logged, ask, askAdmin: request(admin ?? app) };
}

const apps = new Map<string, ReturnType<typeof createTestApp>>();
/** The day of the last request; an application renders the pages of another day on request. */
let day = testDay;

type PageOptions = { readonly today?: string; readonly environment?: Environment };

/** Requests a page of the fixture site. Applications are reused, even across test files. */
export async function fetchPage(path: string, options: PageOptions = {}): Promise<string> {
  const { today = testDay, environment } = options;
  day = today;
  const key = JSON.stringify(environment);
  const app = apps.get(key) ?? createTestApp(environment, { today: () => day });
  apps.set(key, app);
  return (await (await app).ask.get(path).expect(200)).text;
}

export async function readPage(path: string, options?: PageOptions): Promise<Document> {
  return parseHtml(await fetchPage(path, options));
}
