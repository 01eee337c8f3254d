import { readFileSync } from 'node:fs';

/** The module that importing a Lucide icon stands for: the shapes inside its `<svg>`, as markup. */
export function iconModule(file: string): string {
  const source = readFileSync(file, 'utf8');
  const [, shapes] = /<svg[^>]*>(.*)<\/svg>/s.exec(source) ?? [];
  if (!shapes) throw new Error(`${file} is no icon.`);
  return `export default ${JSON.stringify(shapes.replace(/\s+/g, ' ').replaceAll('> <', '><').trim())};`;
}
