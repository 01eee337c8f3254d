import { nextTask } from './next-task.ts';

/** Resolves once the browser has painted what the page shows now: room for what its visitor need not wait for. */
export async function afterPaint(): Promise<void> {
  // Nothing is painted in the background.
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await nextTask();
}
