import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Arguments for Chromium: no sandbox, which root can't have, and no requests of its own. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The commands that may start a browser, preferred first, and the Debian package that installs it. */
const browsers = {
  chromium: {
    commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    debianPackage: 'chromium',
  },
  /** Chromium without a window system: half the processor time, but no back/forward cache. */
  headless: {
    commands: ['chromium-headless-shell', 'chrome-headless-shell'],
    debianPackage: 'chromium-headless-shell',
  },
  firefox: { commands: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' },
  /** The driver of WebKitGTK, whose package brings the browser. */
  webkit: { commands: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
  /** A display without a screen: WebKitGTK has no headless mode. */
  display: { commands: ['Xvfb'], debianPackage: 'xvfb' },
} as const;

export type BrowserName = keyof typeof browsers;

/** Path of the browser on this machine, or undefined. */
export function findBrowser(name: BrowserName): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return browsers[name].commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(isExecutable);
}

/** Path of the browser. Throws an error that names the package to install where it is missing. */
export function requireBrowser(name: BrowserName): string {
  const found = findBrowser(name);
  if (!found) throw new Error(missing(name));
  return found;
}

/** Installs the missing browsers with apt. Throws an error that names the packages where that is not possible. */
export function ensureBrowsers(): void {
  const absent = (Object.keys(browsers) as BrowserName[]).filter((name) => !findBrowser(name));
  if (absent.length === 0) return;
  const asRoot = rootPrefix();
  if (!asRoot) throw new Error(absent.map(missing).join(' '));
  const packages = absent.map((name) => browsers[name].debianPackage);
  console.log(`Installing ${packages.join(' and ')} for the browser tests.`);
  run([...asRoot, 'apt-get', 'update', '-qq']);
  run([...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
  for (const name of absent) requireBrowser(name);
}

/** What to put before a command to run it as root: nothing, sudo, or undefined where neither works. */
function rootPrefix(): readonly string[] | undefined {
  if (spawnSync('apt-get', ['--version']).error) return undefined;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

function run([command = '', ...parameters]: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

function missing(name: BrowserName): string {
  return `The browser ${name} is missing: install the package ${browsers[name].debianPackage}.`;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
