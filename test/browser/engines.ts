import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'puppeteer-core';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { browserEnvironment, launchBrowser, requireBrowser } from '../../tools/browsers.ts';
import { freePort, untilListening } from '../../tools/ports.ts';
import type { KeyboardPage } from './visit.ts';

/** Starts each engine. One page is open at a time. */
export const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** Starts Chromium, whose only page is reused: this takes less CPU time. */
async function startChromium() {
  const browser = await launchBrowser('chromium');
  const page = await browser.newPage();
  return { openPage: async () => page, close: () => browser.close() };
}

/** Starts Firefox. Each page is opened in a context of its own, since Puppeteer misses some navigations of a reused one. */
async function startFirefox() {
  const browser = await launchBrowser('firefox');
  let context: BrowserContext | undefined;
  async function openPage() {
    await context?.close();
    context = await browser.createBrowserContext();
    return context.newPage();
  }
  return { openPage, close: () => browser.close() };
}

/** Starts WebKitGTK on a virtual display, reaching localhost only. */
async function startWebKit() {
  const display = spawn(requireBrowser('display'), ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const port = await freePort();
  const server = spawn(requireBrowser('webkit'), [`--port=${port}`], {
    env: {
      ...browserEnvironment,
      DISPLAY: `:${String(number).trim()}`,
      // Without a GPU, this renderer takes half the CPU time.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      XDG_CONFIG_HOME: fileURLToPath(new URL('webkit', import.meta.url)),
    },
    stdio: 'ignore',
  });
  const end = () => [server, display].map((child) => child.kill());
  process.once('exit', end);
  await untilListening(port, once(server, 'exit'));
  const args = ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=localhost'];
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // `goto` polls instead, because the driver misses the end of some loads.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { args },
    })
    .build();
  await driver.manage().window().setRect({ width: 1_280, height: 800 });
  const page = pageOf(driver);
  return { openPage: async () => page, close: () => driver.quit().finally(end) };
}

/** The browser's only window. */
function pageOf(driver: WebDriver): KeyboardPage {
  /** Runs an expression or a function in the page. Rejects if the page is gone before it returns. */
  const evaluate: Page['evaluate'] = (script, ...parameters) => {
    const source = typeof script === 'string' ? `return ${script}` : script;
    const result = driver.executeScript<never>(source, ...parameters);
    const fail = () => Promise.reject(new Error('The page has not answered.'));
    return Promise.race([result, sleep(30_000).then(fail)]);
  };

  async function waitForFunction(condition: () => boolean): Promise<void> {
    await driver.wait(() => evaluate(condition).catch(() => false), 60_000, `${condition}`, 20);
  }

  return {
    evaluate,
    waitForFunction,
    /** Resolves when the document is parsed; its scripts may not have run yet. */
    async goto(url: string): Promise<void> {
      await waitForFunction(() => 'left' in Object.assign(globalThis, { left: true }));
      await driver.get(url);
      await waitForFunction(() => !('left' in globalThis) && document.readyState !== 'loading');
    },
    keyboard: {
      async press(key): Promise<void> {
        const pressed = { Enter: Key.ENTER, Tab: Key.TAB }[key];
        await driver.actions().sendKeys(pressed).perform();
      },
    },
  };
}
