import { fill, INK, INK_LIT } from './kit.ts';

/** What `rimLit` does, for parts too thin for its offset: leaves, stems, the posts of lamps. */
export function thinRim(data: string): string {
  return `${fill(data, INK_LIT)}<g transform="translate(3 3)">${fill(data, INK)}</g>`;
}
