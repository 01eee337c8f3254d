import { checkDeployFiles } from './check-deploy/check-files.ts';

// `npm run check-deploy`: checks the files of `deploy/` on any machine.
for (const { file, problems } of checkDeployFiles('deploy')) {
  console.log([problems.length > 0 ? `✗ ${file}` : `✓ ${file}`, ...problems].join('\n'));
  if (problems.length > 0) process.exitCode = 1;
}
