import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const BACKUP_NAME = /^company-\d{8}T\d{9}Z\.backup\.gz(?:\.enc)?$/;
const PART_NAME = /^company-\d{8}T\d{9}Z\.backup\.gz(?:\.enc)?\.part$/;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface ScheduledBackup {
  file: string;
  madeAt: number;
  bytes: number;
}

/** Names sort by time. */
export function backupName(at: Date, encrypted = false): string {
  return `company-${at.toISOString().replace(/[-:.]/g, '')}.backup.gz${encrypted ? '.enc' : ''}`;
}

/** Written while the clock was wrong, so its age is unknown. */
export function isFromFuture(madeAt: number): boolean {
  return madeAt > Date.now() + HOUR_MS;
}

export async function scheduledBackups(folder: string): Promise<ScheduledBackup[]> {
  const names = await namesIn(folder);
  const backups = names
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
    .reverse();
  return Promise.all(
    backups.map(async (name) => {
      const { mtimeMs, size } = await stat(join(folder, name));
      return { file: join(folder, name), madeAt: mtimeMs, bytes: size };
    }),
  );
}

/** Also removes interrupted backups. Other files in the folder stay. */
export async function keepNewest(folder: string, count: number): Promise<void> {
  for (const { file } of (await scheduledBackups(folder)).slice(count))
    await rm(file, { force: true });
  for (const name of (await namesIn(folder)).filter((candidate) => PART_NAME.test(candidate))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(folder, name), { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}
