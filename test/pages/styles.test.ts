import { describe, expect, it } from 'vitest';
import { only, parseHtml } from '../setup/html.ts';
import { serveSite } from '../setup/site.ts';

/** A style rule with the at-rules around it, outermost first. */
type StyleRule = {
  readonly around: readonly string[];
  readonly selector: string;
  readonly declarations: ReadonlyMap<string, string>;
};

const { ask } = await serveSite();
const css = only(parseHtml((await ask('/')).text), 'style').textContent ?? '';
const rules = rulesOf(css);
const faces = rules.filter(({ selector }) => selector === '@font-face');

describe('the display face', () => {
  const [face, ...others] = faces.filter(({ declarations }) =>
    declarations.get('src')?.startsWith('url('),
  );
  const family = unquoted(face?.declarations.get('font-family'));

  it('shows text in a fallback until it is here, and then takes over', () => {
    expect(others).toEqual([]);
    expect(face?.declarations.get('font-display')).toBe('swap');
  });

  it('is named in front of its fallbacks, which take its measures', () => {
    const stacks = rules.flatMap(({ declarations }) => declarations.get('--font-display') ?? []);
    expect(stacks).toHaveLength(1);
    const names = (stacks[0] ?? '').split(',').map(unquoted);
    expect(names[0]).toBe(family);
    const fallbacks = faces.filter((other) => other !== face);
    expect(fallbacks.length).toBeGreaterThan(2);
    expect(names.slice(1, 1 + fallbacks.length)).toEqual(
      fallbacks.map(({ declarations }) => unquoted(declarations.get('font-family'))),
    );
    for (const { declarations } of fallbacks) {
      expect(declarations.get('src')).toMatch(/^local\(/);
      for (const name of ['size-adjust', 'ascent-override', 'descent-override']) {
        expect(declarations.get(name)).toMatch(/^\d+(\.\d+)?%$/);
      }
    }
    // What remains where none of them is installed.
    expect(names.at(-1)).toBe('serif');
  });
});

describe('nothing waits for a scroll or a script to be seen', () => {
  const onScreen = rules.filter(({ around }) => !around.includes('@media print'));

  it('no rule makes content transparent, not even where an animation begins', () => {
    const transparent = onScreen.filter(
      ({ declarations }) =>
        Number(declarations.get('opacity') ?? 1) < 0.5 ||
        declarations.get('visibility') === 'hidden' ||
        declarations.get('content-visibility') === 'hidden',
    );
    expect(transparent).toEqual([]);
  });

  it('what a rule takes out is marked as hidden, or shown where there is room', () => {
    const displayed = (wanted: (rule: StyleRule) => boolean) =>
      onScreen.filter((rule) => rule.declarations.has('display') && wanted(rule));
    const removed = displayed(({ declarations }) => declarations.get('display') === 'none');
    const wide = displayed(({ around }) => around.some((rule) => rule.startsWith('@media(width')));
    const shown = ['[hidden]', ...wide.map(({ selector }) => selector)];
    expect(removed.filter(({ selector }) => !shown.includes(selector))).toEqual([]);
  });

  it('what moves with scrolling does so by CSS alone, on a screen, for those who want motion', () => {
    const driven = rules.filter(({ declarations }) => declarations.has('animation-timeline'));
    expect(driven.length).toBeGreaterThan(0);
    for (const { around } of driven) {
      const conditions = around.join(' ');
      expect(conditions).toMatch(/@supports ?\(animation-timeline/);
      expect(conditions).toContain('@media screen and (prefers-reduced-motion:no-preference)');
    }
  });

  it('nothing is animated for those who want less motion', () => {
    const animated = rules.filter(
      ({ declarations }) => declarations.has('animation') || declarations.has('transition'),
    );
    expect(animated.length).toBeGreaterThan(0);
    for (const { selector, around } of animated) {
      expect(around.join(' '), selector).toContain('prefers-reduced-motion:no-preference');
    }
  });
});

function unquoted(name = ''): string {
  return name.trim().replace(/^"(.*)"$/, '$1');
}

/** The rules of a minified style sheet without braces in its strings; nested rules are rules of their own. */
function rulesOf(sheet: string): readonly StyleRule[] {
  const found: StyleRule[] = [];
  const open: { prelude: string; declarations: Map<string, string> }[] = [];
  for (const [, text = '', end] of sheet.matchAll(/([^{};]*)([{};])/g)) {
    const block = open.at(-1);
    if (end === '{') {
      open.push({ prelude: text.trim(), declarations: new Map() });
      continue;
    }
    const [, name, value] = /^\s*([\w-]+)\s*:(.*)$/s.exec(text) ?? [];
    if (block && name) block.declarations.set(name, (value ?? '').trim());
    if (end === ';') continue;
    open.pop();
    if (!block || block.declarations.size === 0) continue;
    const around = open.map(({ prelude }) => prelude);
    found.push({ around, selector: block.prelude, declarations: block.declarations });
  }
  return found;
}
