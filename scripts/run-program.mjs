// node scripts/run-program.mjs FOLDER/PROGRAM.js …: a program of dist/ beside the server, from a fresh clone as well.
import './lib/node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ready } from './lib/ready.mjs';
import { top } from './lib/run.mjs';

await ready();

// The program finds its own arguments from the third on, as if it had been called itself.
const program = join(top, 'dist', process.argv[2]);
process.argv.splice(1, 2, program);
await import(pathToFileURL(program).href);
