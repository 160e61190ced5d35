import { DatabaseSync } from '@photostructure/sqlite';
import { ownFolders } from '../../platform/config/folder-diagnosis.js';
import { diagnoseFolder } from '../../platform/config/writable-folder.js';
import { databaseFile, withDataSource } from '../../platform/database/connection/data-source.js';
import { diagnoseDatabaseError } from '../../platform/database/connection/database-diagnosis.js';
import { fault, ok, type Check, type CheckContext } from './finding.js';

const BUSY_MS = 5_000;
/** Stores what is there: the statement writes, and changes nothing. */
const UNCHANGED = "UPDATE lock_row SET version = version WHERE name = 'admins'";

export const checkFolders: Check = async ({ configuration }) => {
  const diagnoses = await Promise.all(ownFolders(configuration).map(diagnoseFolder));
  const findings = diagnoses.flatMap((one) => (one ? fault(one.found, one.advice) : []));
  return findings.length > 0 ? findings : ok('The folders can be written.');
};

export const checkWriting: Check = async (context) => {
  try {
    await (context.configuration.databaseUrl ? writeToServer(context) : writeToFile(context));
    return ok('The database can be written.');
  } catch (error) {
    const { found, advice } = diagnoseDatabaseError(error) ?? {
      found: `The database cannot be written: ${(error as Error).message}`,
      advice: 'Check the rights of the user of DATABASE_URL, and the log of the database.',
    };
    return fault(found, advice);
  }
};

async function writeToServer({ configuration }: CheckContext): Promise<void> {
  await withDataSource(configuration, async (dataSource) => {
    await dataSource.transaction((manager) => manager.query(UNCHANGED));
  });
}

async function writeToFile({ configuration }: CheckContext): Promise<void> {
  const connection = new DatabaseSync(databaseFile(configuration.dataDir), { timeout: BUSY_MS });
  try {
    connection.exec(UNCHANGED);
  } finally {
    connection.close();
  }
}
