import { homeRoute } from '../shared/routes.ts';
import { shownPlace } from './shown-place.ts';

/**
 * The success panel belongs to the moment in which the forwarding service sent the visitor back. Its address is tidied
 * away at once, so that neither a reload nor the back button shows it again. Returns how to stop.
 */
export function settleSuccessPanel(): () => void {
  const panel = shownPlace()?.querySelector<HTMLDialogElement>('#enquiry-sent');
  if (!panel?.open) return () => undefined;
  // Not through the router: to it this is still the page with the panel, until it is closed.
  history.replaceState(history.state, '', homeRoute.path);

  function closeWhenComingBack({ persisted }: PageTransitionEvent): void {
    if (persisted) panel?.querySelector('form')?.requestSubmit();
  }

  addEventListener('pageshow', closeWhenComingBack);
  return () => removeEventListener('pageshow', closeWhenComingBack);
}
