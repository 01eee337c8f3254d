import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';

const { ask } = await createTestApp();

it.each([
  { name: 'a script', path: '/assets/hydrate-77777777.js', bytes: 'export function hydrate() {}' },
  { name: 'the icon', path: '/assets/icon-22222222.svg', bytes: '<svg/>' },
  { name: 'a font', path: '/assets/face-11111111.woff2', bytes: '\u0001\u0002\u0003' },
  { name: 'a picture', path: '/assets/share-alpha-66666666.png', bytes: '\u0004\u0005' },
  { name: 'the icon as a PNG', path: '/assets/touch-33333333.png', bytes: '\u0006\u0007\u0008' },
  { name: 'the icon for old programs', path: '/favicon.ico', bytes: '\u0006\u0007\u0008' },
  { name: 'a photograph', path: '/assets/beta-77777777.jpg', bytes: '\u0009\u000a' },
  { name: 'the licences', path: '/licences.txt', bytes: 'Licences of the fixture\n' },
])('$name comes as it was built', async ({ path, bytes }) => {
  const response = await ask.get(path).responseType('blob');
  expect(response.body.toString()).toBe(bytes);
});
