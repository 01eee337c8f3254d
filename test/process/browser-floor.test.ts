import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findUnguardedBuiltIns, findUnguardedStyles } from '../../tools/browser-floor.ts';

const assets = 'dist/client/assets';
const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));

/** Known calls of built-ins that some supported browser lacks, with the reason why each is safe. */
const knownCalls = {
  cancelIdleCallback: 'Safari: called only with a handle of requestIdleCallback, which is tested',
  navigate: 'a method of React Router',
  resize: 'a method of the animation player',
  setPathData: 'a method of the animation player',
  share: 'inside try: without it the link is copied',
  startViewTransition: 'React: inside try, for view transitions alone',
};

/** Known styles that some supported browser lacks, with their fallback. */
const knownStyles = {
  ':details-content': 'without JavaScript, what a link leads to is opened by the browser itself',
  ':has': 'Firefox before 121: fixed places instead of those that follow the content',
  ':user-invalid': 'the browser names the wrong field when the form is sent',
  '@container': 'Safari before 16, Firefox before 110: one arrangement for all widths',
  '@media (forced-colors)': 'Safari has no forced colours',
  '@media (scripting)': 'a button and a column that a script would do without',
  '@page': 'the margins of the printer',
  'accent-color: …': 'boxes in the colour of the browser',
  'break-after: avoid': 'on paper a heading may stand apart from its text',
  'container-type: …': 'as @container',
  'container: …': 'as @container',
  'content-visibility: …': 'what is closed is not searched',
  'cqi unit': 'tested together with round()',
  'cursor: pointer': 'a phone has no pointer',
  'flex: min-content': 'Safari before 16: the name is below the logo',
  'float: inline-end': 'Chrome before 118, on paper: one below the other',
  'float: inline-start': 'as inline-end',
  'forced-color-adjust: …': 'as @media (forced-colors)',
  'grid-template-rows: subgrid': 'Chrome before 117, Safari before 16: neighbours do not line up',
  'outline: …': 'Safari before 16.4: a ring with square corners',
  'overflow-anchor: …': 'Safari anchors no scroll position',
  'overflow-x: clip': 'Safari before 16: the page may be moved sideways by a stamp',
  'place-self: end': 'known wherever grids are',
  'place-self: start': 'known wherever grids are',
  'print-color-adjust: …': 'prefixed by the compiler',
  'scrollbar-width: …': 'Safari: a scrollbar of the usual width',
  'text-size-adjust: …': 'prefixed by the compiler',
  'text-wrap: …': 'lines that are less even',
};

it('finds functions and media queries that the browser floor lacks, except in @supports', () => {
  const rules = 'a{width:round(1px,1px);--x:oklch(50% 0 0)}@media not (width<9px){b{height:1px}}';
  const found = ['@media (not …)', '@media (… < …)', 'oklch()', 'round()'];
  expect(findUnguardedStyles(rules)).toEqual(found);
  expect(findUnguardedStyles(`@supports (x:y){${rules}}`)).toEqual([]);
});

it('calls no built-in that a supported browser lacks', () => {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(names.length).toBeGreaterThan(15);
  const scripts = names.map((name) => readFileSync(`${assets}/${name}`, 'utf8'));
  const found = [manifest.entry, ...scripts].flatMap(findUnguardedBuiltIns);
  expect([...new Set(found)].sort()).toEqual(Object.keys(knownCalls));
});

it('uses no style that a supported browser lacks', () => {
  const { home, destination } = manifest.styles;
  expect(findUnguardedStyles(home.inline + destination.inline)).toEqual(Object.keys(knownStyles));
});
