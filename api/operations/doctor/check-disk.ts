import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { databaseFile } from '../../platform/database/connection/data-source.js';
import { fault, ok, type Check, type Finding, warning } from './finding.js';

const GB = 1024 ** 3;
const MIN_FREE = GB;
const CRITICAL_FREE = 0.2 * GB;

export const checkDisk: Check = async ({ configuration: { dataDir, databaseUrl, backups } }) => {
  const database = databaseUrl
    ? 0
    : (statSync(databaseFile(dataDir), { throwIfNoEntry: false })?.size ?? 0);
  const folders = [dataDir, ...(backups ? [backups.folder] : [])];
  return (await Promise.all(folders.map((folder) => checkFolder(folder, database)))).flat();
};

async function checkFolder(folder: string, database: number): Promise<Finding | Finding[]> {
  const stats = await statfs(folder).catch(({ code }: NodeJS.ErrnoException) => code);
  // Why it cannot be looked at is told by the check of the folders.
  if (typeof stats === 'string' && stats !== 'ENOENT') return [];
  if (typeof stats !== 'object')
    return warning(
      `There is no folder ${folder} yet.`,
      'The server creates it when it starts; if it has started, check DATA_DIR and BACKUP_DIR.',
    );
  const free = stats.bavail * stats.bsize;
  const text = `${folder} has ${(free / GB).toFixed(1)} GB free.`;
  if (free < CRITICAL_FREE)
    return fault(text, 'Free up space now: without it the server cannot save anything.');
  // A restore, or a VACUUM, needs room for a second file.
  return free < Math.max(MIN_FREE, 2 * database)
    ? warning(text, 'Free up space: a restore needs as much as the database itself.')
    : ok(text);
}
