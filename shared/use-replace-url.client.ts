import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that replaces the URL of the current history entry. Safari rejects the 101st change in 30 s: the
 * browser then loads the URL itself, so that the page and its URL agree.
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
