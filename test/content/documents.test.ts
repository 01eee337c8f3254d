import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseSettings, settingNames } from '../../server/settings/settings.ts';
import { production } from '../setup/settings.ts';

// Compares the documents with the code.

const read = (file: string) => readFileSync(file, 'utf8');
const example = read('.env.example');
const rows = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.+?) \|/gm)];

it.each([
  { file: '.env.example', names: example.match(/(?<=^#?)[A-Z_]+(?==)/gm) ?? [] },
  // `NODE_ENV` has no row in the table: each of its modes is a column.
  { file: 'the README', names: ['NODE_ENV', ...rows.map(([, name]) => name)] },
])('lists every setting once in $file', ({ names }) => {
  expect(names.toSorted()).toEqual(settingNames.toSorted());
});

// Other texts of the table describe: "required", "a placeholder", "the local inbox".
const isDefault = (text = '') => /^(`[^`]+`|none)$/.test(text);
const bare = (text = '') => text.replaceAll('`', '').replace(':PORT', ':3000');

it('lists the production defaults in the README', () => {
  // An inbox that is valid whether or not the forwarding service takes email addresses.
  const { printed } = parseSettings({ ...production, ENQUIRY_INBOX: 'alias' });
  const defaults = rows.filter(([, , text]) => isDefault(text));
  expect(defaults.length).toBeGreaterThan(8);
  expect(defaults.map(([, name, text]) => `${name} ${bare(text)}`)).toEqual(
    defaults.map(([, name = '']) => `${name} ${written(printed[name])}`),
  );
});

it('lists the production defaults in .env.example', () => {
  const defaults = rows.filter(([, , text]) => isDefault(text) && text !== 'none');
  expect(defaults.length).toBeGreaterThan(6);
  const lines = defaults.map(([, name, text]) => `#${name}=${bare(text)}`);
  expect(lines.filter((line) => !example.split('\n').includes(line))).toEqual([]);
});

/** A setting in the documents' notation: `on` or `off`, a number or a text; `none` if unset. */
function written(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value ?? '') || 'none';
}

it.each(['README.md', 'SECURITY.md', 'docs/operate.md', 'deploy/cdn.md'])(
  'names no unknown setting in %s',
  (file) => {
    // Variables that compose.yaml reads from the shell or deploy/.env.
    const inCompose = read('deploy/compose.yaml').match(/(?<=\$\{)[A-Z_]+/g) ?? [];
    const known = [...settingNames, ...inCompose, 'MALLOC_ARENA_MAX', 'COMPOSE_FILE'];
    const named = read(file).match(/\b[A-Z]{2,}_[A-Z_]+\b/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  },
);

const runbook = read('docs/operate.md');

it('has a row in the runbook for every alert', () => {
  const [{ rules }] = parse(read('deploy/monitoring/alerts.yaml')).groups;
  const alerts: { alert: string; annotations: object }[] = rules;
  const rows = runbook.match(/(?<=^\| )Site\w+(?= \|)/gm) ?? [];
  expect(rows).toHaveLength(5);
  expect(alerts).toMatchObject(
    rows.map((alert) => ({ alert, annotations: { runbook_url: 'docs/operate.md#alerts' } })),
  );
});

it('explains every log message in the runbook, and no other', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => /\.tsx?$/.test(name)).map((name) => read(`server/${name}`));
  const calls = code.flatMap((text) => text.split(/\blog\??\.(?:info|warn|error)\(/).slice(1));
  // The last argument of the call, if it is a literal; for a template, the text before its first placeholder.
  const messages = calls.flatMap((call) => {
    const [argument = ''] = call.split(/\);?\n/);
    return /(['"`])((?:(?!\1).)+)\1[,)]*\s*$/s.exec(argument)?.[2]?.split('${')[0] ?? [];
  });
  expect(messages.length).toBeGreaterThan(8);
  const [table = ''] = /^\| message .*\n(?:\|.*\n)+/m.exec(runbook) ?? [];
  const cells = table.match(/^\|[^|]*/gm)?.join() ?? '';
  const explained = cells.match(/(?<=`)[^`|,]+(?=`)/g)?.map((text) => text.replace('…', '')) ?? [];
  expect(messages.filter((text) => !explained.some((known) => text.startsWith(known)))).toEqual([]);
  expect(explained.filter((known) => !messages.some((text) => text.startsWith(known)))).toEqual([]);
});
