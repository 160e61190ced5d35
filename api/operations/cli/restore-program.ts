import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore.js';
import { readConfiguration } from '../../platform/config/configuration.js';
import { callerPath, runProgram } from './program.js';

const USAGE = `npm run restore -- FILE            brings a backup into an empty installation, on either database; every server must have stopped
  --move          the server had stopped before the backup was made: sessions, links and waiting mails go on where they were
  --new-secret    the old secret is lost: second factors are set up again, and the audit log is sealed again
`;

runProgram(async () => {
  const options = { move: { type: 'boolean', default: false }, 'new-secret': { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const restoreOptions = { move: values.move, newSecret: values['new-secret'] };
  const rows = await restoreBackup(readConfiguration(process.env), callerPath(path), restoreOptions, (table, count) => process.stderr.write(`${table}: ${count}\n`));
  const people = rows.employee ?? 0;
  process.stderr.write(`Everything is in: ${people} people. ${restoreOptions.move ? '' : 'Everybody signs in again; earlier one-time links no longer work. '}Start the server.\n`);
  return 0;
});
