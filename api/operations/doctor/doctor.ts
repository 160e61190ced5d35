import type { Configuration } from '../../platform/config/configuration.js';
import { problemOf } from '../../platform/database/transaction/conflicts.js';
import { openReader, type Reader } from '../../platform/database/connection/reader.js';
import { checkAudit } from './check-audit.js';
import { checkBackups } from './check-backups.js';
import { checkClock } from './check-clock.js';
import { checkConfiguration } from './check-configuration.js';
import { checkDatabase } from './check-database.js';
import { checkDisk } from './check-disk.js';
import { checkMail } from './check-mail.js';
import { checkRecords } from './check-records.js';
import { checkSchema } from './check-schema.js';
import { checkServer } from './check-server.js';
import { fault, type Check, type Finding } from './finding.js';

export type CheckResult = Finding & { check: string };

const WITHOUT_DATABASE: [string, Check][] = [['configuration', checkConfiguration], ['disk', checkDisk], ['server', checkServer], ['backups', checkBackups]];
const WITH_DATABASE: [string, Check][] = [['database', checkDatabase], ['schema', checkSchema], ['clock', checkClock], ['mail', checkMail], ['audit log', checkAudit], ['records', checkRecords]];

export async function* examine(configuration: Configuration, environment: NodeJS.ProcessEnv): AsyncIterable<CheckResult> {
  const context = { configuration, environment, read: () => Promise.reject(new Error('There is no database.')) };
  for (const [name, check] of WITHOUT_DATABASE) yield* withName(name, await runCheck(check, context));
  let reader: Reader;
  try {
    reader = await openReader(configuration);
  } catch (error) {
    yield* withName('database', [unreachable(error)]);
    return;
  }
  try {
    for (const [name, check] of WITH_DATABASE) yield* withName(name, await runCheck(check, { ...context, read: reader.read }));
  } finally {
    await reader.close();
  }
}

async function runCheck(check: Check, context: Parameters<Check>[0]): Promise<Finding[]> {
  try {
    return [await check(context)].flat();
  } catch (error) {
    return [fault(`It could not be looked at: ${reasonOf(error)}`, 'Mend what stands above first, and look again.')];
  }
}

function unreachable(error: unknown): Finding {
  return fault(`The database cannot be reached: ${reasonOf(error)}`, 'Look at DATABASE_URL or DATA_DIR, whether the database runs, and whether a firewall is between.');
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  return code ?? problemOf(error)?.message ?? message;
}

function* withName(check: string, findings: Finding[]): Iterable<CheckResult> {
  for (const finding of findings) yield { check, ...finding };
}
