import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import threads from 'node:worker_threads';

// Hooks that load the server's sources do not reach its threads, and are slow to begin with. What a thread runs is bundled once in a worker.

const ROLLDOWN = fileURLToPath(
  new URL('../../../node_modules/rolldown/bin/cli.mjs', import.meta.url),
);
const bundles = new Map();

function bundleOf(source) {
  const known = bundles.get(source);
  if (known) return known;
  const bundle = join(tmpdir(), `thread-${process.pid}-${bundles.size}.mjs`);
  execFileSync(
    process.execPath,
    [ROLLDOWN, source, '--platform', 'node', '--format', 'esm', '--file', bundle],
    { env: { PATH: process.env.PATH }, stdio: 'ignore' },
  );
  process.once('exit', () => rmSync(bundle, { force: true }));
  bundles.set(source, bundle);
  return bundle;
}

threads.Worker = class extends threads.Worker {
  constructor(file, options) {
    super(
      file instanceof URL && file.pathname.endsWith('.ts') ? bundleOf(fileURLToPath(file)) : file,
      options,
    );
  }
};
syncBuiltinESMExports();
