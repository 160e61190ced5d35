import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { isLocked } from './driver-errors.js';

/** Not for long, perhaps: unlike wrong settings it may be gone at the next start. */
export class DataDirInUse extends Error {}

/** A server that was told to stop needs some seconds for what is under way. */
const WAIT_MS = 15_000;
const RETRY_MS = 200;

/**
 * Only one server uses the embedded database. SQLite locks an empty file: the operating system releases the lock however the process
 * ends, and it holds between containers on one volume. `server.pid` names the holder.
 */
export async function lockDataDir(
  dataDir: string,
  onWait: (message: string) => void,
): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const pidFile = join(dataDir, 'server.pid');
  const connection = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
  const deadline = performance.now() + WAIT_MS;
  for (let waiting = false; !tryLock(connection); waiting = true) {
    if (performance.now() > deadline) throw new DataDirInUse(refusal(dataDir, pidFile));
    if (!waiting)
      onWait(
        `Another server is using ${dataDir}. Waiting up to ${WAIT_MS / 1_000} s for it to stop.`,
      );
    await sleep(RETRY_MS);
  }
  writeFileSync(pidFile, `${process.pid}\n${hostname()}\n${new Date().toISOString()}\n`);
  // A connection that nothing refers to would be collected, and the lock with it.
  process.once('exit', () => {
    rmSync(pidFile, { force: true });
    connection.close();
  });
}

function tryLock(connection: InstanceType<typeof DatabaseSync>): boolean {
  try {
    // Nothing is ever written to it, so no journal file is needed.
    connection.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isLocked(error)) return false;
    throw error;
  }
}

function refusal(dataDir: string, pidFile: string): string {
  return `Another server is using ${dataDir}${holder(pidFile)}. Stop it first, or give this one a DATA_DIR of its own. Several servers need a database server: DATABASE_URL.`;
}

function holder(pidFile: string): string {
  try {
    const [pid, host, since] = readFileSync(pidFile, 'utf8').split('\n');
    return since ? `: process ${pid} on ${host}, since ${since}` : '';
  } catch {
    return '';
  }
}
