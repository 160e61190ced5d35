import { readConfiguration } from '../../platform/config/configuration.js';
import { verifyChain } from '../../audit/chain-verification.js';
import { openSnapshot } from '../../platform/database/connection/snapshot.js';
import { auditVerifyArguments, USAGE } from './audit-verify-arguments.js';
import { reportText } from './audit-report-text.js';
import { runProgram } from './program.js';
import { SCHEMA } from '../../schema.js';

// npm run audit:verify: exit code 0 when the chain is whole, 1 when it is broken, 2 when that could not be found out, 3 when it is
// whole from where it was taken up behind an end that this server had not signed.
// The server may be running; nothing is written.
runProgram(async () => {
  const asked = auditVerifyArguments();
  if (!asked) {
    process.stderr.write(USAGE);
    return 2;
  }
  const configuration = readConfiguration(process.env, { existing: true });
  const snapshot = await openSnapshot(configuration, SCHEMA);
  try {
    const report = await verifyChain(snapshot.read, { secret: configuration.secret, noted: asked.noted, progress: process.stderr.isTTY ? tell : undefined });
    process.stdout.write(`${reportText(report)}\n`);
    if (report.broken) return 1;
    return report.takenUp.length > 0 ? 3 : 0;
  } finally {
    await snapshot.close();
  }
}, { code: 2 });

function tell(done: number, total: number): void {
  process.stderr.write(`\r${done} of ${total} ${done === total ? '\n' : ''}`);
}
