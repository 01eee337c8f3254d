import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../shared/routes.ts';
import { type Measure, measureBuild } from '../tools/build/report.ts';

describe('What a visitor’s line carries', () => {
  let measures: readonly Measure[] = [];

  beforeAll(async () => {
    measures = await measureBuild('dist');
  }, 30_000);

  it('stays within every limit', () => {
    expect(measures.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
  });

  it('is measured for every route: its whole answer and its scripts', () => {
    const names = measures.map(({ name }) => name);
    for (const { id } of routes) {
      expect(names).toContain(`answer of ${id}`);
      expect(names).toContain(`scripts of ${id}`);
    }
  });
});
