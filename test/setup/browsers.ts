import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The commands a browser may go by, first choice first, and the Debian package that brings it. */
const browsers = {
  chromium: {
    commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    debianPackage: 'chromium',
  },
  firefox: { commands: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' },
} as const;

export type BrowserName = keyof typeof browsers;

/** Path of the browser on this machine, or undefined. */
export function findBrowser(name: BrowserName): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return browsers[name].commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(isExecutable);
}

/** Path of the browser. Throws one line that says what to install where it is missing. */
export function requireBrowser(name: BrowserName): string {
  const found = findBrowser(name);
  if (!found) throw new Error(missing(name));
  return found;
}

/** Installs the browsers that are missing, where this is Debian and we may. Throws one line otherwise. */
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

/** How to run a command as root here: directly, by sudo, or (undefined) not at all. */
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
  return `The browser tests need ${name}: install the package ${browsers[name].debianPackage}.`;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
