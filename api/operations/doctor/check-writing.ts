import { open, rm, statfs } from 'node:fs/promises';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { diagnoseFolderError } from '../../platform/config/folder-diagnosis.js';
import { diagnoseDatabaseError } from '../../platform/database/connection/database-diagnosis.js';
import { databaseFile, withDataSource } from '../../platform/database/connection/data-source.js';
import { fault, ok, type Check, type CheckContext, type Finding, warning } from './finding.js';

const BUSY_MS = 5_000;
const SAMPLE_BYTES = 64 * 1024;
/** Stores what is there: the statement writes, and changes nothing. */
const UNCHANGED = "UPDATE lock_row SET version = version WHERE name = 'admins'";

export const checkFolders: Check = async ({ configuration: { dataDir, backups } }) => {
  const folders = [dataDir, ...(backups ? [backups.folder] : [])].filter((folder) => existsSync(folder));
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
    return known ? fault(known.found, known.advice) : fault(`${folder} cannot be written: ${(error as Error).message}`, 'Check DATA_DIR and BACKUP_DIR, and the disk.');
  }
}

export const checkWriting: Check = async (context) => {
  try {
    await (context.configuration.databaseUrl ? writeToServer(context) : writeToFile(context));
    return ok('The database can be written.');
  } catch (error) {
    const { found, advice } = diagnoseDatabaseError(error) ?? { found: `The database cannot be written: ${(error as Error).message}`, advice: 'Check the rights of the user of DATABASE_URL, and the log of the database.' };
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

const GB = 1024 ** 3;
const MIN_FREE = GB;
const CRITICAL_FREE = 0.2 * GB;

export const checkDisk: Check = async ({ configuration: { dataDir, databaseUrl, backups } }) => {
  const database = databaseUrl ? 0 : (statSync(databaseFile(dataDir), { throwIfNoEntry: false })?.size ?? 0);
  const folders = [dataDir, ...(backups ? [backups.folder] : [])];
  return Promise.all(folders.map((folder) => checkFolder(folder, database)));
};

async function checkFolder(folder: string, database: number): Promise<Finding> {
  const stats = await statfs(folder).catch(() => undefined);
  if (!stats) return warning(`There is no folder ${folder} yet.`, 'The server creates it when it starts; if it has started, check DATA_DIR and BACKUP_DIR.');
  const free = stats.bavail * stats.bsize;
  const text = `${folder} has ${(free / GB).toFixed(1)} GB free.`;
  if (free < CRITICAL_FREE) return fault(text, 'Free up space now: without it the server cannot save anything.');
  // A restore, or a VACUUM, needs room for a second file.
  return free < Math.max(MIN_FREE, 2 * database) ? warning(text, 'Free up space: a restore needs as much as the database itself.') : ok(text);
}
