// npm run build:api: the server's sources as JavaScript in dist/, checked, with the files that they read beside them.
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run, top } from './lib/run.mjs';

const compiler = join('node_modules', 'typescript-7', 'bin', 'tsc');
const { ok } = await run(process.execPath, [compiler, '-p', 'tsconfig.json']);
if (!ok) process.exit(1);
for (const path of readdirSync(join(top, 'api'), { recursive: true })) {
  if (path.endsWith('.txt')) copyFileSync(join(top, 'api', path), join(top, 'dist', path));
}
