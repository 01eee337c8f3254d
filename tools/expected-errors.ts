import { OperatorError } from '../server/operator-error.ts';

/** Runs a command's program; prints an expected error as its message alone and sets the exit code. */
export async function reportExpectedErrors(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const message = describeExpected(error);
    if (message === undefined) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}

function describeExpected(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  // From esbuild: "Build failed with 1 error:", then the file, the line and what is wrong there.
  if (error instanceof Error && 'errors' in error) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code ?? '')) return undefined;
  return `${path} can't be written: this user needs the right to write in ${process.cwd()}.`;
}
