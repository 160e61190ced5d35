import { parseArgs } from 'node:util';
import { withSecretFiles } from '../../platform/config/secret-files.js';
import { readConfiguration } from '../../platform/config/configuration.js';
import { rebuildCounters, emptyCounters } from '../../dashboard/rebuild-counters.js';
import { requireExclusiveAccess } from '../../platform/database/connection/exclusive-access.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Headcount } from '../../department/headcount.js';
import { examine, type CheckResult } from '../doctor/doctor.js';
import { LeaveCounter } from '../../leave/leave-counter.js';
import { LeaveDenormalizer } from '../../leave/leave-denormalizer.js';
import { MonthlyPayTotal } from '../../salary/monthly-pay-total.js';
import { runProgram } from './program.js';
import { withServices } from './services.js';

const USAGE = `npm run doctor               checks configuration, database, tables, disk, clock, email, audit log and records; the server may be running
npm run doctor -- --json     the same, as one JSON object per line
npm run doctor -- --recount  recalculates the totals; all servers must be stopped
`;
const LABELS = { ok: 'ok      ', warning: 'WARNING ', fault: 'FAULT   ' };

// Exit codes: 0 no fault, 1 a fault, 2 the checks could not run.
runProgram(async () => {
  const options = { json: { type: 'boolean' }, recount: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  if (positionals.length > 0 || (values.json && values.recount)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const configuration = readConfiguration(process.env, { existing: true });
  if (values.recount) {
    await requireExclusiveAccess(configuration);
    await withServices(configuration, (find) => find(UnitOfWork).write(async (manager) => {
      await emptyCounters(manager);
      await rebuildCounters(manager, { headcount: find(Headcount), leave: find(LeaveCounter), denormalizer: find(LeaveDenormalizer), payTotal: find(MonthlyPayTotal) });
    }, { groupCommit: false }));
  }
  let faults = 0;
  for await (const result of examine(configuration, withSecretFiles(process.env).environment)) {
    if (result.state === 'fault') faults += 1;
    process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : line(result));
  }
  return faults > 0 ? 1 : 0;
}, { exitCode: 2 });

function line({ check, state, found, advice }: CheckResult): string {
  return `${LABELS[state]}${check.padEnd(14)} ${found}\n${advice === undefined ? '' : `${' '.repeat(23)}→ ${advice}\n`}`;
}
