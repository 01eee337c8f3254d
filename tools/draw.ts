import { rmSync, writeFileSync } from 'node:fs';
import { reportExpectedErrors } from './expected-errors.ts';

// `npm run draw` generates pictures from data: the map, the flight, the icon, and the images that show them.
await reportExpectedErrors(async () => {
  // Imported here because these modules throw for an invalid route when loaded.
  const { composeImages, drawAll, fingerprintsFile } = await import('./draw/drawings.ts');
  for (const [file, content] of drawAll()) writeFileSync(file, content);
  const images = await composeImages();
  for (const { file, render } of images) {
    writeFileSync(file, await render());
    // Removes an outdated share image: its format changes if a photograph replaces a drawing.
    rmSync(
      file.replace(/png$|jpg$/, (type) => (type === 'png' ? 'jpg' : 'png')),
      { force: true },
    );
  }
  const fingerprints = images.map(({ file, fingerprint }) => [file, fingerprint]);
  const json = JSON.stringify(Object.fromEntries(fingerprints), null, 2);
  writeFileSync(fingerprintsFile, `${json}\n`);
  console.log('Drawn: map, flight, icons and share images.');
});
