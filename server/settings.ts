import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { enquirySentAddress } from '../shared/routes.ts';
import type { SiteSettings } from '../shared/settings.ts';
import { OperatorError } from './operator-error.ts';

/** The process's environment, or a test's. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the operator has set, as the server uses it. The README's table says what each means. */
export type Settings = {
  readonly production: boolean;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Where `/metrics` is served; undefined: nowhere. */
  readonly admin: { readonly host: string; readonly port: number } | undefined;
  /** Origin of every absolute address the site writes. */
  readonly publicOrigin: string;
  /** Address of the form-forwarding service. */
  readonly enquiryEndpoint: string;
  /** Whether search engines may keep the site; a preview says no. */
  readonly indexing: boolean;
  readonly securityContact: string | undefined;
  readonly hstsIncludeSubdomains: boolean;
  /** Proxies whose forwarded headers are trusted, as Express's `trust proxy` takes them. */
  readonly trustedProxies: readonly string[];
  readonly requestLog: boolean;
  readonly logAddresses: boolean;
  readonly keepAliveTimeoutMs: number;
  readonly drainDelayMs: number;
  readonly shutdownTimeoutMs: number;
  /** Folder where the instances of all builds keep their assets. */
  readonly sharedAssets: string | undefined;
  /** Version of the image; undefined where nobody has named one. */
  readonly version: string | undefined;
  /** What the pages show. */
  readonly site: SiteSettings;
};

/** A text in a certain form. `expected` says what would be right, as in "it must be {expected}". */
function text(expected: string, form: RegExp | ((value: string) => boolean)) {
  return z.stringFormat('setting', form, expected);
}

function wholeNumber(min: number, max: number, unit = 'a whole number') {
  const isWithin = (value: string) =>
    /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
  return text(`${unit} from ${min} to ${max}`, isWithin).transform(Number);
}

const port = wholeNumber(0, 65_535, 'a port number');
const milliseconds = wholeNumber(0, 600_000);
const hostName = text('an IP address or a host name', /^[\w.:-]+$/);
const onOff = z.enum(['on', 'off'], '"on" or "off"').transform((value) => value === 'on');

const emailPattern = /^[^\s@/?#%]+@[^\s@/?#%]+\.[^\s@/?#%]+$/;
const phone = text('a phone number with its country code, e.g. +91 40 1234 5678', (value) => {
  const digits = value.replace(/\D/g, '').length;
  return /^\+[\d\s()-]+$/.test(value) && digits >= 8 && digits <= 15;
});

const shortText = text(
  'one line of at most 80 characters',
  (value) => value.length <= 80 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value),
);

/** An http(s) address without credentials, query or fragment. Plain http is for loopback. */
function isServiceAddress(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || url.username || url.password || /[?#]/.test(value)) return false;
  const isLoopback = /^(localhost|\[::1\]|127(\.\d+){3})$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback);
}

/** An address that paths are put behind. */
function address(expected: string, isRight: (value: string) => boolean) {
  return text(expected, isRight).transform((value) => new URL(value).href.replace(/\/+$/, ''));
}

const networkNames = ['loopback', 'linklocal', 'uniquelocal'];
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(networkNames)]);
const splitList = (value: string) => value.split(',').map((part) => part.trim());

const networks = text(
  `comma-separated IP addresses, networks like 10.0.0.0/8, ${networkNames.join(', ')}`,
  (value) => z.array(network).safeParse(splitList(value)).success,
).transform(splitList);

/** Every setting by its name, as production has it. */
const schema = z.object({
  // A misspelt `production` must not run with placeholders.
  NODE_ENV: z
    .enum(['production', 'development', 'test'], '"production", "development" or "test"')
    .default('development'),
  HOST: hostName.default('0.0.0.0'),
  PORT: port.default(3000),
  ADMIN_PORT: port.optional(),
  ADMIN_HOST: hostName.default('127.0.0.1'),
  PUBLIC_ORIGIN: address(
    'the https origin visitors use, without a path, e.g. https://www.example.com (http only for this machine)',
    (value) => isServiceAddress(value) && new URL(value).pathname === '/',
  ),
  ENQUIRY_ENDPOINT: address(
    'the https address of the form-forwarding service (http only for this machine)',
    isServiceAddress,
  ).default('https://formsubmit.co'),
  ENQUIRY_INBOX: text(
    "the inbox's email address or the alias the forwarding service gave for it",
    (value) => /^[\w-]{6,}$/.test(value) || emailPattern.test(value),
  ),
  ENQUIRY_RETURN: onOff.default(false),
  CONTACT_EMAIL: text('an email address', emailPattern),
  CONTACT_PHONE: phone,
  CONTACT_WHATSAPP: phone.optional(),
  OFFICE_HOURS: shortText.optional(),
  LICENCE_CANADA: shortText.optional(),
  INDEXING: onOff.default(true),
  SECURITY_CONTACT: text('an https address, or mailto: and an email address', (value) =>
    value.startsWith('mailto:')
      ? emailPattern.test(value.slice(7))
      : /^https:/.test(value) && isServiceAddress(value),
  ).optional(),
  TRUST_PROXY: networks.default([]),
  REQUEST_LOG: onOff.default(true),
  LOG_ADDRESSES: onOff.default(false),
  /** Longer than a load balancer keeps an idle connection, often 60 s, so that it never reuses one that ends here. */
  KEEP_ALIVE_TIMEOUT_MS: wholeNumber(1, 600_000).default(65_000),
  DRAIN_DELAY_MS: milliseconds.default(5_000),
  SHUTDOWN_TIMEOUT_MS: milliseconds.default(10_000),
  HSTS_INCLUDE_SUBDOMAINS: onOff.default(false),
  SHARED_ASSETS: text('the absolute path of a folder', isAbsolute).optional(),
  VERSION: shortText.optional(),
});

export const settingNames: readonly string[] = Object.keys(schema.shape);

type Values = z.output<typeof schema>;

/**
 * Reads the settings from the environment. Production guesses nothing that a visitor would notice; elsewhere every
 * setting has a placeholder that can't be mistaken for a real value.
 *
 * @throws {OperatorError} naming every problem, the value and what would be right.
 */
export function parseSettings(environment: Environment): Settings {
  const values = readValues(environment);
  return Object.freeze({
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    admin:
      values.ADMIN_PORT === undefined
        ? undefined
        : { host: values.ADMIN_HOST, port: values.ADMIN_PORT },
    publicOrigin: values.PUBLIC_ORIGIN,
    enquiryEndpoint: values.ENQUIRY_ENDPOINT,
    indexing: values.INDEXING,
    securityContact: values.SECURITY_CONTACT,
    hstsIncludeSubdomains: values.HSTS_INCLUDE_SUBDOMAINS,
    trustedProxies: values.TRUST_PROXY,
    requestLog: values.REQUEST_LOG,
    logAddresses: values.LOG_ADDRESSES,
    keepAliveTimeoutMs: values.KEEP_ALIVE_TIMEOUT_MS,
    drainDelayMs: values.DRAIN_DELAY_MS,
    shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT_MS,
    sharedAssets: values.SHARED_ASSETS,
    version: values.VERSION,
    site: siteSettings(values),
  });
}

/** Whether the site runs in production, also where its settings are wrong. */
export function isProduction(environment: Environment): boolean {
  return environment['NODE_ENV']?.trim() === 'production';
}

/** The settings in effect, by the names under which the operator sets them, to be printed. */
export function describeSettings(environment: Environment): Readonly<Record<string, unknown>> {
  return readValues(environment);
}

function readValues(environment: Environment): Values {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()]);
  const given: Environment = Object.fromEntries(trimmed.filter(([, value]) => value));
  const all = isProduction(given) ? given : { ...placeholders(given), ...given };
  const { data, error } = schema.safeParse(all);
  const problems = [...describeIssues(error?.issues ?? [], given), ...findConflicts(all)];
  if (!data || problems.length > 0) throw new OperatorError(problems);
  return data;
}

/** What is wrong between two settings that are right by themselves. */
function findConflicts(given: Environment): readonly string[] {
  const { shape } = schema;
  const port = shape.PORT.safeParse(given['PORT']).data;
  const adminPort = shape.ADMIN_PORT.safeParse(given['ADMIN_PORT']).data;
  const drainDelay = shape.DRAIN_DELAY_MS.safeParse(given['DRAIN_DELAY_MS']).data ?? 0;
  const shutdown = shape.SHUTDOWN_TIMEOUT_MS.safeParse(given['SHUTDOWN_TIMEOUT_MS']).data;
  const conflicts: string[] = [];
  if (port !== undefined && port !== 0 && port === adminPort) {
    conflicts.push('ADMIN_PORT must differ from PORT.');
  }
  if (shutdown !== undefined && shutdown < drainDelay + 1_000) {
    conflicts.push('SHUTDOWN_TIMEOUT_MS must be at least 1000 more than DRAIN_DELAY_MS.');
  }
  return conflicts;
}

function placeholders(given: Environment) {
  const sitePort = port.safeParse(given['PORT']).data ?? 3000;
  const email = 'placeholder@par-avion.example';
  return {
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: `http://localhost:${sitePort}`,
    // The local inbox, which replaces the forwarding service, listens beside the site.
    ENQUIRY_ENDPOINT: `http://localhost:${sitePort < 65_535 ? sitePort + 1 : sitePort - 1}`,
    ENQUIRY_INBOX: email,
    CONTACT_EMAIL: email,
    CONTACT_PHONE: '+00 000 000 0000',
    DRAIN_DELAY_MS: '0',
  };
}

function describeIssues(issues: readonly z.core.$ZodIssue[], given: Environment) {
  return issues.map(({ path: [name], message }) => {
    const value = given[String(name)];
    return value === undefined
      ? `${String(name)} is missing: set it to ${message}.`
      : `${String(name)} is ${JSON.stringify(value)}: it must be ${message}.`;
  });
}

function siteSettings(values: Values): SiteSettings {
  return {
    enquiryAction: `${values.ENQUIRY_ENDPOINT}/${values.ENQUIRY_INBOX}`,
    enquiryReturn: values.ENQUIRY_RETURN,
    enquiryNext: values.ENQUIRY_RETURN ? values.PUBLIC_ORIGIN + enquirySentAddress : '',
    contactEmail: values.CONTACT_EMAIL,
    contactPhone: values.CONTACT_PHONE,
    contactWhatsapp: values.CONTACT_WHATSAPP,
    officeHours: values.OFFICE_HOURS,
    licenceCanada: values.LICENCE_CANADA,
  };
}
