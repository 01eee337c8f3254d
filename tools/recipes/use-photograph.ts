import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { destinationRoutes } from '../../shared/routes.ts';
import { draw, edit, type Recipe } from './copy.ts';

/** A photograph instead of the last destination's drawing. */
export const photographInstead: Recipe = {
  name: 'a photograph instead of a drawing',
  apply(folder) {
    replaceDrawing(folder, destinationRoutes.at(-1)?.id ?? '');
    draw(folder);
  },
};

/** What is seen in the photograph. */
export const photographText = 'Houses at a quay, seen from a bridge';

/** The steps of the README, but the drawing. */
export function replaceDrawing(folder: string, id: string): void {
  const pictures = join(folder, 'shared/pictures');
  rmSync(join(pictures, `${id}.svg`));
  writeFileSync(join(pictures, `${id}.jpg`), createPhotograph());
  edit(join(folder, 'shared/content', id, 'summary.ts'), (text) =>
    text
      .replace(
        `import picture from '../../pictures/${id}.svg'`,
        `import photograph from '../../pictures/${id}.jpg'`,
      )
      .replace('  picture,', `  picture: { ...photograph, alt: '${photographText}' },`),
  );
}

/** A grey JPEG of 1200 × 800 pixels, which are 15,000 squares of 8 × 8: two bits of zeros each. */
export function createPhotograph(): Buffer {
  const squares = Buffer.alloc((15_000 * 2) / 8);
  return Buffer.concat([Buffer.from(start, 'base64'), squares, Buffer.from([0xff, 0xd9])]);
}

/** Everything before the squares: the steps of grey, the size, and the codes of the bits. */
const start =
  '/9j/2wBDAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAj/wAALCAMgBLABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8A';
