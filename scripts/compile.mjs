// npm run build:api: the server's sources as JavaScript in dist/, checked, and the released tables.
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/run.mjs';

const compiler = join('node_modules', 'typescript-7', 'bin', 'tsc');
const { ok } = await run(process.execPath, [compiler, '-p', 'tsconfig.json']);
if (!ok) process.exit(1);

const tables = join('dist', 'schema');
mkdirSync(tables, { recursive: true });
for (const name of readdirSync(join('api', 'schema')))
  if (name.endsWith('.sql')) copyFileSync(join('api', 'schema', name), join(tables, name));
