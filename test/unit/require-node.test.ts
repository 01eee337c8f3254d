import { afterEach, expect, it, vi } from 'vitest';
import { engines } from '../../package.json' with { type: 'json' };

afterEach(() => void vi.unstubAllGlobals());

/** What a command prints where Node has this version, and the codes with which it ends. */
async function startWith(version: string) {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.fn();
  const versions = { ...process.versions, node: version };
  vi.stubGlobal(
    'process',
    Object.create(process, { versions: { value: versions }, exit: { value: exit } }),
  );
  vi.resetModules();
  await import('../../tools/require-node.ts');
  const text = printed.mock.calls.flat().join('\n');
  printed.mockClear();
  return { printed: text, exitCodes: exit.mock.calls.flat() };
}

it.each([
  { version: '20.19.0' },
  { version: '20.20.1' },
  { version: '22.16.0' },
  { version: '22.22.3' },
  { version: '24.0.0' },
  { version: '25.1.0' },
  { version: '26.0.0' },
])('commands run on Node $version', async ({ version }) => {
  expect(await startWith(version)).toEqual({ printed: '', exitCodes: [] });
});

it.each([
  { version: '18.20.8' },
  { version: '20.18.3' },
  { version: '21.7.3' },
  { version: '22.0.0' },
  { version: '22.15.1' },
  { version: '23.11.1' },
])(
  'on Node $version commands end with one line that says which to install',
  async ({ version }) => {
    expect(await startWith(version)).toEqual({
      printed: `Node ${version} can't run this: install 26. 24 and newer can, too, as can 22 from 22.16 and 20 from 20.19 on.`,
      exitCodes: [1],
    });
  },
);

it('npm refuses the same versions', () => {
  expect(engines.node).toBe('^20.19 || ^22.16 || >=24');
});
