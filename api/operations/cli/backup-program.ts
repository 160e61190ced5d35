import { parseArgs } from 'node:util';
import { checkBackup } from '../backup/check-backup.js';
import { recordBackup } from '../backup/last-backup.js';
import { makeBackup } from '../backup/backup.js';
import { readConfiguration } from '../../platform/config/configuration.js';
import { callerPath, runProgram } from './program.js';

const USAGE = `npm run backup -- FILE             backs up all data to one file; the server may be running
npm run backup -- --check FILE     checks that a file is complete and unchanged
`;

runProgram(async () => {
  const { values, positionals } = parseArgs({ args: process.argv.slice(2), options: { check: { type: 'boolean' }, quiet: { type: 'boolean' } }, allowPositionals: true });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  process.stderr.write(await (values.check ? check(callerPath(path)) : backUp(callerPath(path), values.quiet)));
  return 0;
});

async function backUp(file: string, quiet = false): Promise<string> {
  const configuration = readConfiguration(process.env, { existing: true });
  const rows = await makeBackup(configuration, file, (table, count) => quiet || process.stderr.write(`${table}: ${count}\n`));
  await recordBackup(configuration, Date.now()).catch((error: Error) => process.stderr.write(`The backup is complete, but the database could not note it: ${error.message}\n`));
  const secret = configuration.secretFile ? `The secret in ${configuration.secretFile} is not in it` : 'JWT_SECRET is not in it';
  return `${sum(rows)} rows are in ${file}. It contains all salaries and password hashes: keep it safe. ${secret}: keep a copy of it in another place.\n`;
}

async function check(file: string): Promise<string> {
  const { header, rows } = await checkBackup(file);
  return `${file} is intact: ${sum(rows)} rows of ${header.company}, as of ${header.madeAt}, written by version ${header.program}.\n`;
}

function sum(rows: Record<string, number>): number {
  return Object.values(rows).reduce((total, count) => total + count, 0);
}
