import { destinationRoutes } from '../shared/routes.ts';

// `npm run check-content`: which facts are due for another look at the official pages, and what a person must confirm.
const maxAgeDays = 120;
const dayMs = 24 * 60 * 60 * 1000;

for (const { id, label } of destinationRoutes) {
  const { guide } = await import(`../shared/content/${id}/guide.ts`);
  const { toConfirm } = await import(`../shared/content/${id}/to-confirm.ts`);
  const days = Math.floor((Date.now() - Date.parse(guide.lastReviewed)) / dayMs);
  console.log(
    `\n${label}: reviewed ${days} days ago${days >= maxAgeDays ? ', due for review' : ''}`,
  );
  console.log('Not confirmed, so not on the page:');
  for (const { claim, source } of toConfirm) console.log(`- ${claim}\n  ${source.href}`);
}
