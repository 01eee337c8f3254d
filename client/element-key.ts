/**
 * By what a control is known again, on a page that was rendered anew or is visited again: its own attributes, and the id of
 * the details in which it lies. Controls with the same key are told apart by their order.
 */
export function elementKey(element: Element): string {
  const attributes = ['id', 'name', 'value', 'href'].map((name) => element.getAttribute(name));
  const details = element.closest('details');
  const fold = details?.id || details?.querySelector('[id]')?.id;
  return [element.tagName, ...attributes, fold].join(' ');
}
