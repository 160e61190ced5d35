// npm run build:api: the server's sources as JavaScript in dist/, and the released tables.
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { compilation } from './lib/compilation.mjs';

await build(compilation());

const tables = join('dist', 'schema');
mkdirSync(tables, { recursive: true });
for (const name of readdirSync(join('api', 'schema')))
  if (name.endsWith('.sql')) copyFileSync(join('api', 'schema', name), join(tables, name));
