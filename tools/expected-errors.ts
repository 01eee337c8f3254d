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
  if (error instanceof OperatorError) return error.message;
  // From esbuild: "Build failed with 1 error:", then the file, the line and what is wrong there.
  if (error instanceof Error && 'errors' in error) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code ?? '')) return undefined;
  return `${path} can't be written: this user needs the right to write in ${process.cwd()}.`;
}
