import { home } from '#content/home.ts';
import { listLegalAnswers, site } from '#content/site.ts';
import { summaries } from '#content/summaries.ts';
import { forLawyer } from '../../shared/content/review/for-lawyer.ts';
import { lawDates } from '../../shared/content/review/law.ts';
import { specifiedDestinations } from '../../shared/content/review/specified-terms.ts';
import type { DestinationGuide, Unconfirmed } from '../../shared/content/types.ts';
import { hoursText } from '../../shared/office-hours.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { deadlinesToEnter } from './deadlines.ts';
import { writeContentReport } from './report.ts';

// Prints the report on the copy.
const destinations = await Promise.all(
  destinationRoutes.map(async ({ id, label }) => {
    type Module = { readonly guide: DestinationGuide };
    const { guide }: Module = await import(`../../shared/content/${id}/guide.ts`);
    const summary = summaries[id];
    return { id, label, guide, summary, toConfirm: await readToConfirm(id) };
  }),
);

const report = writeContentReport({
  // Legal information first, then families' questions.
  toAnswer: {
    ...listLegalAnswers(),
    registration: site.registration,
    mailProvider: site.mailProvider,
    webHost: site.webHost,
    noteLanguages: site.noteLanguages,
    whoPays: site.whoPays,
    charges: site.charges.join(' '),
    officeHours: site.officeHours.map(hoursText).join('; '),
    whatsapp: site.whatsapp,
  },
  ownerTexts: {
    answeredWithin: site.answeredWithin,
    counsellor: site.counsellor,
    promises: site.promises.join(' '),
  },
  placeholders: site.hasPlaceholders ? ['office address', 'map', 'social links', 'credit'] : [],
  destinations,
  everyCountry: await readToConfirm('home'),
  forLawyer,
  removed: Object.entries(specifiedDestinations)
    .filter(([id]) => !destinationRoutes.some((route) => route.id === id))
    .map(([id, { name }]) => ({ id, name })),
  added: destinations.filter(({ id }) => !(id in specifiedDestinations)).map(({ label }) => label),
  home,
  deadlines: destinations.flatMap(({ id, guide }) => deadlinesToEnter(id, guide)),
  copy: {
    'home.ts': home,
    'review/law.ts': lawDates,
    ...Object.fromEntries(
      destinations.flatMap(({ id, guide, summary: { facts, ...summary } }) => [
        [`${id}/facts.ts`, facts],
        [`${id}/summary.ts`, summary],
        [`${id}/guide.ts`, guide],
      ]),
    ),
  },
});
console.log(report);

async function readToConfirm(id: string): Promise<readonly Unconfirmed[]> {
  const module = await import(`../../shared/content/review/to-confirm/${id}.ts`);
  return module.toConfirm;
}
