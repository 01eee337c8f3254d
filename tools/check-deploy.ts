import { deployFiles, readDeployFile } from './deploy-files.ts';

// `npm run check-deploy`: has the files of `deploy/` read by the programs that will read them. With `-- --all` a program that is
// not installed is a failure.
const isAllWanted = process.argv.includes('--all');
for (const deployFile of deployFiles) {
  const { file, reader } = deployFile;
  try {
    const isRead = readDeployFile(deployFile);
    console.log(isRead ? `✓ ${file}` : `- ${file} was not read: ${reader} is not installed`);
    if (!isRead && isAllWanted) process.exitCode = 1;
  } catch (error) {
    console.error(`✗ ${file}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
