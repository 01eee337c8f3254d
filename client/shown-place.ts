/** The page that the visitor sees. Others may stand beside it in the document, with the same ids. */
export function shownPlace(): Element | null {
  return document.querySelector('.place:not([data-hidden])');
}
