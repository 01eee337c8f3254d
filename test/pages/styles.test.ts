import { describe, expect, it } from 'vitest';
import { only, parseHtml } from '../setup/html.ts';
import { serveSite } from '../setup/site.ts';

const { ask } = await serveSite();
const css = only(parseHtml((await ask('/')).text), 'style').textContent ?? '';
const declarations = declarationsIn(css);

describe('the display face', () => {
  const [face = '', ...fallbacks] = css.match(/@font-face ?\{[^}]*\}/g) ?? [];

  it('shows text in a fallback until it is here, and then takes over', () => {
    expect(face).toMatch(/src:url\(.*font-display:swap/);
  });

  it('is named in front of its fallbacks, which are installed and take its measures', () => {
    expect(fallbacks.length).toBeGreaterThan(2);
    const stacks = declarations.filter(({ name }) => name === '--font-display');
    expect(stacks).toHaveLength(1);
    const stack = stacks[0]?.value ?? '';
    const families = [face, ...fallbacks].map((rule) => /font-family:([^;]+)/.exec(rule)?.[1]);
    expect(stack.split(', ').slice(0, families.length)).toEqual(families);
    // What remains where none of them is installed.
    expect(stack).toMatch(/, serif$/);
    for (const fallback of fallbacks) {
      expect(fallback).toMatch(
        /src:local\(.*size-adjust:.*%;ascent-override:.*%;descent-override:/,
      );
      expect(fallback).not.toContain('url(');
    }
  });
});

describe('nothing waits for a scroll or a script to be seen', () => {
  const onScreen = declarations.filter(({ around }) => !around.includes('@media print'));

  it('no rule makes content transparent, not even where an animation begins', () => {
    const transparent = onScreen.filter(
      ({ name, value }) =>
        (name === 'opacity' && Number(value) < 0.5) || /visibility:hidden/.test(`${name}:${value}`),
    );
    expect(transparent).toEqual([]);
  });

  it('no rule takes out what is not marked as hidden', () => {
    const removed = onScreen.filter(({ name, value }) => name === 'display' && value === 'none');
    expect(removed.map(({ around }) => around.at(-1))).toEqual(['[hidden]']);
  });

  it('what moves with scrolling does so by CSS alone, on a screen, for those who want motion', () => {
    const driven = declarations.filter(({ name }) => name === 'animation-timeline');
    expect(driven.length).toBeGreaterThan(0);
    for (const { around } of driven) {
      expect(around.join(' ')).toMatch(/@supports ?\(animation-timeline/);
      expect(around).toContain('@media screen and (prefers-reduced-motion:no-preference)');
    }
  });

  it('nothing is animated for those who want less motion', () => {
    const animated = declarations.filter(({ name }) => /^(animation|transition)/.test(name));
    expect(animated.length).toBeGreaterThan(0);
    for (const { around } of animated) {
      expect(around.join(' ')).toContain('prefers-reduced-motion:no-preference');
    }
  });
});

type Declaration = {
  /** Its selector and the at-rules around that, outermost first. */
  readonly around: readonly string[];
  readonly name: string;
  readonly value: string;
};

/** The declarations of a minified style sheet without braces in its strings. */
function declarationsIn(sheet: string): readonly Declaration[] {
  const found: Declaration[] = [];
  const around: string[] = [];
  for (const [, text = '', end] of sheet.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') {
      around.push(text.trim());
      continue;
    }
    const [, name, value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(text) ?? [];
    if (name) found.push({ around: [...around], name, value: value.trim() });
    if (end === '}') around.pop();
  }
  return found;
}
