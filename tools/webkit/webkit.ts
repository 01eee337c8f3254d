import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { browserEnvironment, requireBrowser } from '../browsers.ts';
import { freePort } from '../ports.ts';

/** Code points that WebDriver gives to the keys without a character. */
const keys: Readonly<Record<string, string>> = { Tab: '\uE004', Enter: '\uE007' };

/** Milliseconds: longer than any command takes on a busy machine. */
const timeout = 30_000;

/** The browser's only window. What it can do is named as in Puppeteer. */
export type WebKitPage = ReturnType<typeof pageOf> & { close(): Promise<void> };

/** Starts a virtual display, the driver and the browser, which reaches this machine only. */
export async function startWebKit(): Promise<WebKitPage> {
  const display = spawn(requireBrowser('display'), ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const port = await freePort();
  const driver = spawn(requireBrowser('webkit'), [`--port=${port}`], {
    env: {
      ...browserEnvironment,
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: fileURLToPath(new URL('.', import.meta.url)),
    },
    stdio: 'ignore',
  });
  const end = () => [driver, display].map((child) => child.kill());
  process.once('exit', end);
  const session = await newSession(`http://127.0.0.1:${port}`);
  return { ...pageOf(session), close: () => send<void>(session, 'DELETE').finally(end) };
}

async function newSession(driver: string): Promise<string> {
  const args = ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=localhost'];
  // The driver misses the end of some loads: `goto` looks for itself.
  const browser = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { args } };
  await until(() => fetch(`${driver}/status`).catch(() => undefined), 'the driver of WebKit');
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: browser },
  });
  return `${driver}/session/${sessionId}`;
}

function pageOf(session: string) {
  const post = <Value = void>(command: string, body: object) =>
    send<Value>(`${session}/${command}`, 'POST', body);

  /** Runs an expression or a function in the page, and waits for the promise that it returns. */
  function evaluate<Result, Argument = undefined>(
    script: string | ((argument: Argument) => Result),
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    const call = typeof script === 'string' ? `(${script})` : `(${script})(...arguments)`;
    return post('execute/sync', { script: `return ${call}`, args: [argument] });
  }

  const waitForFunction = (condition: () => boolean) =>
    until(() => evaluate(condition), `${condition}`);

  return {
    evaluate,
    waitForFunction,
    /** Resolves when the document is parsed: its scripts may not have run. */
    async goto(url: string): Promise<void> {
      await evaluate(() => void Object.assign(globalThis, { left: true }));
      await post('url', { url });
      await waitForFunction(() => !('left' in globalThis) && document.readyState !== 'loading');
    },
    keyboard: {
      /** Presses and releases a key: a character, or one of the keys above. */
      press(key: string): Promise<void> {
        const value = keys[key] ?? key;
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
        return post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
    },
    async setViewport({ width, height }: { width: number; height: number }): Promise<void> {
      const toolbar = await evaluate(() => outerHeight - innerHeight);
      await post('window/rect', { width, height: height + toolbar });
    },
  };
}

async function until(condition: () => Promise<unknown>, awaited: string): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${awaited}`);
    await sleep(20);
  }
}

/** Sends a command to the driver. Throws the error that the driver answers. */
async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(timeout),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}
