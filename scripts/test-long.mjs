// npm run test:long [-- options] [words of file names in test/long, such as "races"]
import './lib/node-version.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nodeOptions } from '../test/support/jest/node-options.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { run, top } from './lib/run.mjs';
import { saveBetween, table } from './lib/saved-table.mjs';
import { temporaryFolder } from './lib/temporary-folder.mjs';

const USAGE = `npm run test:long [-- options] [words of file names in test/long, such as "races" or "soak"]
  --rounds N    rounds of each race (100)
  --kills N     how often the server is killed (20)
  --minutes N   how long the soak lasts (10)
  --built       test dist/ as it stands, without building
  --save FILE   write the results into FILE, between the comments named after the test files; nothing is written otherwise`;
const HEADINGS = ['Case', 'Result', 'Found', 'Time'];
const HOUR_MS = 3_600_000;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const { values, positionals: words } = options();
const { folder } = temporaryFolder('test-long');
const files = readdirSync(join(top, 'test/long')).filter(
  (name) =>
    name.endsWith('.long.ts') && (words.length === 0 || words.some((word) => name.includes(word))),
);
if (files.length === 0) {
  console.error(`No file of test/long has ${words.join(' or ')} in its name.`);
  process.exit(2);
}

await install({ tools: true });
if (!values.built) await build();
const sections = [];
for (const file of files) sections.push(await section(file.replace('.long.ts', '')));
const rows = sections.flatMap((one) => one.rows);
const facts = [...new Set(sections.flatMap((one) => one.facts))];
const [passed, failed, skipped] = ['passed', 'FAILED', 'SKIPPED'].map(
  (result) => rows.filter((row) => row[1] === result).length,
);
console.log(`\n${facts.join(', ')}\n\n${table(HEADINGS, rows)}\n`);
if (values.save) save(values.save);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} SKIPPED` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

/** One test file: a row for each of its tests, and for what could not be tried here. */
async function section(name) {
  console.log(`\n== ${name}`);
  const [results, notes] = [join(folder, `${name}.json`), join(folder, `${name}.notes`)];
  const env = {
    NODE_ENV: 'test',
    NODE_OPTIONS: nodeOptions,
    LONG_NOTES: notes,
    LONG_ROUNDS: values.rounds,
    LONG_KILLS: values.kills,
    LONG_MINUTES: values.minutes,
  };
  const args = [
    `test/long/${name}.long.ts`,
    '--config=test/long/jest.config.mjs',
    '--runInBand',
    '--json',
    `--outputFile=${results}`,
  ];
  await run(process.execPath, ['node_modules/jest/bin/jest.js', ...args], {
    env,
    limitMs: 3 * HOUR_MS,
  });
  const lines = existsSync(notes)
    ? readFileSync(notes, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  const left = lines
    .filter((line) => line.skipped)
    .map((line) => [line.skipped, 'SKIPPED', line.reason, '']);
  const facts = lines.filter((line) => line.fact).map((line) => line.fact);
  const found = existsSync(results)
    ? JSON.parse(readFileSync(results, 'utf8')).testResults.flatMap((file) => testsOf(file, lines))
    : [];
  if (found.length + left.length === 0) found.push([name, 'FAILED', 'it could not be run', '']);
  return { name, rows: [...found, ...left], facts: [`Node ${process.versions.node}`, ...facts] };
}

function testsOf(file, lines) {
  const tests = file.assertionResults.filter(({ status }) => status !== 'pending');
  if (tests.length === 0 && file.message)
    return [[file.name, 'FAILED', file.message.split('\n')[0], '']];
  return tests.map(({ ancestorTitles, fullName, title, status, duration }) => [
    [...ancestorTitles, title].join(': '),
    status === 'passed' ? 'passed' : 'FAILED',
    lines
      .filter((line) => line.test === fullName)
      .map((line) => line.text)
      .join('; '),
    duration == null ? '' : `${Math.round(duration / 1_000)} s`,
  ]);
}

/** A run of some files leaves the results of the others as they are. */
function save(path) {
  for (const { name, rows: own, facts: made } of sections) {
    saveBetween(path, name, `${[...new Set(made)].join(', ')}\n\n${table(HEADINGS, own)}`);
  }
}

function options() {
  try {
    const number = { type: 'string' };
    const parsed = parseArgs({
      allowPositionals: true,
      options: {
        rounds: { ...number, default: '100' },
        kills: { ...number, default: '20' },
        minutes: { ...number, default: '10' },
        built: { type: 'boolean', default: false },
        save: { type: 'string' },
      },
    });
    for (const name of ['rounds', 'kills', 'minutes']) {
      if (!(Number(parsed.values[name]) > 0))
        throw new Error(`--${name} must be a number above 0.`);
    }
    return parsed;
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}
