// Each reads a setting's text and returns its value, or undefined when it is not what it must be.

export function mode(text: string): string | undefined {
  return ['production', 'development', 'test'].includes(text) ? text : undefined;
}

export function host(text: string): string | undefined {
  return /^[\w.:-]+$/.test(text) ? text : undefined;
}

export function port(text: string): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= 65_535 ? value : undefined;
}

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

export function origin(text: string): string | undefined {
  const value = address(text);
  return value !== undefined && new URL(value).origin === value ? value : undefined;
}

export function email(text: string): string | undefined {
  return /^[^\s@/?#%]+@[^\s@/?#%]+\.[^\s@/?#%]+$/.test(text) ? text : undefined;
}

/** An email address, or the forwarding service's alias for one. */
export function inbox(text: string): string | undefined {
  return /^[\w-]{6,}$/.test(text) ? text : email(text);
}

export function phone(text: string): string | undefined {
  return /^\+[\d\s()-]+$/.test(text) && text.replace(/\D/g, '').length >= 8 ? text : undefined;
}

export function onOrOff(text: string): 'on' | 'off' | undefined {
  return text === 'on' || text === 'off' ? text : undefined;
}

export function logLevel(text: string): 'info' | 'silent' | undefined {
  return text === 'info' || text === 'silent' ? text : undefined;
}
