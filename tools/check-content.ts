import { destinationCopy } from '#content/destination-copy.ts';
import { listPlaceholders, site } from '#content/site.ts';
import { forLawyer } from '../shared/content/for-lawyer.ts';
import { destinationRoutes } from '../shared/routes.ts';
import { writeContentReport } from './content-report.ts';

// `npm run check-content`: how old the copy is, and what a person must still confirm, ask or replace.
const destinations = await Promise.all(
  destinationRoutes.map(async ({ id, label }) => {
    const { guide } = await destinationCopy[id].guide();
    const { toConfirm } = await import(`../shared/content/${id}/to-confirm.ts`);
    return { label, guide, toConfirm };
  }),
);
const { promises, charges, privacyContact, enquiryRetention } = site;
const ownerTexts = {
  enquiryRetention: [enquiryRetention],
  charges,
  promises,
  privacyContact: privacyContact ? [privacyContact] : [],
};
const content = { destinations, forLawyer, placeholders: listPlaceholders(), ownerTexts };
console.log(writeContentReport(content, new Date()));
