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

export type Examined = Finding & { check: string };

const WITHOUT_DATABASE: [string, Check][] = [['configuration', checkConfiguration], ['disk', checkDisk], ['server', checkServer], ['backups', checkBackups]];
const WITH_DATABASE: [string, Check][] = [['database', checkDatabase], ['schema', checkSchema], ['clock', checkClock], ['mail', checkMail], ['audit log', checkAudit], ['records', checkRecords]];

/** Looks at an installation, beside a server that may be running. Writes nothing. */
export async function* examine(configuration: Configuration, environment: NodeJS.ProcessEnv): AsyncIterable<Examined> {
  const patient = { configuration, environment, read: () => Promise.reject(new Error('There is no database.')) };
  for (const [check, look] of WITHOUT_DATABASE) yield* named(check, await looked(look, patient));
  let reader: Reader;
  try {
    reader = await openReader(configuration);
  } catch (error) {
    yield* named('database', [unreachable(error)]);
    return;
  }
  try {
    for (const [check, look] of WITH_DATABASE) yield* named(check, await looked(look, { ...patient, read: reader.read }));
  } finally {
    await reader.close();
  }
}

async function looked(check: Check, patient: Parameters<Check>[0]): Promise<Finding[]> {
  try {
    return [await check(patient)].flat();
  } catch (error) {
    return [fault(`It could not be looked at: ${reasonOf(error)}`, 'Mend what stands above first, and look again.')];
  }
}

function unreachable(error: unknown): Finding {
  return fault(`The database cannot be reached: ${reasonOf(error)}`, 'PayAccessEntry at DATABASE_URL or DATA_DIR, whether the database runs, and whether a firewall is between.');
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  return code ?? problemOf(error)?.message ?? message;
}

function* named(check: string, findings: Finding[]): Iterable<Examined> {
  for (const finding of findings) yield { check, ...finding };
}
