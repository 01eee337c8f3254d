import * as z from 'zod';
import { enquiryService } from '#content/enquiry-fields.ts';
import { isPhoneNumber } from '../../shared/components/phone-numbers.ts';
import { enquirySentAddress } from '../../shared/routes.ts';
import type { SiteSettings } from '../../shared/settings.ts';
import { OperatorError } from '../process/operator-error.ts';

/** Environment variables of the process or of a test. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Schema of a text in a certain format; `expected` completes the error message "it must be …". */
function text(expected: string, form: RegExp | ((value: string) => boolean)) {
  return z.stringFormat('setting', form, expected);
}

function wholeNumber(min: number, max: number, unit = 'a whole number') {
  const isWithin = (value: string) =>
    /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
  return text(`${unit} from ${min} to ${max}`, isWithin).transform(Number);
}

const port = wholeNumber(0, 65_535, 'a port number');
const onOff = z.enum(['on', 'off'], '"on" or "off"').transform((value) => value === 'on');

const emailPattern = /^[^\s@/?#%]+@[^\s@/?#%]+\.[^\s@/?#%]+$/;

/** True if a value is an http(s) URL without credentials, query or fragment. Plain http requires loopback. */
function isServiceUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || url.username || url.password || /[?#]/.test(value)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(value));
}

/** True if a URL's host is loopback. */
export function isLoopback(url: string): boolean {
  return /^(localhost|\[::1\]|127(\.\d+){3})$/.test(new URL(url).hostname);
}

/** True if an origin or an email address has a name reserved for examples (RFC 2606), which never exists. */
export function isForExamples(value: string): boolean {
  return /[@./]example(\.(com|net|org))?(:\d+)?$|\.(test|invalid)(:\d+)?$/.test(value);
}

/** True if the URL has a valid host name: `new URL` also accepts `https://*.a.com` and `https://a,b`. */
function hasHostName(url: string): boolean {
  const label = '[a-z\\d]([a-z\\d-]*[a-z\\d])?';
  const { hostname } = new URL(url);
  return hostname.startsWith('[') || new RegExp(`^${label}(\\.${label})*$`).test(hostname);
}

/** Schema of a URL to which paths are appended; trailing slashes are removed. */
function baseUrl(expected: string, isRight: (value: string) => boolean) {
  return text(expected, isRight).transform((value) => new URL(value).href.replace(/\/+$/, ''));
}

/** Every setting by name, as in production. The README's table documents each. */
const schema = z.object({
  // A misspelt `production` must not run with placeholders.
  NODE_ENV: z
    .enum(['production', 'development', 'test'], '"production", "development" or "test"')
    .default('development'),
  HOST: text('an IP address or a host name', /^[\w.:-]+$/).default('0.0.0.0'),
  PORT: port.default(3000),
  // 0 is excluded: operators could not find a random port.
  ADMIN_PORT: wholeNumber(1, 65_535, 'a port number').optional(),
  PUBLIC_ORIGIN: baseUrl(
    'the https origin visitors use, without a path, e.g. https://www.example.com (http only on localhost)',
    (value) => isServiceUrl(value) && hasHostName(value) && new URL(value).pathname === '/',
  ),
  ENQUIRY_ENDPOINT: baseUrl(
    `a URL of ${enquiryService.origin}, the service in shared/content/enquiry-fields.ts (or of localhost)`,
    (value) =>
      isServiceUrl(value) && (isLoopback(value) || new URL(value).origin === enquiryService.origin),
  ).default(enquiryService.origin),
  ENQUIRY_INBOX: text(
    "the inbox's email address, or the name that the forwarding service gave for it",
    (value) => /^[\w-]+$/.test(value) || emailPattern.test(value),
  ),
  ENQUIRY_RETURN: onOff.default(false),
  CONTACT_EMAIL: text('an email address', emailPattern),
  CONTACT_PHONE: text('a phone number with its country code, e.g. +91 40 1234 5678', isPhoneNumber),
  INDEXING: onOff.default(true),
  REQUEST_LOG: onOff.default(true),
  DRAIN_DELAY_MS: wholeNumber(0, 600_000).default(5_000),
  VERSION: text(
    'one line of at most 80 characters',
    (value) => value.length <= 80 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value),
  ).optional(),
});

export const settingNames: readonly string[] = Object.keys(schema.shape);

/** Placeholders for unset settings outside production: a phone number and an email domain that do not exist. */
function placeholders(given: Environment): Environment {
  const sitePort = port.safeParse(given['PORT']).data ?? 3000;
  const email = 'placeholder@par-avion.example';
  return {
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: `http://localhost:${sitePort}`,
    // The local inbox, which replaces the form-forwarding service, uses the port next to the site's.
    ENQUIRY_ENDPOINT: `http://localhost:${sitePort + 1}`,
    ENQUIRY_INBOX: enquiryService.takesEmailAddress ? email : 'placeholder',
    CONTACT_EMAIL: email,
    CONTACT_PHONE: '+00 000 000 0000',
    DRAIN_DELAY_MS: '0',
  };
}

type Values = z.output<typeof schema>;

/** The parsed settings. */
export type Settings = ReturnType<typeof parseSettings>;

/**
 * Reads the settings from environment variables. Production has no defaults for values that visitors see; otherwise every
 * setting has a placeholder that can't be mistaken for a real value.
 *
 * @throws {OperatorError} naming every problem, the value and the expected format
 */
export function parseSettings(environment: Environment) {
  const values = readValues(environment);
  return Object.freeze({
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    /** 0 selects a free port. */
    port: values.PORT,
    /** Port for health checks and metrics, on the same host. */
    adminPort: values.ADMIN_PORT,
    /** Origin of every absolute URL that the site writes. */
    publicOrigin: values.PUBLIC_ORIGIN,
    /** URL of the form-forwarding service. */
    enquiryEndpoint: values.ENQUIRY_ENDPOINT,
    /** True if search engines may index the site; false for a preview. */
    indexing: values.INDEXING,
    requestLog: values.REQUEST_LOG,
    drainDelayMs: values.DRAIN_DELAY_MS,
    /** Version of the image, if set. */
    version: values.VERSION,
    /** Settings shown on pages. */
    site: {
      enquiryAction: `${values.ENQUIRY_ENDPOINT}/${values.ENQUIRY_INBOX}`,
      enquiryNext: values.ENQUIRY_RETURN ? values.PUBLIC_ORIGIN + enquirySentAddress : '',
      contactEmail: values.CONTACT_EMAIL,
      contactPhone: values.CONTACT_PHONE,
    } satisfies SiteSettings,
    /** All settings by environment variable, for printing. */
    printed: values as Readonly<Record<string, unknown>>,
  });
}

/** True if the site runs in production, even if its settings are invalid. */
export function isProduction(environment: Environment): boolean {
  return environment['NODE_ENV']?.trim() === 'production';
}

function readValues(environment: Environment): Values {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()]);
  const given: Environment = Object.fromEntries(trimmed.filter(([, value]) => value));
  const all = isProduction(given) ? given : { ...placeholders(given), ...given };
  const { data, error } = schema.safeParse(all);
  const quoted = settingNames.filter((name) => /^(["']).*\1$/s.test(given[name] ?? ''));
  const issues = error?.issues.filter(({ path }) => !quoted.includes(String(path[0]))) ?? [];
  const problems = [
    // `docker run --env-file` keeps quotes as part of the value.
    ...quoted.map((name) => `${name} is ${given[name]}: remove the quotes around the value.`),
    ...describeIssues(issues, given),
    ...(data ? findConflicts(data) : []),
  ];
  if (!data || problems.length > 0) {
    throw new OperatorError(problems);
  }
  return data;
}

function describeIssues(issues: readonly z.core.$ZodIssue[], given: Environment) {
  return issues.map(({ path: [name], message }) => {
    const value = given[String(name)];
    return value === undefined
      ? `${String(name)} is missing: set it to ${message}.`
      : `${String(name)} is ${JSON.stringify(value)}: it must be ${message}.`;
  });
}

/** Conflicts between settings that are valid by themselves; several would lose enquiries. */
function findConflicts(values: Values): readonly string[] {
  const { PORT, ADMIN_PORT, PUBLIC_ORIGIN, ENQUIRY_ENDPOINT, ENQUIRY_INBOX } = values;
  const isPublic = values.NODE_ENV === 'production' && !isLoopback(PUBLIC_ORIGIN);
  const endpoint = `ENQUIRY_ENDPOINT is ${JSON.stringify(ENQUIRY_ENDPOINT)}`;
  const inbox = `ENQUIRY_INBOX is ${JSON.stringify(ENQUIRY_INBOX)}`;
  return [
    PORT === ADMIN_PORT && 'ADMIN_PORT must differ from PORT.',
    isPublic &&
      isLoopback(ENQUIRY_ENDPOINT) &&
      `${endpoint}: each visitor's browser would post to its own machine. Remove it, and the default is ${enquiryService.origin}.`,
    isPublic &&
      isForExamples(ENQUIRY_INBOX) &&
      !isForExamples(PUBLIC_ORIGIN) &&
      `${inbox}, an example without an inbox. Set it to your inbox.`,
    ENQUIRY_ENDPOINT.includes('@') &&
      `${endpoint}: it must not include the inbox. Set ENQUIRY_INBOX instead.`,
    ENQUIRY_INBOX.includes('@') &&
      !enquiryService.takesEmailAddress &&
      `${inbox}: ${enquiryService.origin} accepts no email address. Set it to the name that the service gave for the inbox.`,
  ].filter((problem) => problem !== false);
}
