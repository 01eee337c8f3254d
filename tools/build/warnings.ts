import { formatMessagesSync, type Message } from 'esbuild';

/** Prints esbuild's warnings with file and line. */
export function printWarnings(warnings: Message[]): void {
  for (const text of formatMessagesSync(warnings, { kind: 'warning' })) console.warn(text);
}
