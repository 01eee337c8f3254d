import { writeFileSync } from 'node:fs';
import { reportExpectedErrors } from './expected-errors.ts';

// `npm run draw` generates the map and the flight from the route table.
await reportExpectedErrors(async () => {
  // Imported here because these modules throw for an invalid route when loaded.
  const { drawAll } = await import('./draw/drawings.ts');
  for (const [file, content] of drawAll()) writeFileSync(file, content);
  console.log('Drawn: map and flight.');
});
