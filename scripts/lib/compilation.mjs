import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { top } from './run.mjs';

const sources = join(top, 'api');

/** The server's sources become JavaScript in dist/, file by file. Types are not checked here, but by `npm run types`. */
export const compilation = () => ({
  input: readdirSync(sources, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(sources, name)),
  cwd: top,
  platform: 'node',
  tsconfig: join(top, 'tsconfig.json'),
  // All packages, but not the few functions that the compiler brings for decorators.
  external: /^(?!\0|[./]|[A-Z]:|@oxc-project\/)/,
  resolve: { extensionAlias: { '.js': ['.ts'] } },
  treeshake: false,
  output: {
    dir: join(top, 'dist'),
    preserveModules: true,
    preserveModulesRoot: sources,
    sourcemap: true,
    keepNames: true,
  },
});
