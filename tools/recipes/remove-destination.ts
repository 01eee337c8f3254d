import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { destinationRoute, destinationRoutes, homeRoute } from '../../shared/routes.ts';
import { draw, edit, insertBeforeLast, type Recipe } from './copy.ts';

/** The last destination of the table goes, and those whose guides show a licence. */
export const removeDestinations: Recipe = {
  name: 'destinations removed',
  apply(folder) {
    const last = destinationRoutes.at(-1);
    for (const { id } of destinationRoutes.filter((row) => row === last || showsLicence(row))) {
      removeDestination(folder, id);
    }
    draw(folder);
  },
};

type Row = (typeof destinationRoutes)[number];

function showsLicence({ id }: Row): boolean {
  return readFileSync(`shared/content/${id}/guide.ts`, 'utf8').includes('showsLicence: true');
}

/** The steps of the README, but the drawing. */
function removeDestination(folder: string, id: Row['id']): void {
  const content = join(folder, 'shared/content');
  const row = new RegExp(` {2}\\{\\s+id: '${id}',.*?\\n {2}\\},\\n`, 's');
  edit(join(content, 'route-rows.ts'), (text) => text.replace(row, ''));
  const redirect = `  '${destinationRoute(id).path}': '${homeRoute.path}',\n`;
  insertBeforeLast(join(content, 'route-rows.ts'), '};', redirect);
  const imports = new RegExp(` {2}${id}: \\{[^}]*\\},\\n`);
  edit(join(content, 'destination-copy.ts'), (text) => text.replace(imports, ''));
  const accent = new RegExp(`\\[data-destination="${id}"\\] \\{[^}]*\\}\\n`);
  edit(join(folder, 'client/styles/tokens.css'), (text) => text.replace(accent, ''));
  const rules = new RegExp(`\\n {2}${id}: \\{\\n.*?\\n {2}\\},(?=\\n)`, 's');
  edit(join(folder, 'test/content/plan-rules.ts'), (text) => text.replace(rules, ''));
  removeQuestions(join(content, 'for-lawyer.ts'), id);
  rmSync(join(content, id), { recursive: true });
  removePictures(join(folder, 'shared/pictures'), id);
  removePictures(join(folder, 'shared/pictures/share'), id);
}

/** What a lawyer would have been asked about the destination, where there is anything. */
function removeQuestions(file: string, id: string): void {
  const guide = new RegExp(`import \\{ guide as ${id} \\} .*\\n`);
  if (!guide.test(readFileSync(file, 'utf8'))) return;
  const question = new RegExp(
    ` {2}\\{\\n {4}ask: [^\\n]*\\n {4}texts: \\[\\n {6}${id}\\..*?\\n {2}\\},\\n`,
    's',
  );
  edit(file, (text) => text.replace(guide, '').replace(question, ''));
}

/** A drawing or a photograph. */
function removePictures(folder: string, id: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(`${id}.`))) {
    rmSync(join(folder, name));
  }
}
