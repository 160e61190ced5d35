// npm run build:api: the server's sources as JavaScript in dist/, checked.
import { join } from 'node:path';
import { run } from './lib/run.mjs';

const compiler = join('node_modules', 'typescript-7', 'bin', 'tsc');
const { ok } = await run(process.execPath, [compiler, '-p', 'tsconfig.json']);
if (!ok) process.exit(1);
