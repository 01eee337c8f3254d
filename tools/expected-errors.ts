import type { Message } from 'esbuild';

/** Runs a command's program; an expected error ends the process, and its message alone is printed. */
export async function reportExpectedErrors(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const message = findExpectedMessage(error);
    if (message === undefined) throw error;
    console.error(message);
    process.exit(1);
  }
}

/** What to print of an error: the message of an expected one, the stack of any other. */
export function describeError(error: unknown): string {
  const stack = error instanceof Error ? error.stack : undefined;
  return findExpectedMessage(error) ?? stack ?? String(error);
}

/** By its name: a development build has a class of its own. */
function isForOperator(error: unknown): boolean {
  return error instanceof Error && error.name === 'OperatorError';
}

/**
 * From esbuild: "Build failed with 1 error:", then the file, the line and what is wrong there. What our own plugin says
 * stands for itself, once for each file.
 */
function describeBuildErrors(message: string, errors: readonly Message[]): string {
  const own = errors.filter(({ detail }) => isForOperator(detail)).map(({ text }) => text);
  return own.length > 0 ? [...new Set(own)].join('\n') : message;
}

function findExpectedMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isForOperator(error)) return error.message;
  if ('errors' in error && Array.isArray(error.errors)) {
    return describeBuildErrors(error.message, error.errors);
  }
  if (!('code' in error && 'path' in error)) return undefined;
  if (!['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))) return undefined;
  return `${error.path} can't be written: this user needs the right to write in ${process.cwd()}.`;
}
