// npm run build [-- --force]
import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';

try {
  await install();
  const built = await build({ force: process.argv.includes('--force') });
  if (built === 0) console.log('Everything is built already.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
