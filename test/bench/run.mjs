// npm run bench [-- --engine sqlite|mysql] [--size N[,N]] [--write FILE]
import '../../scripts/lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/build.mjs';

const USAGE = `npm run bench [-- options]
  --engine sqlite|mysql   one engine only
  --size N[,N]            companies of so many people; otherwise 1,000, 10,000 and 100,000
  --write FILE            put the tables between the file's comments <!-- bench sqlite --> and <!-- end of bench sqlite -->, and so for mysql`;

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const { engines, sizes, write } = options();
try {
  await build();
  // They read the built server's modules, so not before it is built.
  const { ENGINES, missing, withEngine } = await import('./databases.mjs');
  const { givePolicies, policyCases } = await import('./policy-cases.mjs');
  const { pagesCase, startCase, wholeListCase } = await import('./read-cases.mjs');
  const { approvalCase } = await import('./approval-case.mjs');
  const { asOfCase } = await import('./as-of-case.mjs');
  const { calendarCase } = await import('./calendar-case.mjs');
  const { decisionCase, floorCases, signInCase } = await import('./rate-cases.mjs');
  const { payrollCase } = await import('./payroll-case.mjs');
  const { jobCase } = await import('./job-case.mjs');
  const { importCase } = await import('./import-case.mjs');
  const { FiguresTable } = await import('./figures-table.mjs');
  // The import adds people, so it comes last.
  const cases = [
    startCase,
    pagesCase,
    asOfCase,
    approvalCase,
    calendarCase,
    floorCases,
    signInCase,
    decisionCase,
    wholeListCase,
    policyCases,
    payrollCase,
    jobCase,
    importCase,
  ];

  for (const engine of engines) {
    const reason = missing(engine);
    if (reason) console.log(`\n${ENGINES[engine]} is not measured: ${reason}.`);
    else
      await withEngine(engine, (makeCompany) =>
        measure(new FiguresTable(engine, ENGINES[engine]), { makeCompany, givePolicies, cases }),
      );
  }
} catch (error) {
  console.error(error.message);
  // At once, which ends the processes that the broken-off case has left.
  process.exit(1);
}

async function measure(table, { makeCompany, givePolicies, cases }) {
  for (const size of sizes) {
    table.column(size);
    const database = await makeCompany(size);
    await givePolicies(database);
    for (const one of cases) await one(database, table);
    // At once: what comes later may be broken off.
    if (write) table.write(write);
  }
  console.log(`\n${table.title}\n\n${table.markdown()}\n`);
  for (const line of table.short) console.log(`Falls short: ${line}`);
}

function options() {
  try {
    const { values } = parseArgs({
      options: { engine: { type: 'string' }, size: { type: 'string' }, write: { type: 'string' } },
    });
    if (values.engine && !['sqlite', 'mysql'].includes(values.engine))
      throw new Error(`There is no engine "${values.engine}".`);
    const sizes = (values.size ?? '1000,10000,100000').split(',').map(Number);
    if (!sizes.every((size) => Number.isSafeInteger(size) && size >= 1_000))
      throw new Error('--size must be whole numbers from 1000 on.');
    return {
      engines: values.engine ? [values.engine] : ['sqlite', 'mysql'],
      sizes,
      write: values.write,
    };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}
