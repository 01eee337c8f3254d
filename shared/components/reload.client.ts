/** Loads the document again. */
export function reload(): void {
  location.reload();
}
