import { fill, INK, INK_LIT } from './kit.ts';

/** Like `rimLit`, with a smaller offset for thin parts: leaves, stems, lamp posts. */
export function thinRim(data: string): string {
  return `${fill(data, INK_LIT)}<g transform="translate(3 3)">${fill(data, INK)}</g>`;
}
