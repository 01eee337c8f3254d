import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, launch } from 'puppeteer-core';

/** What shows the pages: a Debian package, then the files that show that it is there, preferred first. */
const requirements = {
  chromium: ['chromium', 'chromium', 'google-chrome-stable', 'google-chrome'],
  /** Chromium without a window system: half the processor time, but no back/forward cache. */
  headless: ['chromium-headless-shell', 'chromium-headless-shell', 'chrome-headless-shell'],
  firefox: ['firefox-esr', 'firefox-esr', 'firefox'],
  /** The driver of WebKitGTK, whose package brings the browser. */
  webkit: ['webkit2gtk-driver', 'WebKitWebDriver'],
  /** A display without a screen: WebKitGTK has no headless mode. */
  display: ['xvfb', 'Xvfb'],
  /** What `fonts.conf` names. */
  fonts: ['fonts-liberation', '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'],
} as const;

type Requirement = keyof typeof requirements;

/** For every browser: pages look the same whichever fonts are installed. */
export const browserEnvironment = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
};

/** Arguments for Chromium: no sandbox, which root can't have, and no requests but to this machine. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Preferences of Firefox: every host but this machine is behind a proxy at which nobody listens. */
const firefoxPreferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
};

/** Starts a browser that reaches this machine only, with pages of 1280 × 720 pixels. */
export function launchBrowser(name: 'chromium' | 'headless' | 'firefox'): Promise<Browser> {
  return launch({
    browser: name === 'firefox' ? name : 'chrome',
    executablePath: requireBrowser(name),
    headless: name === 'headless' ? 'shell' : true,
    args: name === 'firefox' ? [] : launchArguments,
    extraPrefsFirefox: firefoxPreferences,
    env: browserEnvironment,
    defaultViewport: { width: 1280, height: 720 },
    timeout: 60_000,
  });
}

/** Path of the browser. Throws an error that names the package to install where it is missing. */
export function requireBrowser(name: Requirement): string {
  const path = find(name);
  if (!path) throw new Error(`Install ${requirements[name][0]} for the browser tests.`);
  return path;
}

/** Installs what is missing with apt. Throws an error that names the packages where that is not possible. */
export function ensureBrowsers(): void {
  const missing = (Object.keys(requirements) as Requirement[]).filter((name) => !find(name));
  if (missing.length === 0) return;
  const packages = missing.map((name) => requirements[name][0]);
  console.log(`Installing ${packages.join(', ')} for the browser tests.`);
  const [command = '', ...prefix] = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n'];
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  for (const parameters of [['update', '-qq'], install]) {
    const apt = [...prefix, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...parameters];
    spawnSync(command, apt, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  for (const name of missing) requireBrowser(name);
}

function find(name: Requirement): string | undefined {
  const [, ...files] = requirements[name];
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => files.map((file) => resolve(folder, file)))
    .find((path) => existsSync(path));
}
