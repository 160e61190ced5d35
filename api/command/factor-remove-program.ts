import { ConfigurationError, readConfiguration } from '../config/configuration.js';
import { problemOf } from '../database/conflicts.js';
import { removeFactor } from './factor-removal.js';

const USAGE = 'npm run factor:remove -- EMAIL\n\nFor the last admin who lost the phone and the recovery codes: others ask an admin.\n';

// Whoever runs this has the database and its secret anyway. The server may be running.
async function main(): Promise<void> {
  const [email, ...more] = process.argv.slice(2);
  if (!email || more.length > 0) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  process.stdout.write(`${await removeFactor(email, readConfiguration(process.env))}\n`);
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigurationError ? error : (problemOf(error) ?? (error as Error));
  process.stderr.write(`${known.message}\n`);
  process.exitCode = 1;
});
