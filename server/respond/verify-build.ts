import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';

/** Name of the file with the checksums of all others that the server reads. */
export const checksumFile = 'checksums.json';

export type Checksums = Readonly<Record<string, string>>;

/** SHA-256 of the manifest and of every file below `client`, by path within the build's folder. */
export function computeChecksums(dist: string): Checksums {
  const files = readdirSync(join(dist, 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, '/').length));
  const all = ['manifest.json', ...files.sort()];
  return Object.fromEntries(all.map((file) => [file, checksumOf(join(dist, file))]));
}

function checksumOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('base64url');
}

/**
 * Checks that the build is whole, so that a damaged copy fails the deploy and not a visitor.
 *
 * @throws {OperatorError} naming every file that is missing or differs
 */
export function verifyBuild(dist: string): void {
  const faults = Object.entries(readChecksums(dist)).flatMap(([file, checksum]) => {
    const path = join(dist, file);
    if (!existsSync(path)) return `${file} is missing.`;
    return checksumOf(path) === checksum ? [] : `${file} differs from what was built.`;
  });
  if (faults.length > 0) throw new OperatorError([...faults, 'Build or copy it again.'].join('\n'));
}

function readChecksums(dist: string): Checksums {
  try {
    return JSON.parse(readFileSync(join(dist, checksumFile), 'utf8')) as Checksums;
  } catch (cause) {
    throw new OperatorError(`The site is not built: run npm run build. (${String(cause)})`, {
      cause,
    });
  }
}
