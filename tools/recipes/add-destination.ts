import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw, insertBeforeLast, type Recipe } from './copy.ts';

const source = 'tools/recipes/germany';

/** One more destination, with an official host that no other has and no abbreviation in its copy. */
export const addGermany: Recipe = {
  name: 'a seventh destination',
  apply(folder) {
    addDestination(folder);
    draw(folder);
  },
};

/** What families rely on in its plan, written by hand. */
const rules = `  germany: {
    winter: {
      classesBegin: [10, 10],
      lastMonthToApply: {
        bachelor: { yearsBefore: 0, month: 7 },
        master: { yearsBefore: 0, month: 7 },
        unsure: { yearsBefore: 0, month: 7 },
      },
      opens: {},
    },
    summer: {
      classesBegin: [4, 4],
      lastMonthToApply: {
        bachelor: { yearsBefore: 0, month: 1 },
        master: { yearsBefore: 0, month: 1 },
        unsure: { yearsBefore: 0, month: 1 },
      },
      opens: {},
    },
  },
`;

/** The steps of the README, but the drawing. */
export function addDestination(folder: string): void {
  addRow(folder);
  addCopy(folder);
  cpSync(join(source, 'germany.svg'), join(folder, 'shared/pictures/germany.svg'));
  insertBeforeLast(join(folder, 'test/content/plan-rules.ts'), '};', rules);
  const accent = '--color-accent: light-dark(oklch(45% 0.12 100), oklch(80% 0.1 100));';
  const rule = `[data-destination="germany"] {\n  ${accent}\n}\n`;
  appendFileSync(join(folder, 'client/styles/tokens.css'), rule);
}

function addRow(folder: string): void {
  const row = `  {
    id: 'germany',
    label: 'Germany',
    nameInText: 'Germany',
    gateway: { code: 'FRA', city: 'Frankfurt', position: [8.57, 50.033] },
  },
`;
  insertBeforeLast(join(folder, 'shared/content/route-rows.ts'), '] as const;', row);
}

function addCopy(folder: string): void {
  const content = join(folder, 'shared/content');
  mkdirSync(join(content, 'germany'));
  for (const name of ['summary.ts', 'guide.ts', 'to-confirm.ts']) {
    const text = readFileSync(join(source, name), 'utf8')
      .replace('../../../shared/content/', '../')
      .replace('./germany.svg', '../../pictures/germany.svg');
    writeFileSync(join(content, 'germany', name), text);
  }
  const lines = `  germany: {
    summary: () => import('./germany/summary.ts'),
    guide: () => import('./germany/guide.ts'),
  },
`;
  insertBeforeLast(join(content, 'destination-copy.ts'), '} satisfies', lines);
  insertBeforeLast(join(content, 'official-hosts.ts'), '];', "  'www.auswaertiges-amt.de',\n");
}
