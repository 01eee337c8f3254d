import { expect, it } from 'vitest';
import { OperatorError } from '../../server/operator-error.ts';
import { readSiteColours, toneOf } from '../../tools/draw/site-colours.ts';

/** A style sheet with this as its red. */
function sheet(red: string): string {
  return `:root {
  --color-paper: white; --color-stamp: white; --color-ink: black;
  /* --color-red: green; */
  --color-red: ${red};
  --color-red-soft: blue;
  --color-blue: blue;
}`;
}

it.each([
  { written: '#b22234', light: '#b22234', dark: '#b22234' },
  { written: '#f00', light: '#ff0000', dark: '#ff0000' },
  { written: '#FF000080', light: '#ff0000', dark: '#ff0000' },
  { written: 'rebeccapurple', light: '#663399', dark: '#663399' },
  { written: 'rgb(255, 0, 128)', light: '#ff0080', dark: '#ff0080' },
  { written: 'rgb(100% 0% 50% / 40%)', light: '#ff0080', dark: '#ff0080' },
  { written: 'hsl(120, 100%, 25%)', light: '#008000', dark: '#008000' },
  { written: 'hsl(120deg 100% 25%)', light: '#008000', dark: '#008000' },
  { written: 'oklch(100% 0 0)', light: '#ffffff', dark: '#ffffff' },
  { written: 'light-dark(#111, #eee)', light: '#111111', dark: '#eeeeee' },
  { written: 'light-dark(rgb(1, 2, 3), hsl(0, 0%, 100%))', light: '#010203', dark: '#ffffff' },
  {
    written: 'light-dark(\n    tomato, /* Warm. */\n    plum\n  )',
    light: '#ff6347',
    dark: '#dda0dd',
  },
])('$written is drawn as $light, and as $dark in the dark', ({ written, light, dark }) => {
  expect(readSiteColours(sheet(written)).red).toEqual({ light, dark });
});

it('a colour that no screen of sRGB shows is drawn as one that is near', () => {
  expect(readSiteColours(sheet('color(display-p3 1 0 0)')).red.light).toMatch(/^#f[\da-f]{5}$/);
});

it.each([
  { name: 'no colour', written: 'reddish', value: 'reddish' },
  { name: 'cut off', written: '#12', value: '#12' },
  { name: 'another colour’s name', written: 'var(--color-ink)', value: 'var(--color-ink)' },
  { name: 'nothing', written: '', value: '' },
  { name: 'wrong in the dark alone', written: 'light-dark(red, drak)', value: 'drak' },
])('what is $name is refused in one line that names it', ({ written, value }) => {
  const line = `client/styles/tokens.css: --color-red has “${value}”, which is no colour that can be drawn. Write a name, or #…, rgb(), hsl() or oklch().`;
  expect(() => readSiteColours(sheet(written))).toThrow(new OperatorError(line));
});

it('a colour that is missing is refused in one line', () => {
  expect(() => readSiteColours(':root { --color-paper: white }')).toThrow(
    new OperatorError('client/styles/tokens.css has no --color-stamp.'),
  );
});

it.each([
  { colour: '#0000ff', tone: /^#[0-4][\da-f][0-5][\da-f][5-9][\da-f]$/, name: 'blue' },
  { colour: '#808080', tone: /^#(..)\1\1$/, name: 'grey' },
])('a dark tone of $name has its hue', ({ colour, tone }) => {
  const lightness = 0.35;
  const mostChroma = 0.06;
  expect(toneOf(colour, lightness, mostChroma)).toMatch(tone);
});
