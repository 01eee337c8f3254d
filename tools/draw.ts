import { writeFileSync } from 'node:fs';
import { flightAnimation } from '../pictures/flight-animation.ts';
import { drawWithTitle, series } from '../pictures/series.ts';

// `npm run draw`: writes every drawing, and the animation, from the programs that compose them. What is written is kept
// in the repository, where one can look at it and the build finds it.
for (const name of Object.keys(series)) {
  writeFileSync(`pictures/${name}.svg`, drawWithTitle(name));
}
writeFileSync('pictures/flight-animation.json', `${JSON.stringify(flightAnimation())}\n`);
