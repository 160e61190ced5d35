// npm test [-- [--all] [--everything] [--days] [--node24] [--engine sqlite|mariadb] [words of test paths]]: without words what a
// commit needs, with --all what a merge needs, with --everything also the rest of the API on MariaDB, with --days what a commit
// needs on each of the days of lib/clock.mjs, with --engine on that database alone.
import './lib/node-version.mjs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { mariadbInstalled } from '../test/support/mariadb.mjs';
import { findChromium } from './lib/chromium.mjs';
import { clockOf, dayInTurn, DAYS, findFaketime } from './lib/clock.mjs';
import { install } from './lib/install.mjs';
import { jest } from './lib/jest.mjs';
import { memoryFolder } from './lib/memory-folder.mjs';
import { fetchNode24 } from './lib/node24.mjs';
import { Report } from './lib/report.mjs';
import { run } from './lib/run.mjs';

const STEP_MS = 45 * 60_000;
// Nobody looks on in continuous integration: what hangs must end while there is time left for the report.
const CI_MS = 80 * 60_000;
/** Left for another day: a slow machine takes an hour without it. */
const DAY_MS = 35 * 60_000;
const ENGINES = ['sqlite', 'mariadb'];
/** As they are called in jest.config.mjs. */
const PROJECTS = ['units', 'api'];
const BROWSER = 'test/browser/';
/** Before a commit: one walk through each family of screens. */
const WALKS = `${BROWSER}walks/`;
/** Not before a commit: tables of attacks, programs that start and end many times, files of other systems, waiting for clocks. */
const LONGER = [
  'test/attacks/',
  'test/properties/',
  'test/upgrade/',
  'test/api/operations/',
  'test/api/(audit-tampering|mail-server|access/throttle|database/foreign-tables|lists/list-sorts)\\.',
  'test/api/imports/import-(broken-off|mongo)',
  'test/unit/installation/release',
];
/** No date decides here. */
const WITHOUT_DATES = ['test/api/(database|lists)/', 'test/unit/installation/'];
/** Statements in which the engines can differ: the schema, lists, races, SQL over many rows, payroll, the ledger. */
const ON_MARIADB = [
  'test/api/(database|leave|lists|people)/',
  'test/api/payroll/(bank-account|effects-of-many|first-paid|large-draft|leaver-settlement|pay-effects|payment-import|payroll-(job|races|runs))\\.',
  'test/api/payroll/(payslip-files|recovery-ends|salary-revisions|single-payment-runs)\\.',
  'test/api/(access/(last-admin|second-factor|throttle)|approvals/(hidden-[^/]+|races)|coverage/coverage-races)\\.',
  'test/api/imports/import-(balances|broken-off|employees|leaves|returns|salaries)\\.',
  'test/api/operations/(backup|doctor|durability|export|metrics|several-instances|start)\\.',
  'test/api/(audit(?!-tampering)|department|employ|pay-access|people-who-left|salary|stored-names|working-time)[^/]*$',
  'test/api/(dashboard|notification|input/fixed-defects)\\.',
  'test/attacks/(injection|time-money-races)\\.',
  'test/properties/company\\.',
  'test/upgrade/',
];
const EVERYTHING_ON_MARIADB = ['test/(api|attacks|properties|upgrade)/'];
/** These start no server on a database of the tests, or attack what comes before it: a second run would be the same. */
const WITHOUT_DATABASE = ['test/api/operations/broken-database', 'test/attacks/(photos|workbooks)'];

const { values: options, positionals: patterns } = readArguments();
const ci = /^(true|1)$/i.test(process.env.CI ?? '');
const all = ci || options.all || options.everything;
// Thousands of small databases are written and thrown away: a fifth of the processor time went into writing them to the disk.
process.env.TMPDIR ??= memoryFolder() ?? tmpdir();
const report = new Report();
const timeLeft = () => Math.max(1, Math.min(STEP_MS, ci ? CI_MS - performance.now() : STEP_MS));

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

let step = 'Packages';
try {
  await install({ tools: true });
  step = 'Tests';
  if (options.days) await onDays(DAYS, patterns);
  else if (patterns.length === 0) await everything();
  else await only(patterns);
} catch (error) {
  await report.run(step, () => Promise.reject(error));
}
process.exitCode = report.close();

function readArguments() {
  const flag = { type: 'boolean', default: false };
  try {
    const found = parseArgs({
      options: {
        all: flag,
        everything: flag,
        days: flag,
        node24: flag,
        engine: { type: 'string' },
      },
      allowPositionals: true,
    });
    const { engine } = found.values;
    if (engine && !ENGINES.includes(engine))
      throw new Error(`${String(engine)} is not a known engine.`);
    return found;
  } catch ({ message }) {
    console.error(
      `${message}\nKnown are --all, --everything, --days, --node24, --engine ${ENGINES.join(' or ')}, and words of test paths such as "leave".`,
    );
    process.exit(2);
  }
}

/**
 * Before a commit the walks run beside the tests of the API: two processors are busy only while something does not wait. All the
 * browser tests would take so much from the others that waits run out.
 */
async function everything() {
  const built = report.run('Build', () => script('build'));
  const aside = Promise.all([checks(), built]).then(
    ([, done]) => all || browserSuite([WALKS], done, { aside: true }),
  );
  await built;
  await onEngines([], {
    engine: all ? options.engine : 'sqlite',
    ignore: all ? [] : LONGER,
    ofMariaDb: options.everything ? EVERYTHING_ON_MARIADB : ON_MARIADB,
  });
  report.tell();
  await aside;
  if (!all) return;
  await browserSuite([BROWSER], await built, { workers: 3 });
  if (timeLeft() < DAY_MS)
    return report.skip('On another day', 'there is no time left', { asFailure: false });
  await onDays([dayInTurn()], [], await built);
}

/** Units, API and browser walks, or the files with these words in their path, with the clock set. */
async function onDays(days, words, built) {
  if (!findFaketime())
    return report.skip('On other days', 'faketime is not installed: apt install faketime', {
      asFailure: true,
    });
  const inBrowser = words.length === 0 ? [WALKS] : words.filter(isBrowser);
  const others = words.filter((word) => !isBrowser(word));
  built ??= inBrowser.length === 0 || (await report.run('Build', () => script('build')));
  for (const day of days) {
    const walks = inBrowser.length > 0 && browserSuite(inBrowser, built, { aside: true, on: day });
    if (words.length === 0 || others.length > 0)
      await report.run(`API on ${day.name}`, () =>
        onServer(others, { env: clockOf(day), ignore: [...LONGER, ...WITHOUT_DATES] }),
      );
    await walks;
    report.tell();
  }
}

async function checks() {
  await report.run('Types', (say) => script('types', say), { aside: true });
  await report.run('Lint', (say) => script('lint', say), { aside: true });
}

async function only(words) {
  const browser = words.filter(isBrowser);
  const others = words.filter((word) => !isBrowser(word));
  if (others.length > 0) await onEngines(others);
  if (browser.length > 0)
    await browserSuite(browser, await report.run('Build', () => script('build')));
  if (report.passed + report.failed > 0) return;
  await report.run('Selection', () =>
    Promise.reject(new Error(`No test file has ${words.join(' or ')} in its path.`)),
  );
}

function isBrowser(word) {
  return /^(test\/)?browser/.test(word);
}

async function onEngines(words, { engine = options.engine, ignore, ofMariaDb = words } = {}) {
  if (engine !== 'mariadb') await onSqlite(words, ignore);
  if (engine !== 'sqlite') await onMariaDb(ofMariaDb);
}

async function onSqlite(words, ignore) {
  const projects = [...PROJECTS, 'own-modules', 'components'];
  await report.run('Units, API and components', () => onServer(words, { projects, ignore }));
  if (!options.node24) return;
  await report.run('API on the embedded database, Node 24', async () => {
    const { node, remove } = await fetchNode24();
    if (!node) throw new Error('Node 24 could not be fetched from npm.');
    return onServer(words, { node, ignore }).finally(remove);
  });
}

async function onMariaDb(words) {
  const title = 'API on MariaDB';
  if (!process.env.TEST_DATABASE_URL && !mariadbInstalled())
    return report.skip(title, 'MariaDB is not installed: apt install mariadb-server', {
      asFailure: all,
    });
  const env = { TEST_ENGINE: 'mysql' };
  await report.run(title, () =>
    onServer(words, { env, projects: ['api'], ignore: WITHOUT_DATABASE }),
  );
}

async function browserSuite(words, built, { aside = false, on, workers } = {}) {
  const title = on ? `Browser on ${on.name}` : 'Browser';
  if (!findChromium())
    return report.skip(title, 'Chromium is not installed: apt install chromium', {
      asFailure: all,
    });
  if (!built)
    return report.skip(title, 'there is nothing to open without the build', { asFailure: all });
  await report.run(
    title,
    (say) =>
      jest(words, {
        env: on && clockOf(on),
        projects: ['browser'],
        limitMs: timeLeft(),
        workers,
        say,
      }),
    { aside },
  );
}

function onServer(words, { projects = PROJECTS, ...how }) {
  return jest(words, { projects, limitMs: timeLeft(), ...how });
}

/** A script of package.json counts as one test. */
async function script(name, say) {
  const { ok, late, output } = await run('npm', ['run', '--silent', name], {
    limitMs: timeLeft(),
    capture: say !== undefined,
  });
  say?.(output);
  if (late) (say ?? console.error)(`"npm run ${name}" did not end in time.`);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}
