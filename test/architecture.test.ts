import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBuildOutput } from '../server/respond/build-output.ts';

// What imports what, and where the environment is read, is a matter of `npm run lint`: see biome.json.

it('the browser is sent no environment, no eval, and nothing of React’s development build', () => {
  const scripts = readBuildOutput('dist').assets.filter(({ path }) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const unwanted = /process\.env|\beval\(|new Function\(|validateDOMNesting/;
  const found = scripts.filter(({ body }) => unwanted.test(body.toString()));
  expect(found.map(({ path }) => path)).toEqual([]);
});

it('what is rendered uses neither the clock nor randomness, so equal input gives equal bytes', () => {
  const clock =
    /\bnew Date\(|\bDate\.now|Math\.random|performance\.now|\bIntl\b|toLocale|randomUUID/;
  const comments = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs;
  const withClock = ['shared', 'server/render'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => clock.test(readFileSync(file, 'utf8').replace(comments, ''))),
  );
  const inBrowserOnly = /\/use-[\w-]+\.ts$|^shared\/enquiry\/enquiry-draft\.ts$/;
  expect(withClock.filter((file) => !inBrowserOnly.test(file))).toEqual([]);
  expect(withClock).not.toEqual([]);
});
