import { open, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { diagnoseFolderError } from '../../platform/config/folder-diagnosis.js';
import { diagnoseDatabaseError } from '../../platform/database/connection/database-diagnosis.js';
import { databaseFile, withDataSource } from '../../platform/database/connection/data-source.js';
import { fault, ok, type Check, type CheckContext, type Finding } from './finding.js';

const BUSY_MS = 5_000;
const SAMPLE_BYTES = 64 * 1024;
/** Stores what is there: the statement writes, and changes nothing. */
const UNCHANGED = "UPDATE lock_row SET version = version WHERE name = 'admins'";

export const checkFolders: Check = async ({ configuration: { dataDir, backups } }) => {
  const folders = [dataDir, ...(backups ? [backups.folder] : [])].filter((folder) =>
    existsSync(folder),
  );
  const findings = (await Promise.all(folders.map(writeSample))).filter((one) => one !== undefined);
  return findings.length > 0 ? findings : ok('The folders can be written.');
};

async function writeSample(folder: string): Promise<Finding | undefined> {
  const file = join(folder, `.doctor-${process.pid}`);
  try {
    const sample = await open(file, 'wx', 0o600);
    try {
      await sample.writeFile(Buffer.alloc(SAMPLE_BYTES));
      await sample.sync();
    } finally {
      await sample.close();
      await rm(file, { force: true });
    }
    return undefined;
  } catch (error) {
    const known = diagnoseFolderError(error, folder);
    return known
      ? fault(known.found, known.advice)
      : fault(
          `${folder} cannot be written: ${(error as Error).message}`,
          'Check DATA_DIR and BACKUP_DIR, and the disk.',
        );
  }
}

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
