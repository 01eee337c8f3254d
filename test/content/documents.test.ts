import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSettings, settingNames } from '../../server/settings.ts';
import { production } from '../setup/settings.ts';

// What the documents say of settings and files, compared with what there is.

const example = readFileSync('.env.example', 'utf8');
const readme = readFileSync('README.md', 'utf8');
/** What compose.yaml reads from the shell or its own `.env`. */
const composeNames = [
  ...readFileSync('deploy/compose.yaml', 'utf8').matchAll(/\$\{([A-Z_]+)/g),
].flatMap(([, name]) => name ?? []);
const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.+?) \|/gm)];

it('.env.example and the README’s table have every setting, each once, and no other', () => {
  const names = example.match(/^#?[A-Z_]+(?==)/gm) ?? [];
  expect(names.map((name) => name.replace('#', '')).toSorted()).toEqual(settingNames.toSorted());
  // The columns of the table are its two modes.
  const inTable = ['NODE_ENV', ...rows.map(([, name]) => name)];
  expect(inTable.toSorted()).toEqual(settingNames.toSorted());
});

/** A setting as it is written: `on` and `off`, numbers, texts; what is not set is `none`. */
function written(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value ?? '') || 'none';
}

it.each([
  { mode: 'in production', environment: production, column: 2 },
  { mode: 'elsewhere', environment: {}, column: 3 },
])('the README’s table has the defaults $mode', ({ environment, column }) => {
  const inEffect = parseSettings(environment).printed;
  // Others are described: "required", "a placeholder", "the local inbox".
  const told = rows.filter((row) => /^(`[^`]+`|none)$/.test(row[column] ?? ''));
  expect(told.length).toBeGreaterThan(12);
  expect(
    told.map((row) => `${row[1]} ${row[column]?.replace(/`/g, '').replace(':PORT', ':3000')}`),
  ).toEqual(told.map(([, name = '']) => `${name} ${written(inEffect[name])}`));
});

it('.env.example has the defaults of production, where it has any', () => {
  const inEffect = parseSettings(production).printed;
  const lines = [...example.matchAll(/^#([A-Z_]+)=(\S+)$/gm)];
  // Without a default: what the owner, the operator or the image decides.
  const told = lines.filter(([, name = '']) => inEffect[name] !== undefined);
  expect(told.length).toBeGreaterThan(10);
  expect(told.map(([line]) => line)).toEqual(
    told.map(([, name = '']) => `#${name}=${written(inEffect[name])}`),
  );
});

it.each(['README.md', 'SECURITY.md', 'docs/operate.md', 'deploy/cdn.md'])(
  '%s names no setting that there is not',
  (file) => {
    const known = [...settingNames, ...composeNames, 'MALLOC_ARENA_MAX'];
    const named = readFileSync(file, 'utf8').match(/\b[A-Z]{2,}_[A-Z_]+\b/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  },
);

it('the documents name no file of the project that there is not', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'deploy/cdn.md'].concat(
    ['docs', 'docs/decisions'].flatMap((folder) => markdownIn(folder)),
  );
  const named = documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8');
    const paths =
      text.match(/(?<![\w./-])(client|server|shared|test|tools|deploy)\/[\w./-]*\w/g) ?? [];
    return paths.map((path) => `${path} in ${document}`);
  });
  expect(named.length).toBeGreaterThan(100);
  // Made by whoever follows the document.
  const others = ['deploy/.env', 'shared/fees/fees-page.tsx', 'tools/draw/NAME.ts'];
  const isThere = (path: string) => existsSync(path) || others.includes(path);
  expect(named.filter((it) => !isThere(it.split(' in ')[0] ?? ''))).toEqual([]);
});

function markdownIn(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return names.map((name) => `${folder}/${name}`);
}
