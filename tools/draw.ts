import { writeFileSync } from 'node:fs';
import { findPrograms, runProgram } from '../pictures/drawings.ts';

// `npm run draw` runs every drawing's program and writes what it draws; `npm run draw -- usa` runs one.
const [wanted] = process.argv.slice(2);
const names = findPrograms().filter((name) => !wanted || name === wanted);
for (const name of names) {
  const { path, content } = await runProgram(name);
  writeFileSync(path, content);
  console.log(path);
}
if (names.length === 0) {
  console.error(`There is no pictures/${wanted}/draw.ts. Drawings: ${findPrograms().join(', ')}.`);
  process.exitCode = 1;
}
