import { isFromFuture, scheduledBackups } from '../backup/scheduled-backups.js';
import { checkBackup } from '../backup/backup-reader.js';
import { fault, ok, warning, type Check } from './finding.js';

const HOUR_MS = 60 * 60 * 1000;
const MAX_AGE_MS = 30 * HOUR_MS;

export const checkBackups: Check = async ({ configuration: { backups } }) => {
  if (!backups) return ok('No schedule is set; whether backups are made elsewhere is not known here.');
  const files = await scheduledBackups(backups.folder);
  const newest = files.find(({ madeAt }) => !isFromFuture(madeAt));
  const ahead = files.find(({ madeAt }) => isFromFuture(madeAt));
  if (ahead) return warning(`${ahead.file} is from the future: the clock was wrong when it was made.`, 'Set the clock right, and remove that file once a newer one is there.');
  if (!newest) return warning(`There is no backup in ${backups.folder} yet.`, 'The server makes one a minute after its start; look at its log.');
  const hours = Math.round((Date.now() - newest.madeAt) / HOUR_MS);
  if (Date.now() - newest.madeAt > MAX_AGE_MS) return fault(`The newest backup is ${hours} hours old.`, 'Look at the log of the server, and at the room on the disk.');
  try {
    await checkBackup(newest.file);
  } catch (error) {
    return fault((error as Error).message, 'Make another by npm run backup, and look at the disk.');
  }
  return ok(`The newest backup is ${hours} hours old, and whole.`);
};
