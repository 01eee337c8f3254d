/** Resolves in a task of its own, after whatever is more urgent. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
