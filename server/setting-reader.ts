import { OperatorError } from './operator-error.ts';
import { oneOf, type SettingParser } from './setting-parsers.ts';

/** The process's environment, or a test's. */
export type Environment = Readonly<Record<string, string | undefined>>;

export type SettingReader = ReturnType<typeof createSettingReader>;

/** A misspelt `production` must not run with stand-ins. */
const modes = oneOf('production', 'development', 'test');

/** Reads settings one by one and collects their faults. */
export function createSettingReader(environment: Environment) {
  const faults: string[] = [];
  const names = new Set<string>();

  /** A setting's value, or `fallback` where it is missing or empty. */
  function read<T>(name: string, parser: SettingParser<T>, fallback?: T): T {
    names.add(name);
    const text = environment[name]?.trim() || undefined;
    const value = text === undefined ? fallback : parser.parse(text);
    if (value !== undefined) return value;
    faults.push(describeFault(name, text, parser.expected));
    // Never seen: the faults are thrown before the configuration is returned.
    return undefined as never;
  }

  /** An object with the value under `key`, or without the key where the setting is missing or empty. */
  function readOptional<T, Key extends string>(
    name: string,
    parser: SettingParser<T>,
    key: Key,
  ): { readonly [key in Key]?: T } {
    names.add(name);
    if (!environment[name]?.trim()) return {};
    return { [key]: read(name, parser) } as { readonly [key in Key]?: T };
  }

  const production = read('NODE_ENV', modes, 'development') === 'production';
  return {
    production,
    names: names as ReadonlySet<string>,
    read,
    readOptional,
    /** The value outside production, and nothing within. */
    local: <T>(value: T): T | undefined => (production ? undefined : value),
    addFault: (fault: string) => void faults.push(fault),
    /** @throws {OperatorError} with one line for each fault */
    throwFaults: () => throwAll(faults),
  };
}

function describeFault(name: string, text: string | undefined, expected: string): string {
  return text === undefined
    ? `${name} is missing: set it to ${expected}.`
    : `${name} is ${JSON.stringify(text)}: it must be ${expected}.`;
}

function throwAll(faults: readonly string[]): void {
  if (faults.length > 0) throw new OperatorError(faults.join('\n'));
}
