import { only, parseHtml } from './html.ts';

/** Elements that stand within a line of text. */
const inline =
  /^(?:a|abbr|b|button|br|dfn|img|input|label|noscript|picture|small|span|strong|svg|time)$/;

/** Classes that say who meets an element: nobody yet, those who hear the page, those who see a screen. */
const audiences = /\b(?:invisible|visually-hidden|screen-only)\b/;

/**
 * An element as HTML but for its looks: without classes, what is in drawings, and the hashes in names of files. Each element
 * that does not stand within a line of text begins a line.
 */
export function markupOf(element: Element): string {
  return markup(element)
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join('\n');
}

/** The one element that is written there, in the form of `markupOf`. */
export function html(...piece: Parameters<typeof String.raw>): string {
  const text = String.raw(...piece).trim();
  const { head, body } = parseHtml(text);
  if (text.startsWith('<head>')) return markupOf(head);
  return markupOf(text.startsWith('<body>') ? body : only(body, ':scope > *'));
}

function markup(node: Node): string {
  if (node.nodeName === '#text') return node.textContent?.replace(/\s+/g, ' ') ?? '';
  if (!('localName' in node)) return '';
  const element = node as Element;
  const name = element.localName;
  const attributes = attributesIn(element);
  const inside = name === 'svg' ? '' : [...element.childNodes].map(markup).join('');
  const isBare = attributes === '' && (name === 'div' || name === 'span');
  const [start, end] = isBare ? ['', ''] : [`<${name}${attributes}>`, `</${name}>`];
  if (inline.test(name)) return start + inside + end;
  // Nobody sees the white space at the edges of a block.
  return `\n${start}${inside.replace(/^ +| +$/g, '')}${end}\n`;
}

/** The attributes of an element but for its looks, in the order of their names. */
function attributesIn({ localName, attributes }: Element): string {
  return [...attributes]
    .filter(({ name }) => localName !== 'svg' || name.startsWith('aria-') || name === 'class')
    .map(({ name, value }) => {
      const shown = name === 'class' ? audiences.exec(value)?.[0] : value;
      return shown === undefined ? '' : ` ${name}="${shown.replace(/-[0-9a-f]{8}\./, '-*.')}"`;
    })
    .sort()
    .join('');
}
