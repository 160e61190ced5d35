import { parseArgs } from 'node:util';
import { readConfiguration } from '../../platform/config/configuration.js';
import { PROGRAM } from '../../platform/config/version.js';
import { SCHEMA } from '../../schema/schema.js';
import { schemaOf } from '../backup/backup-schema.js';
import { makeBackup } from '../backup/backup.js';
import { checkBackup } from '../backup/check-backup.js';
import { recordBackup } from '../backup/last-backup.js';
import { backupPassphrase, withPassphraseFile } from './passphrase-file.js';
import { callerPath, runProgram, withUsage } from './program.js';

const USAGE = `npm run backup -- FILE             backs up all data to one file; the server may be running
npm run backup -- --check FILE     checks that a file is complete and unchanged
  --as-is                          also of a database that another version has made; --check says who restores it
  --passphrase-file FILE           encrypts the backup, or checks an encrypted one, with the passphrase in this file (or BACKUP_PASSPHRASE_FILE)
`;

/** Intact, but not for this version. */
const RESTORED_BY_OTHERS = 3;

runProgram(async () => {
  const options = {
    check: { type: 'boolean' },
    quiet: { type: 'boolean' },
    'as-is': { type: 'boolean' },
    'passphrase-file': { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options,
    allowPositionals: true,
  });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) return withUsage(USAGE);
  const environment = withPassphraseFile(process.env, values['passphrase-file']);
  if (values.check) return check(callerPath(path), backupPassphrase(environment));
  process.stderr.write(
    await backUp(callerPath(path), environment, { quiet: values.quiet, asIs: values['as-is'] }),
  );
  return 0;
});

async function backUp(
  file: string,
  environment: NodeJS.ProcessEnv,
  { quiet = false, asIs = false },
): Promise<string> {
  const configuration = readConfiguration(environment, { existing: true });
  const rows = await makeBackup(
    configuration,
    file,
    (table, count) => quiet || process.stderr.write(`${table}: ${count}\n`),
    { asIs },
  );
  await recordBackup(configuration, Date.now()).catch((error: Error) =>
    process.stderr.write(
      `The backup is complete, but the database could not note it: ${error.message}\n`,
    ),
  );
  const secret = configuration.secretFile
    ? `The secret in ${configuration.secretFile} is not in it`
    : 'JWT_SECRET is not in it';
  const contents = 'It contains all salaries and password hashes';
  const safe =
    configuration.backupPassphrase === undefined
      ? `${contents}: keep it safe.`
      : `${contents}, encrypted: nobody can restore it without the passphrase, so keep that in another place, too.`;
  return `${sum(rows)} rows are in ${file}. ${safe} ${secret}: keep a copy of it in another place.\n`;
}

async function check(file: string, passphrase: string | undefined): Promise<number> {
  const backup = await checkBackup(file, passphrase);
  const { header, rows, encrypted } = backup;
  const intact = `${file} is intact${encrypted ? ' and encrypted' : ''}: ${sum(rows)} rows${header.company && ` of ${header.company}`}, as of ${header.madeAt}, written by version ${header.program}.`;
  const refusal = await schemaOf(backup, SCHEMA).then(
    () => undefined,
    (error: Error) => error.message,
  );
  process.stderr.write(`${intact}\n${refusal ?? `This version, ${PROGRAM}, can restore it.`}\n`);
  return refusal === undefined ? 0 : RESTORED_BY_OTHERS;
}

function sum(rows: Record<string, number>): number {
  return Object.values(rows).reduce((total, count) => total + count, 0);
}
