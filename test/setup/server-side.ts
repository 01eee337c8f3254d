/** What a browser has, and a server has not. */
const browserOnly = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
] as const;

/** Calls a function as on a server: a component that asks for what only a browser has throws. */
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
