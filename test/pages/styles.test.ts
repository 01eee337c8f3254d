import { expect, it } from 'vitest';
import { only, parseHtml } from '../setup/html.ts';
import { serveSite } from '../setup/site.ts';

const { ask } = await serveSite();
const css = only(parseHtml((await ask('/')).text), 'style').textContent ?? '';

it('no rule hides anything on a screen, but for the countries that are not compared', () => {
  expect(css).toMatch(/@font-face ?\{[^}]*font-display:swap/);
  const onScreen = css.replace(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  const hiding = /(?:^|;)(?:opacity:0?(?:\.[0-4]|;|$)|visibility:hidden|display:none)/;
  const selectors = [...onScreen.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', body = '']) => (hiding.test(body) ? selector.trim() : []),
  );
  expect(selectors.filter((each) => !each.startsWith('.compare'))).toEqual([]);
});

it('nothing is animated for those who want less motion', () => {
  const query = /@media[^{]*prefers-reduced-motion:no-preference\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
  const moving = /[{;](?:animation|transition|scroll-behavior)[^;}]*/g;
  expect(css.match(moving)?.length).toBe(2);
  expect(css.replace(query, '').match(moving)).toBeNull();
});
