import type { Point } from './kit.ts';

/** Points from a string of numbers, 'x y x y …', which keeps long outlines readable. */
export function points(...rows: string[]): Point[] {
  const numbers = rows.join(' ').split(' ').map(Number);
  return Array.from({ length: numbers.length >> 1 }, (_, i) => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ]);
}
