import * as z from 'zod';
import { settingNames } from '../../server/settings/settings.ts';

const composeSchema = z.looseObject({
  services: z.record(
    z.string(),
    z.looseObject({ environment: z.record(z.string(), z.unknown()).optional() }),
  ),
});

/** Returns what is wrong with a Caddyfile beside this compose file. Whether each directive exists, Caddy alone knows. */
export function checkCaddyfile(text: string, compose: unknown): readonly string[] {
  const { services } = composeSchema.parse(compose);
  // Caddy gets the site's settings, too.
  const given = [...settingNames, ...Object.keys(services['caddy']?.environment ?? {})];
  const names = [...text.matchAll(/\{\$(\w+)/g)].flatMap(([, name]) => name ?? []);
  const upstreams = [...text.matchAll(/^\s*reverse_proxy (.*) \{$/gm)]
    .flatMap(([, list = '']) => list.split(' '))
    .map((address) => address.replace(/:\d+$/, ''));
  return [
    ...checkBraces(text),
    ...names.filter((name) => !given.includes(name)).map((name) => `nobody sets ${name}`),
    ...upstreams.filter((host) => !services[host]).map((host) => `compose has no ${host}`),
    ...(upstreams.length === 0 ? ['it forwards to nobody'] : []),
  ];
}

function checkBraces(text: string): readonly string[] {
  let depth = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (/(^|\s)\{$/.test(line)) depth += 1;
    if (/^\s*\}$/.test(line)) depth -= 1;
    if (depth < 0) return [`line ${index + 1} closes what nothing opened`];
  }
  return depth > 0 ? [`${depth} blocks are not closed`] : [];
}
