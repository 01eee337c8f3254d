/** Globals that only a browser has. */
const browserOnly = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
] as const;

/** Calls a function without browser globals, so that a component using one throws. */
export function onServer<Result>(render: () => Result): Result {
  const kept = browserOnly.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  for (const name of browserOnly) {
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  }
  try {
    return render();
  } finally {
    for (const [name, descriptor] of kept) {
      Reflect.deleteProperty(globalThis, name as string);
      if (descriptor) Object.defineProperty(globalThis, name as string, descriptor as object);
    }
  }
}
