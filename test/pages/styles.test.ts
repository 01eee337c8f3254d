import { expect, it } from 'vitest';
import { only, parseHtml } from '../setup/html.ts';
import { serveSite } from '../setup/site.ts';

const { ask } = await serveSite();
const css = only(parseHtml((await ask('/')).text), 'style').textContent ?? '';
const [displayFace = '', ...fallbacks] = css.match(/@font-face ?\{[^}]*\}/g) ?? [];
const declarations = declarationsIn(css);

it('text is shown in a fallback until the display face is here, which then takes over', () => {
  expect(displayFace).toMatch(/src:url\(.*font-display:swap/);
});

it('the fallbacks of the display face take its measures, and one of them is always installed', () => {
  const families = new Set([displayFace, ...fallbacks].map((face) => valueIn('font-family', face)));
  expect(css).toMatch(new RegExp(`--font-display: ${[...families].join(', ')}, [^;]*serif;`));
  expect(families.size).toBeGreaterThan(3);
  for (const face of fallbacks) {
    expect(valueIn('src', face)).toMatch(/^local\(/);
    for (const measure of ['size-adjust', 'ascent-override', 'descent-override']) {
      expect(valueIn(measure, face)).toMatch(/^\d+(\.\d+)?%$/);
    }
  }
});

it('no rule hides what is not marked as hidden, but for the countries that are not compared', () => {
  const hiding = declarations.filter(({ around, text }) => {
    const onScreen = !around.includes('@media print');
    return onScreen && /^(opacity:0?(\.[0-4]|$)|.*visibility:hidden|display:none)/.test(text);
  });
  const selectors = hiding.map(({ around }) => `${around.at(-1)}`);
  expect(selectors.filter((selector) => !selector.startsWith('.compare'))).toEqual(['[hidden]']);
});

it('nothing is animated for those who want less motion, and by scrolling only on a screen', () => {
  const animated = declarations.filter(({ text }) =>
    /^(animation|transition|scroll-behavior)/.test(text),
  );
  const scrolled = animated.filter(({ text }) => text.startsWith('animation-timeline'));
  expect(scrolled.length).toBeGreaterThan(0);
  for (const { around } of animated) {
    expect(around.join(' ')).toContain('prefers-reduced-motion:no-preference');
  }
  for (const { around } of scrolled) {
    expect(around.join(' ')).toMatch(/@supports ?\(animation-timeline.*@media screen and/);
  }
});

/** The value of a property in a minified rule. */
function valueIn(property: string, rule: string): string {
  return new RegExp(`[{;]${property}:([^;}]+)`).exec(rule)?.[1] ?? '';
}

/** A declaration with its selector and the at-rules around that, outermost first. */
type Declaration = { readonly around: readonly string[]; readonly text: string };

/** The declarations of a minified style sheet without braces in its strings. */
function declarationsIn(sheet: string): readonly Declaration[] {
  const found: Declaration[] = [];
  const around: string[] = [];
  for (const [, part = '', end] of sheet.matchAll(/([^{};]*)([{};])/g)) {
    const text = part.trim();
    if (end === '{') around.push(text);
    else if (text !== '') found.push({ around: [...around], text });
    if (end === '}') around.pop();
  }
  return found;
}
