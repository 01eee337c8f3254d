import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that replaces the URL of the current history entry. If Safari rejects the change (the 101st within
 * 30 s), the browser loads the URL, so that the page and its URL match.
 */
export function useReplaceUrl(): (url: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (url) => {
      try {
        void navigate(url, { replace: true });
      } catch {
        location.replace(url);
      }
    },
    [navigate],
  );
}
