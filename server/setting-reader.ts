import { mode } from './setting-parsers.ts';

/** The process's environment, or a test's. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with one line for each setting that is missing or wrong. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type SettingReader = {
  readonly production: boolean;
  /**
   * A setting's value; `standIn` where it is missing or empty. A fault is noted, so that all can be named at once.
   *
   * @param parse returns undefined for a text that is not what it must be
   * @param expected what would be right, as in "it must be {expected}"
   */
  read<T>(name: string, parse: (text: string) => T | undefined, expected: string, standIn?: T): T;
  /** The value outside production, and nothing within. */
  local<T>(value: T): T | undefined;
  /** @throws {ConfigError} when there was a fault */
  throwFaults(): void;
};

export function createSettingReader(environment: Environment): SettingReader {
  const faults: string[] = [];

  const read: SettingReader['read'] = (name, parse, expected, standIn) => {
    const text = environment[name]?.trim() || undefined;
    const value = text === undefined ? standIn : parse(text);
    if (value !== undefined) return value;
    faults.push(
      text === undefined
        ? `${name} is missing: set it to ${expected}.`
        : `${name} is ${JSON.stringify(text)}: it must be ${expected}.`,
    );
    // Never seen: the faults are thrown before the configuration is returned.
    return undefined as never;
  };

  // A misspelt `production` must not run with stand-ins.
  const modes = '"production", "development" or "test"';
  const production = read('NODE_ENV', mode, modes, 'development') === 'production';
  return {
    production,
    read,
    local: (value) => (production ? undefined : value),
    throwFaults() {
      if (faults.length > 0) throw new ConfigError(faults.join('\n'));
    },
  };
}
