import { formatMessagesSync, type Message } from 'esbuild';

/** Prints what esbuild warns of: the file, the line, and what may be wrong there. */
export function printWarnings(warnings: Message[]): void {
  for (const text of formatMessagesSync(warnings, { kind: 'warning' })) console.warn(text);
}
