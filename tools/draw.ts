import { rmSync, writeFileSync } from 'node:fs';
import { reportExpectedErrors } from './expected-errors.ts';

// `npm run draw` draws what is generated from data: the map, the flight, the icon, and the images that show them.
await reportExpectedErrors(async () => {
  // Imported here because loading these modules reports a wrong route.
  const { composeImages, drawAll, fingerprintsFile } = await import('./draw/drawings.ts');
  for (const [file, content] of drawAll()) writeFileSync(file, content);
  const images = await composeImages();
  for (const { file, render } of images) {
    writeFileSync(file, await render());
    // The picture may have been replaced by one of the other kind.
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
