import { only, parseHtml } from './html.ts';

/** Elements that stand within a line of text. */
const inline =
  /^(?:a|abbr|b|button|br|dfn|img|input|label|noscript|picture|small|span|strong|svg|time)$/;

/** Classes that more than one element has. `test/content/styles.test.ts` sees where one that a single element had is gone. */
const shared =
  /^(?:invisible|visually-hidden|screen-only|button|button--quiet|small|lead|marked|row|flow|columns|field|note|question|sheet|sheet__list|contents|destination__section|brand|site-header|site-footer)$/;

/**
 * An element as HTML, without classes that it alone has, a div or a span that has no attribute, what is in drawings, and the
 * hashes in names of files. Each element that does not stand within a line of text begins a line.
 */
export function markupOf(element: Element): string {
  return markup(element)
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

/** The only element of this HTML, in the form that `markupOf` gives. */
export function html(...piece: Parameters<typeof String.raw>): string {
  const text = String.raw(...piece).trim();
  const { head, body } = parseHtml(text);
  if (text.startsWith('<head>')) return markupOf(head);
  return markupOf(text.startsWith('<body>') ? body : only(body, ':scope > *'));
}

function markup(node: Node): string {
  // A no-break space is no white space.
  if (node.nodeName === '#text')
    return `${node.textContent}`.replaceAll(/[ \t\n]+/g, ' ').replaceAll('<', '&lt;');
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

/** The attributes of an element that are compared, in the order of their names. */
function attributesIn({ localName, attributes, classList }: Element): string {
  const shown = [...attributes].flatMap(({ name, value }) => {
    if (localName === 'svg' && !/^(?:aria-.*|class|hidden|role|tabindex)$/.test(name)) return [];
    if (name !== 'class')
      return ` ${name}="${value.replace(/(\/assets\/[\w-]+)-[\da-f]{8}\./, '$1-*.')}"`;
    const classes = [...classList].filter((each) => shared.test(each)).sort();
    return classes.length > 0 ? ` class="${classes.join(' ')}"` : [];
  });
  return shown.sort().join('');
}
