import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { destinationRoute, destinationRoutes } from '../../shared/routes.ts';

// What docs/owner.md lets an owner change, made in a copy of the project.

/** What belongs to this checkout alone. */
const leftOut = ['.git', '.env', 'node_modules', 'dist', 'dist-dev'];

/** Copies the project into a new temporary folder, with the installed packages linked. Returns the folder. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of readdirSync('.').filter((entry) => !leftOut.includes(entry))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  // Each package by itself, so that the copy has caches of its own.
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter((entry) => !/^\.[cv]/.test(entry))) {
    symlinkSync(resolve('node_modules', name), join(packages, name));
  }
  return folder;
}

/** Draws and builds as an owner does. Throws with what is printed when that fails. */
export function drawAndBuild(folder: string): void {
  runTool(folder, 'tools/draw.ts');
  runTool(folder, 'tools/build.ts');
}

/** Runs a program of the copy with none of this process's settings. Returns what it prints. */
export function runTool(folder: string, program: string): string {
  const { PATH, HOME } = process.env;
  const options = { cwd: folder, env: { PATH, HOME }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', [program], options);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Changes a file. Throws when nothing changes: then the file has another form than is known here. */
function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${basename(file)} has another form than before.`);
  writeFileSync(file, changed);
}

/** Inserts lines before the last place of a text. */
function insertBeforeLast(file: string, place: string, lines: string): void {
  edit(file, (text) => {
    const at = text.lastIndexOf(place);
    return at < 0 ? text : text.slice(0, at) + lines + text.slice(at);
  });
}

/** Sets the consultancy's name. */
export function setName(folder: string, name: string): void {
  const file = join(folder, 'shared/content/site.ts');
  edit(file, (text) => text.replace(/const name = .*;/, `const name = '${name}';`));
}

/** Adds Germany, with the copy and the picture of the last destination. */
export function addGermany(folder: string): void {
  const { id } = destinationRoutes.at(-1) ?? {};
  const content = join(folder, 'shared/content');
  const row = `  {
    id: 'germany',
    label: 'Germany',
    nameInText: 'Germany',
    gateway: { code: 'FRA', city: 'Frankfurt', position: [8.57, 50.033] },
  },
`;
  insertBeforeLast(join(content, 'route-rows.ts'), '] as const;', row);
  const lines = `  germany: {
    summary: () => import('./germany/summary.ts'),
    guide: () => import('./germany/guide.ts'),
  },
`;
  insertBeforeLast(join(content, 'destination-copy.ts'), '} satisfies', lines);
  cpSync(join(content, `${id}`), join(content, 'germany'), { recursive: true });
  const pictures = join(folder, 'shared/pictures');
  cpSync(join(pictures, `${id}.svg`), join(pictures, 'germany.svg'));
  const summary = join(content, 'germany/summary.ts');
  edit(summary, (text) =>
    text
      .replace(`pictures/${id}.svg`, 'pictures/germany.svg')
      .replaceAll(`page:${id}`, 'page:germany'),
  );
}

type Id = (typeof destinationRoutes)[number]['id'];

/** Removes a destination, whose address leads to the home page from then on. */
export function removeDestination(folder: string, id: Id): void {
  const content = join(folder, 'shared/content');
  const rows = join(content, 'route-rows.ts');
  const row = new RegExp(` {2}\\{\\s+id: '${id}',.*?\\n {2}\\},\\n`, 's');
  edit(rows, (text) => text.replace(row, ''));
  const redirect = `{ '${destinationRoute(id).path}': '/' };`;
  edit(join(content, 'redirects.ts'), (text) => text.replace(/\{\};\n$/, `${redirect}\n`));
  const imports = new RegExp(` {2}${id}: \\{[^}]*\\},\\n`);
  edit(join(content, 'destination-copy.ts'), (text) => text.replace(imports, ''));
  rmSync(join(content, id), { recursive: true });
  rmSync(join(folder, `shared/pictures/${id}.svg`));
  rmSync(join(folder, `shared/pictures/share/${id}.png`));
}
