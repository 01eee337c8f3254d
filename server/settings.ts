import type * as z from 'zod';
import { enquirySentAddress } from '../shared/routes.ts';
import type { SiteSettings } from '../shared/settings.ts';
import { findMisspeltNames } from './misspelt-names.ts';
import { OperatorError } from './operator-error.ts';
import { placeholders, settingValues } from './setting-values.ts';

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

export const settingNames: readonly string[] = Object.keys(settingValues.shape);

type Values = z.output<typeof settingValues>;

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
  const { data, error } = settingValues.safeParse(all);
  const problems = [...describeIssues(error?.issues ?? [], given), ...findConflicts(all)];
  if (!data || problems.length > 0) {
    // What is missing may be misspelt.
    throw new OperatorError([
      ...problems,
      ...findMisspeltNames(Object.keys(environment), settingNames),
    ]);
  }
  return data;
}

/** What is wrong between two settings that are right by themselves. */
function findConflicts(given: Environment): readonly string[] {
  const { shape } = settingValues;
  const sitePort = shape.PORT.safeParse(given['PORT']).data;
  const adminPort = shape.ADMIN_PORT.safeParse(given['ADMIN_PORT']).data;
  const drainDelay = shape.DRAIN_DELAY_MS.safeParse(given['DRAIN_DELAY_MS']).data ?? 0;
  const shutdown = shape.SHUTDOWN_TIMEOUT_MS.safeParse(given['SHUTDOWN_TIMEOUT_MS']).data;
  const conflicts: string[] = [];
  if (sitePort !== undefined && sitePort !== 0 && sitePort === adminPort) {
    conflicts.push('ADMIN_PORT must differ from PORT.');
  }
  if (shutdown !== undefined && shutdown < drainDelay + 1_000) {
    conflicts.push('SHUTDOWN_TIMEOUT_MS must be at least 1000 more than DRAIN_DELAY_MS.');
  }
  return conflicts;
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
