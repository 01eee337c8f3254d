import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { requireBrowser } from '../browsers.ts';
import { freePort } from '../ports.ts';

export type WebKit = WebKitPage & { close(): Promise<void> };

/** The browser's only window. What it can do is named as in Playwright and Puppeteer. */
export type WebKitPage = {
  /** Resolves when the document is parsed: its scripts may not have run. */
  goto(url: string): Promise<void>;
  /** Runs an expression or a function in the page, and waits for the promise that it returns. */
  evaluate<Result>(script: string | (() => Result)): Promise<Awaited<Result>>;
  evaluate<Result, Argument>(
    script: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  waitForFunction(condition: () => boolean): Promise<void>;
  /** Presses and releases a key: a character, or one of the keys below. */
  press(key: string): Promise<void>;
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** What the viewport shows: a PNG, base64. */
  screenshot(): Promise<string>;
};

/** Code points that WebDriver gives to the keys without a character. */
const keys: Readonly<Record<string, string>> = { Tab: '\uE004', Enter: '\uE007' };

/** Longer than any command takes on a busy machine. */
const timeout = 30_000;

/** Starts a virtual display, the driver and the browser, which reaches this machine only. */
export async function startWebKit(colorScheme: 'light' | 'dark' = 'light'): Promise<WebKit> {
  const display = spawn(requireBrowser('display'), ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const port = await freePort();
  const driver = spawn(requireBrowser('webkit'), [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: fileURLToPath(new URL('.', import.meta.url)),
    },
    stdio: 'ignore',
  });
  const started = [driver, display];
  // They end with this process, whatever happens.
  for (const child of started) process.once('exit', () => child.kill());
  const session = await newSession(`http://127.0.0.1:${port}`, colorScheme);
  return {
    ...pageOf(session),
    async close() {
      await send(session, 'DELETE');
      for (const child of started) await stop(child);
    },
  };
}

async function newSession(driver: string, colorScheme: string): Promise<string> {
  const args = ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=localhost'];
  if (colorScheme === 'dark') args.push('--dark-mode');
  const capabilities = {
    // The driver misses the end of some loads: `goto` looks for itself.
    alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { args } },
  };
  const deadline = Date.now() + timeout;
  while (!(await fetch(`${driver}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error('The driver of WebKit did not start.');
    await sleep(20);
  }
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities,
  });
  return `${driver}/session/${sessionId}`;
}

function pageOf(session: string): WebKitPage {
  const page: WebKitPage = {
    async goto(url) {
      await page.evaluate(() => void Object.assign(globalThis, { left: true }));
      await send(`${session}/url`, 'POST', { url });
      await page.waitForFunction(
        () => !('left' in globalThis) && document.readyState !== 'loading',
      );
    },
    evaluate: (script: unknown, argument?: unknown) => {
      const call = typeof script === 'string' ? `(${script})` : `(${script})(...arguments)`;
      return send(`${session}/execute/sync`, 'POST', {
        script: `return ${call}`,
        args: [argument],
      });
    },
    async waitForFunction(condition) {
      const deadline = Date.now() + timeout;
      while (!(await page.evaluate(condition))) {
        if (Date.now() > deadline) throw new Error(`In vain waited for ${condition}`);
        await sleep(20);
      }
    },
    async press(key) {
      const value = keys[key] ?? key;
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await send(`${session}/actions`, 'POST', {
        actions: [{ type: 'key', id: 'keyboard', actions }],
      });
    },
    async setViewport({ width, height }) {
      const toolbar = await page.evaluate(() => outerHeight - innerHeight);
      await send(`${session}/window/rect`, 'POST', { width, height: height + toolbar });
    },
    screenshot: () => send(`${session}/screenshot`, 'GET'),
  };
  return page;
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

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
