import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { crowdOf } from './crowd.js';
import { expectWhole, seconds } from './expectations.js';
import { note, skipped } from './notes.js';
import { embedded, type Stage } from './stage.js';
import { WriteLoad } from './write-load.js';

const title =
  'The disk under the data folder is full, twice (the second time the server is killed and started on it): 503, nothing acknowledged lost';
const SIZE = '24m';
const SOON_MS = 15_000;

const disk = smallDisk();
if (!disk) skipped(title, 'a small file system cannot be mounted (needs root on Linux)');

let stage: Stage | undefined;
afterEach(async () => {
  await stage?.stop();
});

(disk ? test : test.skip)(title, async () => {
  if (!disk) return;
  stage = await embedded(disk).start();
  const crowd = await crowdOf(stage);
  const load = new WriteLoad(crowd).start();
  const recoveries: number[] = [];
  let whileFull = '';
  for (const killed of [false, true]) {
    await load.more(100);
    const refused = load.refused;
    const ballast = fill(disk.folder);
    await nothingMore(load);
    expect(load.refused).toBeGreaterThan(refused);
    // Reading still works.
    expect((await crowd.admin(0).get('/department')).status).toBe(200);
    expect((await crowd.admin(0).get('/health')).status).toBe(200);
    expect(load.faults).toEqual([]);
    if (killed) {
      await stage.kill();
      whileFull = await stage.startOne(0).then(
        () => 'starts and reads',
        (error: Error) => `does not start and says why: ${error.message.slice(-120).trim()}`,
      );
    }
    rmSync(ballast);
    if (killed && !whileFull.startsWith('starts')) await stage.startOne(0);
    recoveries.push(await load.more(1, SOON_MS));
  }
  await load.more(200);
  await load.stop();
  await expectWhole(stage, load);
  note(
    `${load.count} writes acknowledged, 0 lost, 0 doubled; ${load.refused} refused with 503 and Retry-After; ` +
      `first write at most ${seconds(Math.max(...recoveries))} after there was room again; on a full disk the server ${whileFull}`,
  );
});

/** Resolves when no write has been acknowledged for a while: the pages that were left are used up. */
async function nothingMore(load: WriteLoad): Promise<void> {
  for (let before = -1; before !== load.count; await sleep(3_000)) before = load.count;
}

/** Takes all the room that is left. */
function fill(folder: string): string {
  const path = join(folder, 'ballast');
  const file = openSync(path, 'w');
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
  return path;
}

function smallDisk(): { folder: string; remove: () => void } | undefined {
  const { folder, remove } = temporaryFolder('long-disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    remove();
    return undefined;
  }
  const unmount = () => {
    process.off('exit', unmount);
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
    remove();
  };
  process.once('exit', unmount);
  return { folder, remove: unmount };
}
