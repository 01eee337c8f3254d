import { enquirySentAddress } from '../shared/routes.ts';
import type { SiteSettings } from '../shared/settings.ts';
import * as parsers from './setting-parsers.ts';

/** The process's environment, or a test's. */
export type Environment = Readonly<Record<string, string | undefined>>;

export type Config = {
  readonly host: string;
  readonly port: number;
  /** Origin of every absolute address the site writes, e.g. `https://paravion.example`. */
  readonly publicOrigin: string;
  readonly enquiryEndpoint: string;
  readonly logRequests: boolean;
  readonly settings: SiteSettings;
};

/** Thrown with one line for each setting that is missing or wrong. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings from the environment, once. Production guesses nothing that a visitor would notice; elsewhere
 * every setting has a stand-in that can't be mistaken for a real one.
 *
 * @throws {ConfigError} naming every fault, its value and what would be right.
 */
export function parseConfig(environment: Environment): Config {
  const reader = createSettingReader(environment);
  const { read, production, local } = reader;
  const port = read('PORT', parsers.port, 3000);
  const publicOrigin = read('PUBLIC_ORIGIN', parsers.origin, local(`http://localhost:${port}`));
  const enquiryEndpoint = read(
    'ENQUIRY_ENDPOINT',
    parsers.endpoint,
    production ? 'https://formsubmit.co' : `http://localhost:${standInPort(port)}`,
  );
  const config: Config = {
    host: read('HOST', parsers.host, production ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicOrigin,
    enquiryEndpoint,
    logRequests: read('LOG_LEVEL', parsers.oneOf('info', 'silent'), 'info') === 'info',
    settings: readSiteSettings(reader, { enquiryEndpoint, publicOrigin }),
  };
  reader.throwFaults();
  return Object.freeze(config);
}

type Addresses = Pick<Config, 'enquiryEndpoint' | 'publicOrigin'>;

function readSiteSettings(
  { read, readOptional, local }: SettingReader,
  { enquiryEndpoint, publicOrigin }: Addresses,
): SiteSettings {
  const email = local('stand-in@par-avion.example');
  const inbox = read('ENQUIRY_INBOX', parsers.inbox, email);
  const enquiryReturn = read('ENQUIRY_RETURN', parsers.onOff, false);
  return Object.freeze({
    enquiryAction: `${enquiryEndpoint}/${inbox}`,
    enquiryReturn,
    enquiryNext: enquiryReturn ? publicOrigin + enquirySentAddress : '',
    contactEmail: read('CONTACT_EMAIL', parsers.email, email),
    contactPhone: read('CONTACT_PHONE', parsers.phone, local('+00 000 000 0000')),
    ...readOptional('CONTACT_WHATSAPP', parsers.phone, 'contactWhatsapp'),
    ...readOptional('OFFICE_HOURS', parsers.shortText, 'officeHours'),
    ...readOptional('LICENCE_CANADA', parsers.shortText, 'licenceCanada'),
  });
}

/** Where the local stand-in for the forwarding service listens: beside the site. */
export function standInPort(sitePort: number): number {
  return sitePort < 65_535 ? sitePort + 1 : sitePort - 1;
}

type SettingReader = ReturnType<typeof createSettingReader>;

function createSettingReader(environment: Environment) {
  const faults: string[] = [];

  function readText(name: string): string | undefined {
    return environment[name]?.trim() || undefined;
  }

  /** A setting's value, or `fallback` where it is missing or empty. Faults are collected, to be named at once. */
  function read<T>(name: string, parser: parsers.SettingParser<T>, fallback?: T): T {
    const text = readText(name);
    const value = text === undefined ? fallback : parser.parse(text);
    if (value !== undefined) return value;
    faults.push(
      text === undefined
        ? `${name} is missing: set it to ${parser.expected}.`
        : `${name} is ${JSON.stringify(text)}: it must be ${parser.expected}.`,
    );
    // Never seen: the faults are thrown before the configuration is returned.
    return undefined as never;
  }

  /** An object with the value under `key`, or without the key where the setting is missing or empty. */
  function readOptional<T, Key extends string>(
    name: string,
    parser: parsers.SettingParser<T>,
    key: Key,
  ): { readonly [key in Key]?: T } {
    if (readText(name) === undefined) return {};
    return { [key]: read(name, parser) } as { readonly [key in Key]?: T };
  }

  // A misspelt `production` must not run with stand-ins.
  const modes = parsers.oneOf('production', 'development', 'test');
  const production = read('NODE_ENV', modes, 'development') === 'production';
  return {
    production,
    read,
    readOptional,
    /** The value outside production, and nothing within. */
    local: <T>(value: T): T | undefined => (production ? undefined : value),
    /** @throws {ConfigError} when there was a fault */
    throwFaults() {
      if (faults.length > 0) throw new ConfigError(faults.join('\n'));
    },
  };
}
