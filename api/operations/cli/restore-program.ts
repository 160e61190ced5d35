import { parseArgs } from 'node:util';
import { readConfiguration } from '../../platform/config/configuration.js';
import { restoreBackup } from '../backup/restore.js';
import { withPassphraseFile } from './passphrase-file.js';
import { callerPath, runProgram, withUsage } from './program.js';

const USAGE = `npm run restore -- FILE            restores a backup into an empty installation, on either database; all servers must be stopped
  --move          the server was stopped before the backup: sessions, links and unsent emails are kept
  --new-secret    the old secret is lost: two-factor authentication must be set up again, and the audit log is sealed again
  --passphrase-file FILE  the backup is encrypted with the passphrase in this file (or BACKUP_PASSPHRASE_FILE)
`;

runProgram(async () => {
  const options = {
    move: { type: 'boolean', default: false },
    'new-secret': { type: 'boolean', default: false },
    'passphrase-file': { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options,
    allowPositionals: true,
  });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) return withUsage(USAGE);
  const restoreOptions = { move: values.move, newSecret: values['new-secret'] };
  const rows = await restoreBackup(
    readConfiguration(withPassphraseFile(process.env, values['passphrase-file'])),
    callerPath(path),
    restoreOptions,
    (table, count) => process.stderr.write(`${table}: ${count}\n`),
  );
  const people = rows.employee ?? 0;
  process.stderr.write(
    `The backup is restored: ${people} people. ${restoreOptions.move ? '' : 'Everyone must sign in again; earlier one-time links no longer work. '}Start the server.\n`,
  );
  return 0;
});
