// npm run bench:ui [-- --quick] [--built]
import '../../scripts/lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build } from '../../scripts/lib/build.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const { quick, built } = parseArgs({ options: { quick: { type: 'boolean' }, built: { type: 'boolean' } } }).values;
const scale = quick ? { size: 1_000, rounds: 2 } : { size: 100_000, rounds: 7 };

if (!existsSync(CHROMIUM)) throw new Error(`There is no ${CHROMIUM} (apt install chromium, or name another in CHROMIUM).`);
if (!built) await build();

// They read the built server's modules, so not before it is built.
const { withEngine } = await import('./databases.mjs');
const { startServer } = await import('./processes.mjs');
const { Report } = await import('./report.mjs');
const { coldListCase, searchCase, thousandRowsCase, transferCase } = await import('./ui-cases.mjs');

const report = new Report('ui', `The back office in Chromium, demo company and ${scale.size.toLocaleString('en')} employees`);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
try {
  const { folder, remove } = temporaryFolder('bench-ui');
  const demo = await startServer({ environment: { DATA_DIR: folder } }, { DEMO_DATA: 'true' });
  await transferCase(browser, demo, { report });
  await coldListCase(browser, demo, { ...scale, report });
  await demo.stop();
  remove();
  await withEngine('sqlite', async (makeCompany) => {
    const server = await startServer(await makeCompany(scale.size));
    await thousandRowsCase(browser, server, { report });
    await searchCase(browser, server, { ...scale, report });
    await server.stop();
  });
} finally {
  await browser.close();
}
report.print();
console.log(report.shortfalls === 0 ? '\nEvery requirement is met.' : `\n${report.shortfalls} of the requirements are not met on this machine.`);
