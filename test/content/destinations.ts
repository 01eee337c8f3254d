import { summaries } from '#content/summaries.ts';
import type { DestinationGuide } from '../../shared/content/types.ts';
import { optionsOf } from '../../shared/plan/steps.ts';
import { destinationRoutes } from '../../shared/routes.ts';

/** All destinations with their copy; the site itself loads one at a time. */
export const destinations = await Promise.all(
  destinationRoutes.map(async (route) => {
    const summary = summaries[route.id];
    const module = await import(`../../shared/content/${route.id}/guide.ts`);
    const guide: DestinationGuide = module.guide;
    const { process, afterOffer, whyWorthIt } = guide;
    const steps = process.plan.flatMap(optionsOf);
    const questions = [process, afterOffer, whyWorthIt].flatMap((part) => part.questions);
    // The copy without the markup of bold text and links: `[CAS](Confirmation…)` as "CAS (Confirmation…)".
    const copy = JSON.stringify([summary, guide]).replaceAll('**', '');
    const read = copy.replace(/\[([^\]]+)\]\(/g, '$1 (');
    return { ...route, summary, guide, steps, questions, read };
  }),
);
