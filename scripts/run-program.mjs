// node scripts/run-program.mjs FOLDER/PROGRAM.js …: a program of dist/ beside the server, from a fresh clone as well.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { top } from './lib/run.mjs';

process.chdir(top);
try {
  await install();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (existsSync('.env')) process.loadEnvFile('.env');

// The program finds its own arguments from the third on, as if it had been called itself.
const program = join(top, 'dist', process.argv[2]);
process.argv.splice(1, 2, program);
await import(pathToFileURL(program).href);
