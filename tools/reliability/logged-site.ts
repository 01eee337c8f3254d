import { readFileSync } from 'node:fs';
import { freePort } from '../ports.ts';
import { imageFlags, productionSettings, type SiteProcess, startSite } from '../site-process.ts';

/** Starts the site as the image does, with these settings besides the required ones. It logs each request. */
export async function startLoggedSite(
  environment: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  const PORT = String(await freePort());
  return startSite({
    environment: { ...productionSettings, PORT, ...environment },
    execArgv: imageFlags,
    output: 'ignore',
  });
}

/** How a site's process ended: its exit code, or the signal that killed it. */
export async function describeEnd({ ended }: Pick<SiteProcess, 'ended'>): Promise<string> {
  const { code, signal } = await ended;
  return String(code ?? signal);
}

/** Resident memory of a site in MiB. */
export function memoryOf({ process: { pid } }: SiteProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Memory in MiB, before and after something. */
export type MemoryChange = { readonly before: number; readonly after: number };
