import { useEffect } from 'react';
import { createPath, useNavigate } from 'react-router-dom';
import { findRoute } from '../shared/routes.ts';

/**
 * Has the router follow the site's own links, which are plain ones. The browser keeps a click that asks for another tab
 * or window or for a file, and those within `data-reload`.
 */
export function useLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const root = document.getElementById('root');
    function follow(event: MouseEvent): void {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      if (link.target || link.closest('[data-reload]') || link.origin !== location.origin) return;
      if (event.defaultPrevented || !findRoute(link.pathname)) return;
      event.preventDefault();
      // Following a link to where one is makes no new entry in the history, as ever.
      void navigate(createPath(link), { replace: link.href === location.href });
    }
    root?.addEventListener('click', follow);
    return () => root?.removeEventListener('click', follow);
  }, [navigate]);
}
