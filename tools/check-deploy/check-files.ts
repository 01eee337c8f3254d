import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { parseSettings, settingNames } from '../../server/settings/settings.ts';
import { checkCaddyfile } from './caddyfile.ts';
import { checkCompose } from './compose.ts';
import { checkKustomization, checkObjects } from './kubernetes.ts';
import { checkAlerts, checkBlackbox, checkDashboard, checkPrometheus } from './monitoring.ts';

/** Returns what is wrong with a file, for which it gets the text and, where it names others, its folder. */
type Check = (text: string, folder: string) => readonly string[] | Promise<readonly string[]>;

/** Each file of `deploy/` by the end of its name, the first that fits. */
const checks: readonly (readonly [RegExp, Check])[] = [
  [/\/Caddyfile$/, (text, folder) => checkCaddyfile(text, readYaml(join(folder, 'compose.yaml')))],
  [/\/compose\.yaml$/, (text) => checkCompose(parse(text, { merge: true }))],
  [/\/compose\.env$/, (text) => checkSettings(text, {})],
  [/\/settings\.env$/, (text) => checkSettings(text, { NODE_ENV: 'production' })],
  [/\/kustomization\.yaml$/, (text, folder) => checkKustomization(parse(text), folder)],
  [/\/kubernetes\/[^/]+\.yaml$/, checkObjects],
  [/\/alerts\.yaml$/, (text) => checkAlerts(parse(text))],
  [/\/prometheus\.yaml$/, (text, folder) => checkPrometheus(parse(text), folder)],
  [/\/blackbox\.yaml$/, (text) => checkBlackbox(parse(text))],
  [/\/grafana-dashboard\.json$/, (text) => checkDashboard(JSON.parse(text))],
  [/\.md$/, () => []],
];

/** Reads the files of a folder like `deploy/`. Returns for each what is wrong with it; one that nobody reads is wrong. */
export async function checkDeployFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.env')
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => ({ file, problems: await checkFile(file).catch(describe) })),
  );
}

async function checkFile(file: string): Promise<readonly string[]> {
  const [, check] = checks.find(([pattern]) => pattern.test(file)) ?? [];
  if (!check) return ['nobody reads it: name its reader in tools/check-deploy/check-files.ts'];
  return check(readFileSync(file, 'utf8'), file.slice(0, -basename(file).length));
}

function checkSettings(text: string, mode: Record<string, string>): readonly string[] {
  const values = parseEnv(text) as Record<string, string>;
  parseSettings({ ...values, ...mode });
  const unknown = Object.keys(values).filter((name) => !settingNames.includes(name));
  return unknown.map((name) => `${name} is no setting`);
}

function readYaml(file: string): unknown {
  return parse(readFileSync(file, 'utf8'), { merge: true });
}

function describe(error: unknown): readonly string[] {
  return [error instanceof Error ? error.message : String(error)];
}
