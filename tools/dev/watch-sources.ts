import { watch } from 'chokidar';

/** Editors write a file in several steps, milliseconds apart. */
const settleMs = 20;

/** Calls `save` after each change below the folders, with one call at a time; changes meanwhile make one more call. */
export function watchSources(folders: readonly string[], save: () => Promise<void>): void {
  let isChanged = false;
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  async function saveChanges(): Promise<void> {
    if (!isChanged) return;
    isChanged = false;
    await save();
  }

  // Node's own recursive watch loses a file that an editor replaces. Of two changes within 50 ms, as when a formatter
  // follows the save, chokidar's other events lose the second.
  watch([...folders], { ignoreInitial: true }).on('raw', () => {
    isChanged = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(saveChanges);
    }, settleMs);
  });
}
