import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { destinationRoutes } from '../../shared/routes.ts';
import { draw, edit, type Recipe } from './copy.ts';

/** The last destination of the table goes. */
export const removeDestination: Recipe = {
  name: 'a destination removed',
  apply(folder) {
    const { id } = destinationRoutes[destinationRoutes.length - 1] ?? { id: '' };
    const content = join(folder, 'shared/content');
    const row = new RegExp(` {2}\\{\\s+id: '${id}',.*?\\n {2}\\},\\n`, 's');
    edit(join(content, 'route-rows.ts'), (text) => text.replace(row, ''));
    const imports = new RegExp(` {2}${id}: \\{[^}]*\\},\\n`);
    edit(join(content, 'destination-copy.ts'), (text) => text.replace(imports, ''));
    const accent = new RegExp(`\\[data-destination="${id}"\\] \\{[^}]*\\}\\n`);
    edit(join(folder, 'client/styles/tokens.css'), (text) => text.replace(accent, ''));
    const rules = new RegExp(`\\n {2}${id}: \\{\\n.*?\\n {2}\\},(?=\\n)`, 's');
    edit(join(folder, 'test/content/plan-rules.ts'), (text) => text.replace(rules, ''));
    rmSync(join(content, id), { recursive: true });
    rmSync(join(folder, `shared/pictures/${id}.svg`));
    rmSync(join(folder, `shared/pictures/share/${id}.png`));
    draw(folder);
  },
};
