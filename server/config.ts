import { enquirySentAddress } from '../shared/routes.ts';
import type { SiteSettings } from '../shared/settings.ts';
import * as parse from './setting-parsers.ts';
import { createSettingReader, type Environment, type SettingReader } from './setting-reader.ts';

export type Config = {
  readonly host: string;
  readonly port: number;
  /** Origin of every absolute address the site writes, e.g. `https://paravion.example`. */
  readonly publicOrigin: string;
  readonly enquiryEndpoint: string;
  readonly logRequests: boolean;
  readonly settings: SiteSettings;
};

/**
 * Reads the settings from the environment, once. Production guesses nothing that a visitor would notice; elsewhere
 * every setting has a stand-in that can't be mistaken for a real one.
 *
 * @throws {ConfigError} naming every fault, its value and what would be right.
 */
export function parseConfig(environment: Environment): Config {
  const reader = createSettingReader(environment);
  const { read, production, local } = reader;
  const port = read('PORT', parse.port, 'a port number from 1 to 65535', 3000);
  const publicOrigin = read(
    'PUBLIC_ORIGIN',
    parse.origin,
    'the https origin visitors use, without a path, e.g. https://www.example.com (http only for this machine)',
    local(`http://localhost:${port}`),
  );
  const enquiryEndpoint = read(
    'ENQUIRY_ENDPOINT',
    parse.address,
    'the https address of the form-forwarding service (http only for this machine)',
    production ? 'https://formsubmit.co' : `http://localhost:${standInPort(port)}`,
  );
  const host = production ? '0.0.0.0' : '127.0.0.1';
  const config: Config = {
    host: read('HOST', parse.host, 'an IP address or a host name', host),
    port,
    publicOrigin,
    enquiryEndpoint,
    logRequests: read('LOG_LEVEL', parse.logLevel, '"info" or "silent"', 'info') === 'info',
    settings: readSiteSettings(reader, { enquiryEndpoint, publicOrigin }),
  };
  reader.throwFaults();
  return Object.freeze(config);
}

type Addresses = Pick<Config, 'enquiryEndpoint' | 'publicOrigin'>;

function readSiteSettings(reader: SettingReader, addresses: Addresses): SiteSettings {
  const { read, local } = reader;
  const inbox = read(
    'ENQUIRY_INBOX',
    parse.inbox,
    "the inbox's email address or the alias the forwarding service gave for it",
    local('stand-in@par-avion.example'),
  );
  const enquiryReturn = read('ENQUIRY_RETURN', parse.onOrOff, '"on" or "off"', 'off') === 'on';
  const email = local('stand-in@par-avion.example');
  return Object.freeze({
    enquiryAction: `${addresses.enquiryEndpoint}/${inbox}`,
    enquiryReturn,
    enquiryNext: enquiryReturn ? addresses.publicOrigin + enquirySentAddress : '',
    contactEmail: read('CONTACT_EMAIL', parse.email, 'an email address', email),
    contactPhone: read(
      'CONTACT_PHONE',
      parse.phone,
      'a phone number with its country code, e.g. +91 40 1234 5678',
      local('+00 000 000 0000'),
    ),
  });
}

/** Where the local stand-in for the forwarding service listens: beside the site. */
export function standInPort(sitePort: number): number {
  return sitePort < 65_535 ? sitePort + 1 : sitePort - 1;
}
