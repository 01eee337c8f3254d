import { enquirySentAddress } from '../shared/routes.ts';
import type { SiteSettings } from '../shared/settings.ts';
import { defaultKeepAliveTimeoutMs } from './limits.ts';
import { findMisspeltSettings } from './misspelt-settings.ts';
import * as parsers from './setting-parsers.ts';
import { createSettingReader, type Environment, type SettingReader } from './setting-reader.ts';

export type Config = {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Port for `/metrics`; there are none without it. */
  readonly adminPort?: number;
  /** Origin of every absolute address the site writes, e.g. `https://paravion.example`. */
  readonly publicOrigin: string;
  readonly enquiryEndpoint: string;
  /** Proxies whose forwarded headers count. */
  readonly trustProxy: readonly string[];
  readonly log: { readonly requests: boolean; readonly addresses: boolean };
  readonly keepAliveTimeoutMs: number;
  readonly shutdown: { readonly drainDelayMs: number; readonly shutdownTimeoutMs: number };
  readonly hsts: { readonly includeSubDomains: boolean; readonly preload: boolean };
  /** Whether search engines may keep the site; a preview says no. */
  readonly indexing: boolean;
  readonly securityContact?: string;
  /** Folder where copies of all builds keep their assets. */
  readonly sharedAssets?: string;
  readonly settings: SiteSettings;
  /** What an operator should know and what does not stop the start. */
  readonly warnings: readonly string[];
};

/**
 * Reads the settings from the environment, once. Production guesses nothing that a visitor would notice; elsewhere
 * every setting has a stand-in that can't be mistaken for a real one.
 *
 * @throws {OperatorError} naming every fault, its value and what would be right.
 */
export function parseConfig(environment: Environment): Config {
  const reader = createSettingReader(environment);
  const { read, readOptional, production } = reader;
  const addresses = readAddresses(reader);
  const config: Config = {
    production,
    host: read('HOST', parsers.host, production ? '0.0.0.0' : '127.0.0.1'),
    ...addresses,
    ...readOptional('ADMIN_PORT', parsers.port, 'adminPort'),
    trustProxy: read('TRUST_PROXY', parsers.networks, []),
    log: Object.freeze({
      requests: read('LOG_LEVEL', parsers.oneOf('info', 'silent'), 'info') === 'info',
      addresses: read('LOG_ADDRESSES', parsers.onOff, false),
    }),
    keepAliveTimeoutMs: read(
      'KEEP_ALIVE_TIMEOUT_MS',
      parsers.wholeNumber(1, 600_000),
      defaultKeepAliveTimeoutMs,
    ),
    shutdown: readShutdown(reader),
    hsts: Object.freeze({
      includeSubDomains: read('HSTS_INCLUDE_SUBDOMAINS', parsers.onOff, production),
      preload: read('HSTS_PRELOAD', parsers.onOff, false),
    }),
    indexing: read('INDEXING', parsers.onOff, true),
    ...readOptional('SECURITY_CONTACT', parsers.securityContact, 'securityContact'),
    ...readOptional('SHARED_ASSETS', parsers.folder, 'sharedAssets'),
    settings: readSiteSettings(reader, addresses),
    warnings: findMisspeltSettings(Object.keys(environment), reader.names),
  };
  if (config.adminPort !== undefined && config.adminPort === config.port) {
    reader.addFault('ADMIN_PORT must differ from PORT.');
  }
  reader.throwFaults();
  return Object.freeze(config);
}

type Addresses = Pick<Config, 'port' | 'enquiryEndpoint' | 'publicOrigin'>;

function readAddresses({ read, local, production }: SettingReader): Addresses {
  const port = read('PORT', parsers.port, 3000);
  const endpoint = production ? 'https://formsubmit.co' : `http://localhost:${standInPort(port)}`;
  return {
    port,
    publicOrigin: read('PUBLIC_ORIGIN', parsers.origin, local(`http://localhost:${port}`)),
    enquiryEndpoint: read('ENQUIRY_ENDPOINT', parsers.endpoint, endpoint),
  };
}

function readShutdown({ read, production, addFault }: SettingReader): Config['shutdown'] {
  const milliseconds = parsers.wholeNumber(0, 600_000);
  const drainDelayMs = read('DRAIN_DELAY_MS', milliseconds, production ? 5_000 : 0);
  const shutdownTimeoutMs = read('SHUTDOWN_TIMEOUT_MS', milliseconds, 10_000);
  if (shutdownTimeoutMs < drainDelayMs + 1_000) {
    addFault('SHUTDOWN_TIMEOUT_MS must be at least 1000 more than DRAIN_DELAY_MS.');
  }
  return Object.freeze({ drainDelayMs, shutdownTimeoutMs });
}

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

/** The configuration as it may be logged: the inbox, which is no visitor's business, is masked. */
export function describeConfig({ settings, ...config }: Config) {
  const enquiryAction = settings.enquiryAction.replace(/[^/]+$/, '***');
  return { ...config, settings: { ...settings, enquiryAction } };
}

/** Where the local stand-in for the forwarding service listens: beside the site. */
export function standInPort(sitePort: number): number {
  return sitePort < 65_535 ? sitePort + 1 : sitePort - 1;
}
