// npm run bench [-- --quick] [--engine sqlite|mysql] [--built]
import '../../scripts/lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/build.mjs';

const USAGE = `npm run bench [-- options]
  --quick                 1,000 employees and short rounds: tries the program, says nothing about speed
  --engine sqlite|mysql   one engine only
  --built                 measure dist/ as it stands, without building`;

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const { quick, engine, built } = options();
const scale = quick ? { size: 1_000, small: 50, rounds: 2, seconds: 2, starts: 2 } : { size: 100_000, small: 200, rounds: 5, seconds: 8 };

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
  }
  for (const report of reports) report.print();
  for (const line of skipped) console.log(`\n${line}`);
  return reports.reduce((sum, { shortfalls }) => sum + shortfalls, 0);
}

async function measure(name, title) {
  const { withEngine } = await import('./databases.mjs');
  const { pageCase } = await import('./page-case.mjs');
  const { streamCase } = await import('./stream-case.mjs');
  const { dashboardCase, listCase, startCase } = await import('./small-cases.mjs');
  const { importCase } = await import('./import-case.mjs');
  const { Report } = await import('./report.mjs');
  const report = new Report(`${title}, ${scale.size.toLocaleString('en')} employees`);
  await withEngine(name, async (makeCompany) => {
    const begun = performance.now();
    const [large, small] = [await makeCompany(scale.size), await makeCompany(scale.small)];
    console.log(`\n${title}: wrote ${large.rows.toLocaleString('en')} rows in ${Math.round((performance.now() - begun) / 1_000)} s`);
    const how = { ...scale, report };
    await pageCase(large, how);
    await streamCase(large, how);
    await dashboardCase(large, how);
    await startCase([large, small], how);
    await listCase(large, how);
    await importCase(large, { people: Math.min(10_000, scale.size), report });
  });
  return report;
}

function options() {
  try {
    const { values } = parseArgs({
      options: { quick: { type: 'boolean' }, engine: { type: 'string' }, built: { type: 'boolean' } },
    });
    if (!values.engine || ['sqlite', 'mysql'].includes(values.engine)) return values;
    throw new Error(`There is no engine "${values.engine}".`);
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}
