import { readConfiguration } from '../../platform/config/configuration.js';
import { removeFactor } from './factor-removal.js';
import { runProgram, withUsage } from './program.js';

const USAGE =
  'npm run factor:remove -- EMAIL\n\nTurns off two-factor authentication for the last admin, after losing phone and recovery codes. Others ask an admin.\n';

// Needs no authorisation: access to the shell includes the database and its secret.
runProgram(async () => {
  const [email, ...more] = process.argv.slice(2);
  if (!email || more.length > 0) return withUsage(USAGE);
  process.stdout.write(
    `${await removeFactor(email, readConfiguration(process.env, { existing: true }))}\n`,
  );
  return 0;
});
