import { only, parseHtml } from './html.ts';

/** Elements that stand within a line of text. */
const inline =
  /^(?:a|abbr|b|button|br|dfn|img|input|label|noscript|picture|small|span|strong|svg|time)$/;

/** Classes that say who meets an element: those who see, those who do not, not on paper. All others are its looks. */
const audiences = /\b(?:invisible|visually-hidden|screen-only)\b/;

/**
 * What an element is but for its looks and the hashes in names of files: one line for each part that is no part of a line of
 * text. Of a drawing only that it is there, and whether it is read.
 */
export function markupOf(element: Element): string {
  return markup(element)
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join('\n');
}

/** What the one element of a piece of HTML is, as `markupOf` says it. */
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

/** The attributes of an element that are no looks, in the order of their names. */
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
