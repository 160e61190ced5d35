import { statfs } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { databaseFile } from '../../platform/database/connection/data-source.js';
import { fault, ok, warning, type Check, type Finding } from './finding.js';

const GB = 1024 ** 3;
const LEAST_FREE = GB;
const TOO_FULL = 0.2 * GB;

/** Where this machine writes. A database server's own disk can only be looked at there. */
export const checkDisk: Check = async ({ configuration: { dataDir, databaseUrl, backups } }) => {
  const database = databaseUrl ? 0 : (statSync(databaseFile(dataDir), { throwIfNoEntry: false })?.size ?? 0);
  const folders = [dataDir, ...(backups ? [backups.folder] : [])];
  return Promise.all(folders.map((folder) => checkFolder(folder, database)));
};

async function checkFolder(folder: string, database: number): Promise<Finding> {
  const found = await statfs(folder).catch(() => undefined);
  if (!found) return warning(`There is no folder ${folder} yet.`, 'The server makes it when it starts; look at DATA_DIR and BACKUP_DIR if it has.');
  const free = found.bavail * found.bsize;
  const text = `${folder} has ${(free / GB).toFixed(1)} GB free.`;
  if (free < TOO_FULL) return fault(text, 'Make room at once: without any the server refuses to store.');
  // A restore, and the tidying up of the file, need room for a second one.
  return free < Math.max(LEAST_FREE, 2 * database) ? warning(text, 'Make room: a restore needs as much as the database itself.') : ok(text);
}
