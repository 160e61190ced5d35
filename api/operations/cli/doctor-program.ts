import { parseArgs } from 'node:util';
import { readConfiguration } from '../../platform/config/configuration.js';
import { withSecretFiles } from '../../platform/config/secret-files.js';
import { runChecks, type CheckResult } from '../doctor/doctor.js';
import { runProgram, withUsage } from './program.js';

const USAGE = `npm run doctor            checks configuration, database, tables, disk, clock, email, audit log and records; the server may be running
npm run doctor -- --json  the same, as one JSON object per line
`;
const LABELS = { ok: 'ok      ', warning: 'WARNING ', fault: 'FAULT   ' };

// Exit codes: 0 no fault, 1 a fault, 2 the checks could not run.
runProgram(
  async () => {
    const options = { json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options,
      allowPositionals: true,
    });
    if (positionals.length > 0) return withUsage(USAGE);
    const configuration = readConfiguration(process.env, { existing: true });
    let faults = 0;
    for await (const result of runChecks(configuration, withSecretFiles(process.env).environment)) {
      if (result.state === 'fault') faults += 1;
      process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : line(result));
    }
    return faults > 0 ? 1 : 0;
  },
  { exitCode: 2 },
);

function line({ check, state, found, advice }: CheckResult): string {
  return `${LABELS[state]}${check.padEnd(14)} ${found}\n${advice === undefined ? '' : `${' '.repeat(23)}→ ${advice}\n`}`;
}
