/**
 * The properties of a value that may be anything, such as one that an earlier version of the site has stored. Each is
 * checked where it is used: schemas of zod/mini would add 5.6 KB to the scripts of every page.
 */
export function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {};
}
