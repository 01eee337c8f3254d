import { enquirySentAddress } from '../shared/routes.ts';
import type { SiteSettings } from '../shared/settings.ts';

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

type Environment = Readonly<Record<string, string | undefined>>;
type Check<T> = (value: string) => T | undefined;

/**
 * Reads the settings from the environment, once. Production guesses nothing that a visitor would notice; elsewhere
 * every setting has a stand-in that can't be mistaken for a real one.
 *
 * @throws {ConfigError} naming every fault, its value and what would be right.
 */
export function parseConfig(environment: Environment): Config {
  const production = environment['NODE_ENV'] === 'production';
  const faults: string[] = [];

  function read<T>(name: string, check: Check<T>, expected: string, standIn?: T): T {
    const value = environment[name]?.trim() || undefined;
    const result = value === undefined ? standIn : check(value);
    if (result !== undefined) return result;
    faults.push(
      value === undefined
        ? `${name} is missing: set it to ${expected}.`
        : `${name} is ${JSON.stringify(value)}: it must be ${expected}.`,
    );
    // Never seen: the faults are thrown before the configuration is returned.
    return undefined as never;
  }
  function local<T>(value: T): T | undefined {
    return production ? undefined : value;
  }

  const port = read('PORT', parsePort, 'a port number from 1 to 65535', 3000);
  const endpoint = read(
    'ENQUIRY_ENDPOINT',
    parseAddress,
    'the https address of the form-forwarding service (http only for this machine)',
    production ? 'https://formsubmit.co' : `http://localhost:${(port ?? 3000) + 1}`,
  );
  const inbox = read(
    'ENQUIRY_INBOX',
    parseInbox,
    "the inbox's email address or the alias the forwarding service gave for it",
    local('stand-in@par-avion.example'),
  );
  const publicOrigin = read(
    'PUBLIC_ORIGIN',
    parseOrigin,
    'the https origin visitors use, without a path, e.g. https://www.example.com (http only for this machine)',
    local(`http://localhost:${port}`),
  );
  const enquiryReturn = read('ENQUIRY_RETURN', parseSwitch, '"on" or "off"', 'off') === 'on';
  const config: Config = {
    host: read(
      'HOST',
      parseHost,
      'an IP address or a host name',
      production ? '0.0.0.0' : '127.0.0.1',
    ),
    port,
    publicOrigin,
    enquiryEndpoint: endpoint,
    logRequests: read('LOG_LEVEL', parseLogLevel, '"info" or "silent"', 'info') === 'info',
    settings: Object.freeze({
      enquiryAction: `${endpoint}/${inbox}`,
      enquiryReturn,
      enquiryNext: enquiryReturn ? publicOrigin + enquirySentAddress : '',
      contactEmail: read(
        'CONTACT_EMAIL',
        parseEmail,
        'an email address',
        local('stand-in@par-avion.example'),
      ),
      contactPhone: read(
        'CONTACT_PHONE',
        parsePhone,
        'a phone number with its country code, e.g. +91 40 1234 5678',
        local('+00 000 000 0000'),
      ),
    }),
  };
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return Object.freeze(config);
}

function parsePort(value: string): number | undefined {
  const port = Number(value);
  return /^\d+$/.test(value) && port >= 1 && port <= 65535 ? port : undefined;
}

function parseHost(value: string): string | undefined {
  return /^[\w.:-]+$/.test(value) ? value : undefined;
}

/** An http(s) address without credentials, query or fragment; its trailing slash goes. */
function parseAddress(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || url.username || url.password || url.search || url.hash) return undefined;
  const secure =
    url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  return secure ? url.href.replace(/\/+$/, '') : undefined;
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

function parseOrigin(value: string): string | undefined {
  const address = parseAddress(value);
  return address !== undefined && new URL(address).origin === address ? address : undefined;
}

function parseEmail(value: string): string | undefined {
  return /^[^\s@/?#%]+@[^\s@/?#%]+\.[^\s@/?#%]+$/.test(value) ? value : undefined;
}

function parseInbox(value: string): string | undefined {
  return /^[\w-]{6,}$/.test(value) ? value : parseEmail(value);
}

function parsePhone(value: string): string | undefined {
  return /^\+[\d\s()-]+$/.test(value) && value.replace(/\D/g, '').length >= 8 ? value : undefined;
}

function parseSwitch(value: string): 'on' | 'off' | undefined {
  return value === 'on' || value === 'off' ? value : undefined;
}

function parseLogLevel(value: string): 'info' | 'silent' | undefined {
  return value === 'info' || value === 'silent' ? value : undefined;
}
