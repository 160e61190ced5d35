import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeOptions } from '../../test/support/jest/node-options.mjs';
import { run } from './run.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const LEAK_MS = 10_000;

/**
 * Runs jest and answers how many tests passed and failed. A file that cannot be loaded is a failed test, and so is a
 * run that does not end: after the last test (something was left open), or not in `limitMs`. `projects` are names in
 * jest.config.mjs. With `say`, that is told what jest prints, at its end.
 */
export async function jest(
  patterns,
  {
    env,
    limitMs,
    node = process.execPath,
    config = 'jest.config.mjs',
    projects = [],
    ignore = [],
    workers,
    say,
  },
) {
  const { folder, remove } = temporaryFolder('jest');
  const file = join(folder, 'results.json');
  const leak = new AbortController();
  let timer;
  const watch = setInterval(() => {
    if (existsSync(file)) timer ??= setTimeout(() => leak.abort(), LEAK_MS);
  }, 500);
  try {
    const { ok, late, output } = await run(
      node,
      jestArguments(file, patterns, { config, projects, ignore, workers }),
      {
        env: { NODE_ENV: 'test', NODE_OPTIONS: nodeOptions, ...env },
        limitMs,
        signal: leak.signal,
        capture: say !== undefined,
      },
    );
    say?.(output);
    const counts = existsSync(file) ? count(file) : { passed: 0, failed: 0 };
    if (ok) return counts;
    const complain = say ?? console.error;
    if (late) complain('The tests did not end in time.');
    else if (leak.signal.aborted)
      complain('The tests have run, but one left a server, a connection or a timer open.');
    const withoutResult = late || leak.signal.aborted || counts.failed === 0;
    return { passed: counts.passed, failed: counts.failed + (withoutResult ? 1 : 0) };
  } finally {
    clearInterval(watch);
    clearTimeout(timer);
    remove();
  }
}

/** Patterns first: the options after them take several values each. */
function jestArguments(file, patterns, { config, projects, ignore, workers }) {
  return [
    'node_modules/jest/bin/jest.js',
    ...patterns,
    `--config=${config}`,
    '--passWithNoTests',
    ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
    ...(workers ? [`--maxWorkers=${workers}`] : []),
    '--json',
    `--outputFile=${file}`,
    ...ignore.map((pattern) => `--testPathIgnorePatterns=${pattern}`),
  ];
}

function count(file) {
  const result = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  };
}
