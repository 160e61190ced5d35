// npm run lint
import { run } from './lib/run.mjs';

const bin = (name) => `node_modules/${name}`;
const outcomes = await Promise.all([
  run(process.execPath, [bin('oxlint/bin/oxlint')]),
  run(process.execPath, [bin('oxfmt/bin/oxfmt'), '--check']),
  run(process.execPath, [
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    'api',
    'admin-ui/src',
    'test',
  ]),
]);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
