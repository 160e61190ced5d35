// npm test [-- [--all] [--days] [--node24] [words of test paths]]: without words what a commit needs, with --all everything,
// with --days that on each of the days of lib/clock.mjs.
import './lib/node-version.mjs';
import { tmpdir } from 'node:os';
import { install } from './lib/install.mjs';
import { findChromium } from './lib/chromium.mjs';
import { clockOf, dayInTurn, DAYS, findFaketime } from './lib/clock.mjs';
import { jest } from './lib/jest.mjs';
import { memoryFolder } from './lib/memory-folder.mjs';
import { fetchNode24 } from './lib/node24.mjs';
import { Report } from './lib/report.mjs';
import { run } from './lib/run.mjs';
import { mariadbInstalled, startMariaDb } from '../test/support/mariadb.mjs';

const STEP_MS = 45 * 60_000;
// Nobody looks on in continuous integration: what hangs must end while there is time left for the report.
const CI_MS = 80 * 60_000;
/** Left for another day: a slow machine takes an hour without it. */
const DAY_MS = 35 * 60_000;
const BROWSER = 'test/browser/';
/** Before a commit: one walk through each family of screens. */
const WALKS = `${BROWSER}walks/`;
/** Not before a commit. The last ones start and end processes many times, or wait for clocks. */
const LONGER = [
  'test/attacks/',
  'test/properties/',
  'test/upgrade/',
  'test/api/operations/',
  'test/api/(audit-tampering|imports/import-broken-off|mail-server)\\.',
];
/** Only what reaches statements in which the engines can differ: lists, searches, races, the schema, SQL over many rows. */
const ON_MARIADB = [
  'test/api/(coverage|database|leave|lists|payroll)/',
  'test/api/approvals/hidden-',
  'test/api/calendar-feeds/following',
  'test/api/access/(last-admin|second-factor|throttle)\\.',
  'test/api/imports/import-(balances|broken-off|employees|headings|leaves|mongo|returns|salaries)\\.',
  'test/api/operations/(backup|doctor|durability|export|metrics|several-instances|start)\\.',
  'test/api/(audit(?!-tampering)|department|employ|future-hire|holidays|pay-access|people-who-left|salary|sign-in-log|stored-names|working-time)[^/]*$',
  'test/api/(dashboard|notification|specification-client|input/fixed-defects)\\.',
  'test/attacks/(injection|time-money-races)\\.',
  'test/properties/company\\.',
  'test/upgrade/',
];
/** These start no server on a database of the tests, or attack what comes before it: a second run would be the same. */
const WITHOUT_DATABASE = [
  'test/unit/',
  'test/api/operations/broken-database',
  'test/attacks/(photos|workbooks)',
];

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('--'));
const patterns = args.filter((arg) => !arg.startsWith('--'));
const ci = /^(true|1)$/i.test(process.env.CI ?? '');
const all = ci || flags.includes('--all');
// Thousands of small databases are written and thrown away: a fifth of the processor time went into writing them to the disk.
process.env.TMPDIR ??= memoryFolder() ?? tmpdir();
const report = new Report();
const timeLeft = () => Math.max(1, Math.min(STEP_MS, ci ? CI_MS - performance.now() : STEP_MS));

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const unknown = flags.filter((flag) => !['--all', '--days', '--node24'].includes(flag));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(' ')}. Known are --all, --days, --node24, and words of test paths such as "leave".`,
  );
  process.exit(2);
}

try {
  await install({ tools: true });
  if (flags.includes('--days')) await onDays(DAYS, patterns);
  else if (patterns.length === 0) await everything();
  else await only(patterns);
} catch (error) {
  await report.run('Packages', () => Promise.reject(error));
}
process.exitCode = report.close();

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
  await embeddedSuites([], { ignore: all ? [] : LONGER });
  if (all) await mariadbSuite(ON_MARIADB);
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
        api(others, { TEST_ENGINE: 'sqlite', ...clockOf(day) }, { ignore: LONGER }),
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
  if (others.length > 0) {
    await embeddedSuites(others);
    await mariadbSuite(others);
  }
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

async function embeddedSuites(words, { ignore = [] } = {}) {
  const env = { TEST_ENGINE: 'sqlite' };
  await report.run('With modules of their own', () =>
    jest(words, { config: 'test/own-modules/jest.config.mjs', env, limitMs: timeLeft() }),
  );
  await report.run('API on the embedded database', () => api(words, env, { ignore }));
  if (!flags.includes('--node24')) return;
  await report.run('API on the embedded database, Node 24', async () => {
    const { node, remove } = await fetchNode24();
    if (!node) throw new Error('Node 24 could not be fetched from npm.');
    return api(words, env, { node, ignore }).finally(remove);
  });
}

async function mariadbSuite(words) {
  const title = 'API on MariaDB';
  const given = process.env.TEST_DATABASE_URL;
  if (!given && !mariadbInstalled())
    return report.skip(title, 'MariaDB is not installed: apt install mariadb-server', {
      asFailure: all,
    });
  await report.run(title, async () => {
    const server = given ? { url: given, stop: async () => {} } : await startMariaDb();
    return api(
      words,
      { TEST_ENGINE: 'mysql', TEST_DATABASE_URL: server.url },
      { ignore: WITHOUT_DATABASE },
    ).finally(server.stop);
  });
}

async function browserSuite(words, built, { aside = false, on, workers } = {}) {
  const title = on ? `Browser on ${on.name}` : 'Browser';
  const chromium = findChromium();
  if (!chromium)
    return report.skip(title, 'Chromium is not installed: apt install chromium', {
      asFailure: all,
    });
  if (!built)
    return report.skip(title, 'there is nothing to open without the build', { asFailure: all });
  await report.run(
    title,
    (say) =>
      jest(words, {
        env: { TEST_ENGINE: 'sqlite', CHROMIUM: chromium, ...(on && clockOf(on)) },
        config: `${BROWSER}jest.config.mjs`,
        limitMs: timeLeft(),
        workers,
        say,
      }),
    { aside },
  );
}

function api(words, env, { node, ignore = [] }) {
  return jest(words, {
    env,
    node,
    limitMs: timeLeft(),
    ignore: [BROWSER, 'test/own-modules/', ...ignore],
  });
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
