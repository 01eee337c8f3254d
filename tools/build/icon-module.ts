import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };

/** How a component imports an icon: `lucide:plane`. */
export const iconImport = /^lucide:/;

const icons: Readonly<Record<string, { readonly body: string }>> = lucide.icons;

/**
 * The source of the module that an import of a Lucide icon resolves to: its elements, without the attributes of the
 * strokes, which the style sheet sets. They are not markup, which Trusted Types would keep a browser from inserting.
 *
 * @throws {Error} when there is no such icon
 */
export function iconModule(name: string): string {
  const icon = icons[name.replace(iconImport, '')];
  if (!icon) throw new Error(`Lucide has no icon ${name}.`);
  const shapes = [...icon.body.matchAll(/<(\w+)([^>]*)\/>/g)].map(([, tag, text = '']) => {
    const attributes = [...text.matchAll(/([\w-]+)="([^"]*)"/g)]
      .map(([, key = '', value]) => [key, value] as const)
      .filter(([key]) => !/^(?:fill|stroke)/.test(key));
    return [tag, Object.fromEntries(attributes)];
  });
  return `export default ${JSON.stringify(shapes)};`;
}
