// node scripts/tools.mjs && …: installs what only tests, lint and formatting need, if it is not there.
import './lib/node-version.mjs';
import { install } from './lib/install.mjs';

try {
  await install({ tools: true });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
