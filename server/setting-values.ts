import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { enquiryService } from '#content/enquiry-fields.ts';

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
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(value));
}

/** Whether an address is one of this machine. */
export function isLoopback(address: string): boolean {
  return /^(localhost|\[::1\]|127(\.\d+){3})$/.test(new URL(address).hostname);
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
export const settingValues = z.object({
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
    `an address of ${enquiryService.origin}, the service in shared/content/enquiry-fields.ts (or one of this machine)`,
    (value) =>
      isServiceAddress(value) &&
      (isLoopback(value) || new URL(value).origin === enquiryService.origin),
  ).default(enquiryService.origin),
  ENQUIRY_INBOX: text(
    "the inbox's email address, or the name that the forwarding service gave for it",
    (value) => /^[\w-]+$/.test(value) || emailPattern.test(value),
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

/** What takes the place of settings that are not given outside production: no phone has this number, no mail this domain. */
export function placeholders(given: Readonly<Record<string, string | undefined>>) {
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
