// Imported first by the commands that start everything else: another Node would fail later, with a stack trace. The
// same versions stand in package.json, where npm reads them.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 16) || major >= 24;
if (!isSupported) {
  console.error(
    `Node ${process.versions.node} can't run this: install 26. 24 and newer can, too, as can 22 from 22.16 and 20 from 20.19 on.`,
  );
  process.exit(1);
}

export {};
