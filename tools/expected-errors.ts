import type { Message } from 'esbuild';
import { OperatorError } from '../server/process/operator-error.ts';

/** Runs a command. On an expected error, prints only its message and exits with code 1. */
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

/** Returns the message of an expected error, the stack trace of any other. */
export function describeError(error: unknown): string {
  const stack = error instanceof Error ? error.stack : undefined;
  return findExpectedMessage(error) ?? stack ?? String(error);
}

function findExpectedMessage(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error && 'errors' in error)) return undefined;
  // esbuild's message is "Build failed with 1 error:", then file, line and problem. Errors of our own plugins are listed
  // without that prefix, each once.
  const own = (error.errors as readonly Message[])
    .filter(({ detail }) => detail instanceof OperatorError)
    .map(({ text }) => text);
  return own.length > 0 ? [...new Set(own)].join('\n') : error.message;
}
