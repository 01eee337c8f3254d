import { canStore, readStored, store } from '../browser/storage.ts';
import { enquiryId } from './enquiry-id.ts';

const posted = ['sessionStorage', 'posted'] as const;

/** Notes that this tab posts the form. The inline script calls this, since a visitor may post before hydration. */
export function watchPosts(): void {
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const isEnquiry = target === document.getElementById(enquiryId);
    if (isEnquiry && !defaultPrevented) store(...posted, 'yes');
  });
}

/** True, once, if this tab has posted the form, or if the browser blocks storage, so that nobody knows. */
export function takePosted(): boolean {
  const isPosted = readStored(...posted) !== null || !canStore('sessionStorage');
  store(...posted, undefined);
  return isPosted;
}
