import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, launch } from 'puppeteer-core';

/**
 * Requirements of the browser tests: a Debian package, then alternative files that prove its installation, preferred first.
 */
const requirements = {
  chromium: ['chromium', 'chromium', 'google-chrome-stable', 'google-chrome'],
  /** Chromium without a window system: half the CPU time, but no back/forward cache. */
  headless: ['chromium-headless-shell', 'chromium-headless-shell', 'chrome-headless-shell'],
  firefox: ['firefox-esr', 'firefox-esr', 'firefox'],
  /** The WebKitGTK driver; its package depends on the browser. */
  webkit: ['webkit2gtk-driver', 'WebKitWebDriver'],
  /** A virtual display: WebKitGTK has no headless mode. */
  display: ['xvfb', 'Xvfb'],
  /** The fonts in `fonts.conf`. */
  fonts: ['fonts-liberation', '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'],
} as const;

type Requirement = keyof typeof requirements;

/** Environment of every browser, in which pages render alike whichever fonts are installed. */
export const browserEnvironment = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
};

/** Chromium arguments: no sandbox, since root can't use one, requests to localhost only, and no animations. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-component-update',
  '--force-prefers-reduced-motion',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Firefox preferences: requests go through a missing proxy, except to localhost. */
const firefoxPreferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
};

/**
 * Starts a browser that reaches localhost only, with a viewport of 1280 × 720 pixels. `floor` is Chromium 109, the oldest
 * supported one (`browserslist` in package.json). Puppeteer can't create pages in it: use a CDP session.
 */
export function launchBrowser(
  name: 'chromium' | 'headless' | 'firefox' | 'floor',
): Promise<Browser> {
  const isFirefox = name === 'firefox';
  return launch({
    browser: isFirefox ? name : 'chrome',
    executablePath: name === 'floor' ? unpackFloorBrowser() : requireBrowser(name),
    headless: name === 'headless' || name === 'floor' ? 'shell' : true,
    waitForInitialPage: name !== 'floor',
    args: isFirefox ? [] : launchArguments,
    extraPrefsFirefox: firefoxPreferences,
    env: browserEnvironment,
    defaultViewport: { width: 1280, height: 720 },
    timeout: 60_000,
  });
}

/** Chromium of that version; a newer package would test another browser. */
const floorPackage = 'node_modules/@sparticuz/chromium';

/** Unpacks the browser of the npm package once, into the cache. Returns its path. */
function unpackFloorBrowser(): string {
  const { version } = JSON.parse(readFileSync(`${floorPackage}/package.json`, 'utf8'));
  const executable = resolve(`node_modules/.cache/chromium-${version}`);
  if (existsSync(executable)) return executable;
  // Renamed when complete, so that an interrupted run leaves no partial executable.
  const unpacked = `${executable}.${process.pid}`;
  mkdirSync(dirname(executable), { recursive: true });
  const packed = readFileSync(`${floorPackage}/bin/chromium.br`);
  writeFileSync(unpacked, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(unpacked, executable);
  return executable;
}

/** Returns the path of a requirement. If it is missing, throws an error naming the package to install. */
export function requireBrowser(name: Requirement): string {
  const path = find(name);
  if (!path)
    throw new Error(`A package for the browser tests is missing: sudo ${aptCommand([name])}`);
  return path;
}

/** Prints missing packages and installs them with apt. If that fails, throws an error with the command. */
export function ensureBrowsers(): void {
  const missing = findMissing();
  if (missing.length === 0) return;
  const command = aptCommand(missing);
  console.log(`Installing packages for the browser tests: ${command}`);
  // Fails without apt, or if sudo needs a password.
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const commands = `${sudo}apt-get update -qq; ${sudo}${command} -y -qq`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(commands, { shell: true, env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const name of findMissing()) requireBrowser(name);
}

function findMissing(): readonly Requirement[] {
  return (Object.keys(requirements) as Requirement[]).filter((name) => !find(name));
}

function aptCommand(names: readonly Requirement[]): string {
  const packages = names.map((name) => requirements[name][0]);
  return `apt-get install --no-install-recommends ${packages.join(' ')}`;
}

function find(name: Requirement): string | undefined {
  const [, ...files] = requirements[name];
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => files.map((file) => resolve(folder, file)))
    .find((path) => existsSync(path));
}
