import { parseArgs } from 'node:util';
import { checkBackup } from '../backup/backup-reader.js';
import { makeBackup } from '../backup/backup.js';
import { readConfiguration } from '../../platform/config/configuration.js';
import { callerPath, runProgram } from './program.js';

const USAGE = `npm run backup -- FILE             everything that is stored, in one file; the server may be running
npm run backup -- --check FILE     whether a file is whole and as it was written
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
  const secret = configuration.secretFile ? `The secret in ${configuration.secretFile} is not in it` : 'JWT_SECRET is not in it';
  return `${sum(rows)} rows are in ${file}. It holds everybody's pay and passwords' hashes: keep it well. ${secret}: keep a copy of that in another place.\n`;
}

async function check(file: string): Promise<string> {
  const { header, rows } = await checkBackup(file);
  return `${file} is whole: ${sum(rows)} rows of ${header.company}, as of ${header.madeAt}, written by version ${header.program}.\n`;
}

function sum(rows: Record<string, number>): number {
  return Object.values(rows).reduce((total, count) => total + count, 0);
}
