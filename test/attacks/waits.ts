import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * One request may make the others wait for 200 ms; the figures are in docs/security-tests.md. A slow machine needs more for the same work, and what
 * this is to find takes seconds.
 */
export const LONGEST_WAIT_MS = 600;
const PAUSE_MS = 5;

/**
 * The longest time (ms) for which the server kept somebody else waiting while something happened: a call of /health that took long, and in which the thread
 * that answers was at work. So a machine that is busy with other things changes nothing.
 */
export async function longestWait(
  url: string,
  pid: number | undefined,
  happens: () => Promise<unknown>,
): Promise<number> {
  let done = false;
  let longest = 0;
  const watched = (async () => {
    while (!done) {
      const [asked, worked] = [performance.now(), workOf(pid)];
      const { status } = await fetch(`${url}/api/health`);
      if (status !== 200) throw new Error(`/health answered ${status}.`);
      longest = Math.max(longest, Math.min(performance.now() - asked, workOf(pid) - worked));
      await sleep(PAUSE_MS);
    }
  })();
  await happens().finally(() => (done = true));
  await watched;
  return longest;
}

/** Milliseconds for which the first thread of a process has had a processor; without limit where the system does not tell. */
function workOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return performance.now();
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}
