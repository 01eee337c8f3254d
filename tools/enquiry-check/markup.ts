import { type DefaultTreeAdapterMap, parse } from 'parse5';

export type MarkupElement = DefaultTreeAdapterMap['element'];
type MarkupNode = DefaultTreeAdapterMap['node'];

/** Every element of a page, in document order. */
export function parsePage(html: string): MarkupElement[] {
  return elementsIn(parse(html));
}

/** Every element inside the node, in document order. */
export function elementsIn(node: MarkupNode): MarkupElement[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsIn(child)] : [],
  );
}

export function attribute(element: MarkupElement | undefined, name: string): string | undefined {
  return element?.attrs.find((candidate) => candidate.name === name)?.value;
}
