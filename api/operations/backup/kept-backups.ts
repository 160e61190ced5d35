import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^company-\d{8}T\d{9}Z\.backup\.gz$/;
const LEFT_BEHIND = /^company-\d{8}T\d{9}Z\.backup\.gz\.part$/;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface KeptBackup {
  file: string;
  madeAt: number;
  bytes: number;
}

/** Sorted by name they are sorted by time. */
export function backupName(at: Date): string {
  return `company-${at.toISOString().replace(/[-:.]/g, '')}.backup.gz`;
}

/** Made while the clock was wrong: it says nothing about how old the newest is. */
export function isAhead(madeAt: number): boolean {
  return madeAt > Date.now() + HOUR_MS;
}

/** Whole backups of the schedule in a folder, the newest first; none where the folder is not there yet. */
export async function keptBackups(folder: string): Promise<KeptBackup[]> {
  const names = await namesIn(folder);
  const kept = names.filter((name) => NAME.test(name)).sort().reverse();
  return Promise.all(kept.map(async (name) => {
    const { mtimeMs, size } = await stat(join(folder, name));
    return { file: join(folder, name), madeAt: mtimeMs, bytes: size };
  }));
}

/** Removes all but the newest, and what was broken off; other files in the folder are nobody's business. */
export async function keepNewest(folder: string, count: number): Promise<void> {
  for (const { file } of (await keptBackups(folder)).slice(count)) await rm(file, { force: true });
  for (const name of (await namesIn(folder)).filter((one) => LEFT_BEHIND.test(one))) {
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
