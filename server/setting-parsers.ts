import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';

/** How the text of a setting is read. */
export type SettingParser<T> = {
  /** What would be right, as in "it must be {expected}". */
  readonly expected: string;
  /** Returns undefined for a text that is not what it must be. */
  parse(text: string): T | undefined;
};

export const host: SettingParser<string> = {
  expected: 'an IP address or a host name',
  parse: (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
};

/** A whole number within limits, both included. */
export function wholeNumber(
  min: number,
  max: number,
  unit = 'a whole number',
): SettingParser<number> {
  return {
    expected: `${unit} from ${min} to ${max}`,
    parse(text) {
      const value = Number(text);
      return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
    },
  };
}

export const port = wholeNumber(1, 65_535, 'a port number');

export function oneOf<const Value extends string>(...values: Value[]): SettingParser<Value> {
  const quoted = values.map((value) => JSON.stringify(value));
  return {
    expected: quoted.join(', ').replace(/, (?=[^,]*$)/, ' or '),
    parse: (text) => values.find((value) => value === text),
  };
}

/** `on` or `off`. */
export const onOff: SettingParser<boolean> = {
  expected: '"on" or "off"',
  parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
};

/** The https address of a service; its trailing slash goes. */
export const endpoint: SettingParser<string> = {
  expected: 'the https address of the form-forwarding service (http only for this machine)',
  parse: address,
};

export const origin: SettingParser<string> = {
  expected:
    'the https origin visitors use, without a path, e.g. https://www.example.com (http only for this machine)',
  parse(text) {
    const value = address(text);
    return value !== undefined && new URL(value).origin === value ? value : undefined;
  },
};

/** An http(s) address without credentials, query or fragment; its trailing slash goes. Plain http is for loopback. */
export function address(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password || /[?#]/.test(text)) return undefined;
  const secure =
    url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  return secure ? url.href.replace(/\/+$/, '') : undefined;
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

export const email: SettingParser<string> = {
  expected: 'an email address',
  parse: (text) => (/^[^\s@/?#%]+@[^\s@/?#%]+\.[^\s@/?#%]+$/.test(text) ? text : undefined),
};

export const inbox: SettingParser<string> = {
  expected: "the inbox's email address or the alias the forwarding service gave for it",
  parse: (text) => (/^[\w-]{6,}$/.test(text) ? text : email.parse(text)),
};

export const phone: SettingParser<string> = {
  expected: 'a phone number with its country code, e.g. +91 40 1234 5678',
  parse(text) {
    const digits = text.replace(/\D/g, '').length;
    return /^\+[\d\s()-]+$/.test(text) && digits >= 8 && digits <= 15 ? text : undefined;
  },
};

/** Text that a page shows on one line. */
export const shortText: SettingParser<string> = {
  expected: 'one line of at most 80 characters',
  parse: (text) => (text.length <= 80 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? text : undefined),
};

/** How to report a security problem. */
export const securityContact: SettingParser<string> = {
  expected: 'an https address, or mailto: and an email address',
  parse(text) {
    const [, mail] = /^mailto:(.*)$/.exec(text) ?? [];
    if (mail !== undefined) return email.parse(mail) && text;
    return text.startsWith('https:') ? address(text) : undefined;
  },
};

const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/** Comma-separated addresses, networks and names of networks. */
export const networks: SettingParser<readonly string[]> = {
  expected: `comma-separated IP addresses, networks like 10.0.0.0/8, ${networkNames.join(', ')}`,
  parse(text) {
    const names = text.split(',').map((name) => name.trim());
    return names.every(isNetwork) ? names : undefined;
  },
};

function isNetwork(name: string): boolean {
  const [address = '', bits, ...more] = name.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return networkNames.includes(name);
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** The absolute path of a folder. */
export const folder: SettingParser<string> = {
  expected: 'the absolute path of a folder',
  parse: (text) => (isAbsolute(text) ? text : undefined),
};
