import request from 'supertest';
import { createApp } from '../../server/app.ts';
import { createLog } from '../../server/log.ts';
import type { Observer } from '../../server/middleware/observe-requests.ts';
import { createRequestLog } from '../../server/middleware/request-log.ts';
import { parseSettings } from '../../server/settings.ts';
import { buildOutput } from '../fixture/build-output.ts';

/** Settings of the application under test, all different from the defaults, so that a default in an answer is noticed. */
export const testSettings = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.fixture.example',
  ENQUIRY_ENDPOINT: 'https://forms.example',
  ENQUIRY_INBOX: 'inbox@fixture.example',
  CONTACT_EMAIL: 'hello@fixture.example',
  CONTACT_PHONE: '+91 40 0000 0000',
  REQUEST_LOG: 'off',
} as const;

export type TestAppOptions = {
  /** Settings besides the required ones. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly observers?: readonly Observer[];
  readonly isDraining?: () => boolean;
};

/** The application with the fixture site, and what it has logged, one entry a line. It listens at no port. */
export async function createTestApp(options: TestAppOptions = {}) {
  const { environment, observers = [], isDraining = () => false } = options;
  const settings = parseSettings({ ...testSettings, ...environment });
  const logged: Readonly<Record<string, unknown>>[] = [];
  const log = createLog({ write: (line) => void logged.push(JSON.parse(line)) });
  const requestLog = settings.requestLog ? [createRequestLog(log, settings)] : [];
  const app = await createApp({
    settings,
    build: buildOutput,
    log,
    observers: [...requestLog, ...observers],
    isDraining,
  });
  return { app, logged, ask: request(app) };
}
