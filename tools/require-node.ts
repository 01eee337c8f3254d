// Imported first by the commands that start everything else: an older Node would fail later, with a stack trace.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install 26, or at least 20.19.`);
  process.exit(1);
}

export {};
