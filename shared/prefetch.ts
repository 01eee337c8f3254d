import { createContext } from 'react';
import type { Route } from './routes.ts';

/** Prefetches a page. It does nothing on the server and until the browser has hydrated. */
export const PrefetchContext = createContext<(route: Route) => void>(() => undefined);
