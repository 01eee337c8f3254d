import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';

/** Whether the page was reached by a link that was followed in the browser, to the top of the page. */
export const FollowedLinkContext = createContext(false);

/**
 * What lies below the first screen. After a followed link it is rendered once the first screen is painted. On the
 * server, in hydration, on the way back and for a link to an anchor it is rendered at once.
 */
export function BelowFirstScreen({ children }: { readonly children: ReactNode }) {
  const rendered = useDeferredValue(true, !useContext(FollowedLinkContext));
  return rendered && children;
}
