/**
 * Identifies a control after a re-render or on a later visit, by its attributes and the ID of the details around it. Controls
 * with the same key are distinguished by their order.
 */
export function elementKey(element: Element): string {
  const attributes = ['id', 'name', 'value', 'href'].map((name) => element.getAttribute(name));
  const details = element.closest('details');
  const disclosure = details?.id || details?.querySelector('[id]')?.id;
  return [element.tagName, ...attributes, disclosure].join(' ');
}
