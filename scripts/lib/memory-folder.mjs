import { statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
const FREE_BYTES = 2 * 1024 ** 3;
const AVAILABLE_BYTES = 4 * 1024 ** 3;

/** The folder of files that are kept in memory, or undefined where it is missing or memory is short. */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize >= FREE_BYTES && process.availableMemory() >= AVAILABLE_BYTES
      ? FOLDER
      : undefined;
  } catch {
    return undefined;
  }
}
