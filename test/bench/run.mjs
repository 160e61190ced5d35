// npm run bench [-- --quick] [--engine sqlite|mysql] [--built]
import '../../scripts/lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/build.mjs';

const USAGE = `npm run bench [-- options]
  --quick                 1,000 employees and short rounds: tries the program, says nothing about speed
  --engine sqlite|mysql   one engine only
  --only WORD             one case: page, stream, dashboard, start, flat, leave, decide, salary, employee, sign-in, balances, preview, import; or one list of 'flat'
  --save FILE             keep the figures
  --write FILE            put the tables between the file's comments <!-- bench sqlite --> and <!-- end of bench sqlite -->, and so for mysql
  --against FILE          say what became slower than in the kept figures
  --built                 measure dist/ as it stands, without building`;

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const { quick, engine, built, only, save, write, against } = options();
const scale = quick ? { sizes: [100, 500, 1_000], rounds: 2, seconds: 2, starts: 2 } : { sizes: [1_000, 10_000, 100_000], rounds: 5, seconds: 8 };
const size = scale.sizes.at(-1);

try {
  if (!built) await build();
  const shortfalls = await everything(engine ? [engine] : ['sqlite', 'mysql']);
  console.log(shortfalls === 0 ? '\nEvery requirement is met.' : `\n${shortfalls} of the requirements are not met on this machine.`);
} catch (error) {
  console.error(error.message);
  // At once, which ends the processes that the broken-off case has left.
  process.exit(1);
}

async function everything(engines) {
  // They read the built server's modules, so not before it is built.
  const { ENGINES, missing } = await import('./databases.mjs');
  const reports = [];
  const skipped = [];
  for (const name of engines) {
    const reason = missing(name);
    if (reason) skipped.push(`${ENGINES[name]}: not measured, ${reason}.`);
    else reports.push(await measure(name, ENGINES[name]));
    // At once: what comes later may be broken off.
    if (write && !reason) reports.at(-1).write(write);
  }
  for (const report of reports) report.print();
  const results = await import('./saved-results.mjs');
  if (save) results.save(save, reports);
  if (against) for (const line of results.regressions(against, reports)) console.log(`Slower: ${line}`);
  for (const line of skipped) console.log(`\n${line}`);
  return reports.reduce((sum, { shortfalls }) => sum + shortfalls, 0);
}

async function measure(name, title) {
  const { withEngine } = await import('./databases.mjs');
  const { pageCase } = await import('./page-case.mjs');
  const { streamCase } = await import('./stream-case.mjs');
  const { dashboardCase, startCase } = await import('./small-cases.mjs');
  const { balancesCase } = await import('./balances-case.mjs');
  const { previewCase } = await import('./preview-case.mjs');
  const { importCase } = await import('./import-case.mjs');
  const { flatCase } = await import('./flat-case.mjs');
  const { writeCase } = await import('./write-case.mjs');
  const { WRITE_CASES } = await import('./write-cases.mjs');
  const { signInCase } = await import('./sign-in-case.mjs');
  const { Report } = await import('./report.mjs');
  const report = new Report(name, `${title}, ${size.toLocaleString('en')} employees`);
  await withEngine(name, async (makeCompany) => {
    const begun = performance.now();
    const companies = [];
    for (const one of scale.sizes) companies.push(await makeCompany(one));
    const [small, large] = [companies[0], companies.at(-1)];
    console.log(`\n${title}: wrote ${companies.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en')} rows in ${Math.round((performance.now() - begun) / 1_000)} s`);
    const how = { ...scale, report, engine: name };
    const cases = {
      page: () => pageCase(large, how),
      dashboard: () => dashboardCase(large, how),
      start: () => startCase([large, small], how),
      // Before people are added: it must have read all of them.
      stream: () => streamCase(large, how),
      'sign-in': () => signInCase(large, how),
      ...Object.fromEntries(Object.keys(WRITE_CASES).map((kind) => [kind, () => writeCase(kind, companies, how)])),
      flat: (one) => flatCase(companies, { ...how, only: one }),
      // Last but two: from here on there are policies.
      balances: () => balancesCase(large, how),
      preview: () => previewCase(large, how),
      import: () => importCase(large, { people: Math.min(10_000, size), report }),
    };
    if (only && !cases[only]) await cases.flat(only);
    else for (const [one, run] of Object.entries(cases)) if (!only || only === one) await run();
  });
  return report;
}

function options() {
  try {
    const { values } = parseArgs({
      options: { quick: { type: 'boolean' }, engine: { type: 'string' }, only: { type: 'string' }, save: { type: 'string' }, write: { type: 'string' }, against: { type: 'string' }, built: { type: 'boolean' } },
    });
    if (!values.engine || ['sqlite', 'mysql'].includes(values.engine)) return values;
    throw new Error(`There is no engine "${values.engine}".`);
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}
