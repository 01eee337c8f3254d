import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';

/** True if the page was reached by client-side navigation to the top of the page. */
export const FollowedLinkContext = createContext(false);

/**
 * Content below the first screen. After client-side navigation it renders once the first screen is painted. On the server,
 * during hydration, on Back, and for a link to an anchor it renders at once.
 */
export function BelowFirstScreen({ children }: { readonly children: ReactNode }) {
  const rendered = useDeferredValue(true, !useContext(FollowedLinkContext));
  return rendered && children;
}
