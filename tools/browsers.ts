import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type LaunchOptions, launch } from 'puppeteer-core';

/** What drives or shows the pages: the files that may be it, preferred first, and the Debian package that has it. */
const requirements = {
  chromium: {
    files: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    debianPackage: 'chromium',
  },
  /** Chromium without a window system: half the processor time, but no back/forward cache. */
  headless: {
    files: ['chromium-headless-shell', 'chrome-headless-shell'],
    debianPackage: 'chromium-headless-shell',
  },
  firefox: { files: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' },
  /** The driver of WebKitGTK, whose package brings the browser. */
  webkit: { files: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
  /** A display without a screen: WebKitGTK has no headless mode. */
  display: { files: ['Xvfb'], debianPackage: 'xvfb' },
  /** The only fonts that the browsers see: see `fonts.conf`. */
  fonts: {
    files: ['/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'],
    debianPackage: 'fonts-liberation',
  },
} as const;

type Requirement = keyof typeof requirements;

/** The environment of every browser: pages look the same whichever fonts are installed. */
export const browserEnvironment = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
};

/** Arguments for Chromium: no sandbox, which root can't have, and no requests but to this machine. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Every host but this machine is behind a proxy at which nobody listens. */
const firefoxPreferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'ui.prefersReducedMotion': 1,
};

/**
 * Starts a browser that reaches this machine only, in a window of 1280 × 720 pixels.
 *
 * @param preferences of Firefox, in addition: WebDriver BiDi can't emulate a colour scheme
 */
export function launchBrowser(
  name: 'chromium' | 'headless' | 'firefox',
  preferences: Readonly<Record<string, unknown>> = {},
): Promise<Browser> {
  const isFirefox = name === 'firefox';
  const options: LaunchOptions = isFirefox
    ? { browser: name, extraPrefsFirefox: { ...firefoxPreferences, ...preferences } }
    : { headless: name === 'headless' ? 'shell' : true, args: launchArguments };
  return launch({
    executablePath: requireBrowser(name),
    env: browserEnvironment,
    defaultViewport: { width: 1280, height: 720 },
    timeout: 60_000,
    ...options,
  });
}

/** Path of the browser. Throws an error that names the package to install where it is missing. */
export function requireBrowser(name: Requirement): string {
  const found = find(name);
  if (found) return found;
  const { debianPackage } = requirements[name];
  throw new Error(`The browser tests need the Debian package ${debianPackage}.`);
}

/** Installs what is missing with apt. Throws an error that names the packages where that is not possible. */
export function ensureBrowsers(): void {
  const missing = (Object.keys(requirements) as Requirement[]).filter((name) => !find(name));
  if (missing.length === 0) return;
  const packages = missing.map((name) => requirements[name].debianPackage);
  console.log(`Installing ${packages.join(', ')} for the browser tests.`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  run([...asRoot, 'apt-get', 'update', '-qq']);
  run([...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
  for (const name of missing) requireBrowser(name);
}

function find(name: Requirement): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return requirements[name].files
    .flatMap((file) => folders.map((folder) => resolve(folder, file)))
    .find((path) => existsSync(path));
}

function run([command = '', ...parameters]: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { error, status } = spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  if (error || status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed.`);
}
