import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps, milliseconds apart. */
const settleMs = 20;

const source = /\.(tsx?|css|json|svg|png|jpe?g|webp|avif)$/;

/** Calls `save` after each change of a source file below the folders; calls never overlap. */
export function watchSources(folders: readonly string[], save: () => Promise<void>): void {
  const watched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  function watchFolder(folder: string): void {
    // One watch per folder: Node's recursive watch loses a file that an editor replaces.
    if (!watched.has(folder)) watch(folder, (_event, name) => noteChange(name ?? ''));
    watched.add(folder);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) watchFolder(join(folder, entry.name));
    }
  }

  function noteChange(name: string): void {
    if (!source.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Watches new folders.
      folders.forEach(watchFolder);
      last = last.then(save);
    }, settleMs);
  }

  folders.forEach(watchFolder);
}
