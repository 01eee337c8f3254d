import { OperatorError } from '../server/operator-error.ts';

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

function findExpectedMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // From esbuild: "Build failed with 1 error:", then the file, the line and what is wrong there.
  if (error instanceof OperatorError || 'errors' in error) return error.message;
  if (!('code' in error && 'path' in error)) return undefined;
  if (!['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))) return undefined;
  return `${error.path} can't be written: this user needs the right to write in ${process.cwd()}.`;
}
