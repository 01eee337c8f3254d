/**
 * The path and query of a request target: without the origin that a proxy may have put in front (RFC 9112, section
 * 3.2.2), and without a fragment, which no browser sends. Express would read both with Node's deprecated `url.parse`.
 */
export function originForm(target: string): string {
  const [local = ''] = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('#', 1);
  return local === '' || local.startsWith('?') ? `/${local}` : local;
}
