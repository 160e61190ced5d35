// npm run bench:restore [-- --employees N --leaves N]: how long a backup and its restore take, on each pair of databases.
import '../../scripts/lib/node-version.mjs';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/build.mjs';
import { run, top } from '../../scripts/lib/run.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { mariadbInstalled, startMariaDb } from '../support/mariadb.mjs';

const SECRET = { JWT_SECRET: 'one secret for every database of this measurement', LOG_LEVEL: 'warn' };
const LONGEST_S = 180;

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
const { values } = parseArgs({ options: { employees: { type: 'string', default: '100000' }, leaves: { type: 'string', default: '1000000' }, salaries: { type: 'string', default: '0' } } });

await build();
const { folder } = temporaryFolder('bench-restore');
const server = mariadbInstalled() ? await startMariaDb() : undefined;
if (!server) console.log('MariaDB is not installed: only the embedded database is measured.');
let made = 0;

try {
  const embedded = await newDatabase('embedded');
  await timed('generate', join(top, 'test/bench/generate.mjs'), embedded, '--employees', values.employees, '--leaves', values.leaves, '--salaries', values.salaries);
  const first = await backedUp('embedded', embedded);
  await restored('embedded', first, 'embedded');
  if (server) {
    const there = await restored('MariaDB', first, 'embedded');
    const second = await backedUp('MariaDB', there);
    await restored('MariaDB', second, 'MariaDB');
    await restored('embedded', second, 'MariaDB');
  }
} finally {
  await server?.stop();
}

async function backedUp(title, environment) {
  const file = join(folder, `${title}.backup.gz`);
  const s = await timed('backup', program('backup'), environment, file);
  console.log(`backup of ${title}: ${s.toFixed(1)} s, ${(statSync(file).size / 1e6).toFixed(0)} MB`);
  return file;
}

async function restored(title, file, from) {
  const environment = await newDatabase(title);
  const s = await timed('restore', program('restore'), environment, '--move', file);
  console.log(`restore of ${from} into ${title}: ${s.toFixed(1)} s (${s <= LONGEST_S ? 'PASS' : 'FAIL'}, at most ${LONGEST_S} s)`);
  return environment;
}

async function newDatabase(title) {
  const dataDir = join(folder, `data-${(made += 1)}`);
  mkdirSync(dataDir);
  if (title === 'embedded') return { ...SECRET, DATA_DIR: dataDir };
  const { default: mysql } = await import('mysql2/promise');
  const connection = await mysql.createConnection(server.url);
  await connection.query(`CREATE DATABASE bench_${made}`);
  await connection.end();
  return { ...SECRET, DATA_DIR: dataDir, DATABASE_URL: `${server.url}bench_${made}` };
}

/** Seconds. */
async function timed(what, file, environment, ...args) {
  if (!existsSync(file)) throw new Error(`${file} is missing.`);
  const began = performance.now();
  const { ok, output } = await run(process.execPath, [file, ...args], { env: environment, capture: true });
  if (!ok) throw new Error(`${what} failed: ${output}`);
  return (performance.now() - began) / 1_000;
}

function program(name) {
  return join(top, `dist/server/${name}-program.js`);
}
