import { readStored, store } from '../browser/storage.ts';
import { enquiryId, successPanelId } from './enquiry-id.ts';

const posted = ['sessionStorage', 'posted'] as const;

/**
 * Stores in this tab that the form was posted. Closes the success panel if it was not, since any site can link to the panel's URL.
 * The inline script calls this, since a visitor may post before hydration.
 */
export function watchPosts(): void {
  const panel = document.querySelector<HTMLDialogElement>(`#${successPanelId}[open]`);
  const isPosted = readStored(...posted) !== null;
  // If storage is blocked, the panel stays: a wrong confirmation is better than a second enquiry.
  const isStorable = store(...posted, undefined);
  if (panel && isStorable && !isPosted) {
    panel.open = false;
    history.replaceState(null, '', location.pathname);
  }
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const isEnquiry = target === document.getElementById(enquiryId);
    if (isEnquiry && !defaultPrevented) store(...posted, 'yes');
  });
  addEventListener('pageshow', ({ persisted }) => persisted && store(...posted, undefined));
}
