// Imported first, and written for old versions too, so that they get this sentence and not a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);

// The build tools load ES modules with require(), which 21 and the first releases of 22 cannot do.
const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);

if (!fits) {
  console.error(
    `This needs Node 20.19 or a later 20, or 22.12 or later; you have ${process.versions.node}. ` +
      'Install a current version from https://nodejs.org and try again.',
  );
  // EX_CONFIG, which the systemd unit takes for an end that no restart changes.
  process.exit(78);
}
