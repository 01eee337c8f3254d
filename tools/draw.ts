import { writeFileSync } from 'node:fs';
import { composeImages, drawAll, fingerprintsFile } from './draw/drawings.ts';
import { DrawingError } from './draw/svg.ts';

// `npm run draw` draws what is made from data: the map, the flight, the icon, and the images that show them.
try {
  for (const [file, content] of drawAll()) writeFileSync(file, content);
  const images = await composeImages();
  for (const { file, render } of images) writeFileSync(file, render());
  const fingerprints = images.map(({ file, fingerprint }) => [file, fingerprint]);
  const json = JSON.stringify(Object.fromEntries(fingerprints), null, 2);
  writeFileSync(fingerprintsFile, `${json}\n`);
} catch (error) {
  if (!(error instanceof DrawingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
