import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that replaces the URL of the current history entry. If Safari rejects it (the 101st change within
 * 30 s), the browser loads the URL instead, so that page and URL match.
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
