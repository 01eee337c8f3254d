import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowsers } from '../../tools/browsers.ts';

vi.mock('node:child_process');

const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);

/** A machine without any browser. */
beforeEach(() => void vi.stubEnv('PATH', '/nowhere'));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

describe('where browsers are missing', () => {
  it('it is said what is installed, and what for, before it is', () => {
    // Nothing is installed here, so it throws at the end.
    expect(ensureBrowsers).toThrow();
    expect(printed.mock.calls.join('\n')).toMatch(
      /^The browser tests need chromium, .*firefox-esr.*: apt-get installs what is missing\.$/,
    );
    const [said = Number.NaN] = printed.mock.invocationCallOrder;
    const [installed = Number.NaN] = vi.mocked(spawnSync).mock.invocationCallOrder;
    expect(said).toBeLessThan(installed);
  });

  it('the command is named if they can’t be installed', () => {
    expect(ensureBrowsers).toThrow(
      /^Install what the browser tests need: sudo apt-get install --no-install-recommends chromium .*firefox-esr/,
    );
  });
});
