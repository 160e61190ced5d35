import { diagnoseFolderError } from '../../platform/config/folder-diagnosis.js';
import { checkBackup } from '../backup/check-backup.js';
import { isFromFuture, scheduledBackups } from '../backup/scheduled-backups.js';
import { fault, ok, warning, type Check } from './finding.js';

const HOUR_MS = 60 * 60 * 1000;
const MAX_AGE_MS = 30 * HOUR_MS;

export const checkBackups: Check = async ({ configuration: { backups, backupPassphrase } }) => {
  if (!backups) return ok('No schedule is set. Backups made by other means are not checked.');
  const { folder } = backups;
  const files = await scheduledBackups(folder).catch((error: unknown) =>
    diagnoseFolderError(error, [{ setting: 'BACKUP_DIR', path: folder }]),
  );
  if (!Array.isArray(files))
    return fault(
      `The backups in ${folder} cannot be looked at.`,
      files?.advice ?? 'Check BACKUP_DIR, and the disk.',
    );
  const newest = files.find(({ madeAt }) => !isFromFuture(madeAt));
  const ahead = files.find(({ madeAt }) => isFromFuture(madeAt));
  if (ahead)
    return warning(
      `${ahead.file} has a date in the future: the clock was wrong when it was made.`,
      'Correct the clock, and remove this file once there is a newer one.',
    );
  if (!newest)
    return warning(
      `There is no backup in ${folder} yet.`,
      'The server makes one a minute after it starts; check its log.',
    );
  const hours = Math.round((Date.now() - newest.madeAt) / HOUR_MS);
  if (Date.now() - newest.madeAt > MAX_AGE_MS)
    return fault(
      `The newest backup is ${hours} hours old.`,
      'Check the server log and the free disk space.',
    );
  try {
    const { encrypted } = await checkBackup(newest.file, backupPassphrase);
    if (backupPassphrase !== undefined && !encrypted)
      return warning(
        'The newest backup is intact, but not encrypted, although a passphrase is set.',
        'Remove it once there is a newer one; the server encrypts them from now on.',
      );
  } catch (error) {
    return fault((error as Error).message, 'Make another with npm run backup, and check the disk.');
  }
  return ok(`The newest backup is ${hours} hours old and intact.`);
};
