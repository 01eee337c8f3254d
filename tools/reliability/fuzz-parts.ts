// What wrong requests are put together from.

export const methods: readonly string[] = [
  'HEAD',
  'POST',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'get',
  'G\0T',
  'PRI',
  '',
];

export const versions: readonly string[] = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''];

export const targets: readonly string[] = [
  '/',
  '/site',
  '/SITE/',
  '//evil.example',
  '/%',
  '/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '*',
  '/assets/../manifest.json',
  '/assets/..%2fmanifest.json',
  '/assets/%2e%2e%2fserver/main.js',
  '/assets/....//manifest.json',
  'http://a.example/site',
  'https://',
  '/?a=%ff',
  '/\\..\\',
  '/site\0',
  `/${'a/'.repeat(3_000)}`,
  '',
  '/.well-known/security.txt',
  '/readyz',
  '/%3Fenquiry=sent',
  '/calendar/uk.ics',
  '/calendar/uk.ics?intake=%00&year=9e9',
  '/calendar/..%2f..%2fmanifest',
];

export const headers: readonly string[] = [
  'Host: a.example',
  'Host: b.example',
  'Host: a.example/b',
  'Host:',
  'Connection: close',
  'Connection: upgrade',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Content-Length: 5',
  'Content-Length: 6',
  'Content-Length: -1',
  'Content-Length: 1e9',
  'Content-Length : 5',
  'Expect: 100-continue',
  'Upgrade: h2c',
  'Accept-Encoding: ,;q=',
  'Accept-Encoding: *;q=0',
  `Accept-Encoding: ${'br,'.repeat(5_000)}`,
  'If-None-Match: *',
  'If-None-Match: ,,"',
  'Range: bytes=0-',
  ' folded',
  'X\0: a',
  'no colon',
  `X-Long: ${'x'.repeat(65_536)}`,
  'A: \x80\xff',
];

export const bodies: readonly string[] = [
  'hello',
  '5\r\nhello\r\n0\r\n\r\n',
  'GET /site HTTP/1.1\r\nHost: a.example\r\n\r\n',
];

export const lineEnds: readonly string[] = ['\n', '\r', ''];
