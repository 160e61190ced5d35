import type { Configuration } from '../../platform/config/configuration.js';
import type { ReadRows } from '../../platform/database/connection/committed-reader.js';
import { diagnoseDatabaseError } from '../../platform/database/connection/database-diagnosis.js';
import { isUnavailable } from '../../platform/database/connection/driver-errors.js';
import { openReader, type Reader } from '../../platform/database/connection/reader.js';
import { problemOf } from '../../platform/database/transaction/conflicts.js';
import { checkApprovals } from './check-approvals.js';
import { checkAudit } from './check-audit.js';
import { checkBackups } from './check-backups.js';
import { checkClock } from './check-clock.js';
import { checkCompany } from './check-company.js';
import { checkConfiguration } from './check-configuration.js';
import { checkDatabase } from './check-database.js';
import { checkDisk } from './check-disk.js';
import { checkJobFacts } from './check-job-facts.js';
import { checkMail } from './check-mail.js';
import { checkPayroll } from './check-payroll.js';
import { checkRecords } from './check-records.js';
import { checkSalaries } from './check-salaries.js';
import { checkSchema } from './check-schema.js';
import { checkSecret } from './check-secret.js';
import { checkServer } from './check-server.js';
import { checkTables } from './check-tables.js';
import { checkVersion } from './check-version.js';
import { checkFolders, checkWriting } from './check-writing.js';
import { fault, type Check, type CheckContext, type Finding } from './finding.js';

export type CheckResult = Finding & { check: string };

const WITHOUT_DATABASE: [string, Check][] = [
  ['version', checkVersion],
  ['configuration', checkConfiguration],
  ['disk', checkDisk],
  ['folders', checkFolders],
  ['server', checkServer],
  ['backups', checkBackups],
];
const WITH_DATABASE: [string, Check][] = [
  ['database', checkDatabase],
  ['schema', checkSchema],
  ['tables', checkTables],
  ['writing', checkWriting],
  ['secret', checkSecret],
  ['company', checkCompany],
  ['clock', checkClock],
  ['mail', checkMail],
  ['audit log', checkAudit],
  ['records', checkRecords],
  ['salaries', checkSalaries],
  ['job facts', checkJobFacts],
  ['payroll', checkPayroll],
  ['approvals', checkApprovals],
];

export async function* runChecks(
  configuration: Configuration,
  environment: NodeJS.ProcessEnv,
): AsyncIterable<CheckResult> {
  const context = {
    configuration,
    environment,
    read: () => Promise.reject(new Error('There is no database.')),
  };
  for (const [name, check] of WITHOUT_DATABASE)
    yield* withName(name, await runCheck(check, context));
  let reader: Reader;
  try {
    reader = await openReader(configuration);
  } catch (error) {
    yield* withName('database', [unreachable(error)]);
    return;
  }
  try {
    for (const [name, check] of WITH_DATABASE) {
      const { findings, unavailable } = await runDatabaseCheck(check, {
        ...context,
        read: reader.read,
      });
      yield* withName(name, findings);
      // The others would wait for it in vain, or read tables that they do not know.
      if (unavailable || findings.some(({ final }) => final)) return;
    }
  } finally {
    await reader.close();
  }
}

async function runDatabaseCheck(
  check: Check,
  context: CheckContext,
): Promise<{ findings: Finding[]; unavailable: boolean }> {
  let unavailable = false;
  const read: ReadRows = (sql, parameters) =>
    context.read(sql, parameters).catch((error: unknown) => {
      unavailable ||= isUnavailable(error);
      throw error;
    }) as Promise<never>;
  return { findings: await runCheck(check, { ...context, read }), unavailable };
}

async function runCheck(check: Check, context: CheckContext): Promise<Finding[]> {
  try {
    return [await check(context)].flat();
  } catch (error) {
    return [
      databaseFinding(error) ??
        fault(
          `This could not be checked: ${reasonOf(error)}`,
          'Fix the problems above first, then check again.',
        ),
    ];
  }
}

function unreachable(error: unknown): Finding {
  return (
    databaseFinding(error) ??
    fault(
      `The database cannot be reached: ${reasonOf(error)}`,
      'Check DATABASE_URL or DATA_DIR, that the database is running, and that no firewall is in the way.',
    )
  );
}

function databaseFinding(error: unknown): Finding | undefined {
  const known = diagnoseDatabaseError(error);
  return known && fault(known.found, known.advice);
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  return code ?? problemOf(error)?.message ?? message;
}

function* withName(check: string, findings: Finding[]): Iterable<CheckResult> {
  for (const { final: _, ...finding } of findings) yield { check, ...finding };
}
