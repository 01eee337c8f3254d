import { parseArgs } from 'node:util';
import { destinationCopy } from '#content/destination-copy.ts';
import { home } from '#content/home.ts';
import { listPlaceholders, site } from '#content/site.ts';
import { forLawyer } from '../../shared/content/review/for-lawyer.ts';
import { specifiedDestinations } from '../../shared/content/review/specified-terms.ts';
import type { Unconfirmed } from '../../shared/content/types.ts';
import { hoursText } from '../../shared/office-hours.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { writeContentReport } from './report.ts';

// Prints the report of the copy as it is, today or on the day that `--on 2027-01-15` names.
const { on } = parseArgs({ options: { on: { type: 'string' } } }).values;
const now = on === undefined ? new Date() : new Date(on);
if (Number.isNaN(now.getTime())) throw new Error(`--on ${on}: write a day like 2027-01-15.`);

const { officeHours, whatsapp, charges, answeredWithin, counsellor } = site;
const { promises, privacyContact, enquiryRetention } = site;
const ids: readonly string[] = destinationRoutes.map(({ id }) => id);
const destinations = await Promise.all(
  destinationRoutes.map(async ({ id, label }) => {
    const { guide } = await destinationCopy[id].guide();
    const { summary } = await destinationCopy[id].summary();
    return { id, label, guide, summary, toConfirm: await readToConfirm(id) };
  }),
);

const report = writeContentReport(
  {
    lookedForFirst: {
      officeHours: officeHours.map(hoursText).join('; '),
      whatsapp,
      charges: charges.join(' '),
      answeredWithin,
      counsellor,
    },
    ownerTexts: { enquiryRetention, promises: promises.join(' '), privacyContact },
    placeholders: listPlaceholders(),
    destinations,
    everyCountry: await readToConfirm('home'),
    forLawyer,
    removed: Object.entries(specifiedDestinations)
      .filter(([id]) => !ids.includes(id))
      .map(([id, { name }]) => ({ id, name })),
    copy: {
      'home.ts': home,
      ...Object.fromEntries(
        destinations.flatMap(({ id, guide, summary }) => [
          [`${id}/summary.ts`, summary],
          [`${id}/guide.ts`, guide],
        ]),
      ),
    },
  },
  now,
);
console.log(report);

async function readToConfirm(id: string): Promise<readonly Unconfirmed[]> {
  const module = await import(`../../shared/content/review/to-confirm/${id}.ts`);
  return module.toConfirm;
}
