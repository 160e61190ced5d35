import { parseArgs } from 'node:util';
import { verifyChain } from '../../audit/chain-verification.js';
import { awaitSealing } from '../../audit/overdue-entries.js';
import { readConfiguration } from '../../platform/config/configuration.js';
import { openReader } from '../../platform/database/connection/reader.js';
import { openSnapshot } from '../../platform/database/connection/snapshot.js';
import { SCHEMA } from '../../schema/schema.js';
import { reportText } from './audit-report-text.js';
import { runProgram, withUsage } from './program.js';

export const USAGE = `npm run audit:verify -- [--noted NUMBER:HASH]

--noted  the end of the chain as printed by an earlier run and kept elsewhere; fails if that entry has changed
`;

interface AuditVerifyArguments {
  noted: { number: number; hash: string } | undefined;
}

function auditVerifyArguments(): AuditVerifyArguments | undefined {
  try {
    const { values } = parseArgs({ options: { noted: { type: 'string' } } });
    if (values.noted === undefined) return { noted: undefined };
    const [, number, hash] = /^([1-9]\d{0,9}):([0-9a-f]{64})$/.exec(values.noted) ?? [];
    return number && hash ? { noted: { number: Number(number), hash } } : undefined;
  } catch {
    return undefined;
  }
}

// Exit codes: 0 whole, 1 broken, 2 not verifiable, 3 whole, but resumed behind an end that this server had not signed.
runProgram(
  async () => {
    const parsed = auditVerifyArguments();
    if (!parsed) return withUsage(USAGE);
    const configuration = readConfiguration(process.env, { existing: true });
    const reader = await openReader(configuration);
    try {
      await awaitSealing(reader.read);
    } finally {
      await reader.close();
    }
    const snapshot = await openSnapshot(configuration, SCHEMA);
    try {
      const report = await verifyChain(snapshot.read, {
        secret: configuration.secret,
        noted: parsed.noted,
        progress: process.stderr.isTTY ? showProgress : undefined,
      });
      process.stdout.write(`${reportText(report)}\n`);
      if (report.broken) return 1;
      return report.resumedAt.length > 0 ? 3 : 0;
    } finally {
      await snapshot.close();
    }
  },
  { exitCode: 2 },
);

function showProgress(done: number, total: number): void {
  process.stderr.write(`\r${done} of ${total} ${done === total ? '\n' : ''}`);
}
