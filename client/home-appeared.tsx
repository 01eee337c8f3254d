import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { findRoute, homeRoute } from '../shared/routes.ts';
import { guardSubmission } from './guard-submission.ts';
import { startHeroFlight } from './hero-flight.ts';
import { keepEnquiry } from './keep-enquiry.ts';
import { settleSuccessPanel } from './settle-success-panel.ts';
import { startMainScript } from './start-main-script.ts';

/** What begins when the home page has appeared; each returns how to end it when the visitor leaves. */
const beginnings = [
  keepEnquiry,
  guardSubmission,
  settleSuccessPanel,
  startMainScript,
  startHeroFlight,
];

/** Begins what belongs to the home page whenever it has appeared, and ends it on leaving. Renders nothing. */
export function HomeAppeared({ location }: { readonly location: Location }) {
  const { pathname } = location;
  useEffect(() => {
    if (findRoute(pathname)?.canonicalPath !== homeRoute.path) return;
    const endings = beginnings.map((begin) => begin());
    return () => {
      for (const end of endings) end();
    };
  }, [pathname]);
  return null;
}
