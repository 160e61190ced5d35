import { setTimeout as sleep } from 'node:timers/promises';

const READERS = 6;
/** People pause between two requests. */
const PAUSE_MS = 5;
const WRITERS = 2;

/** People at work through one address: readers and writers, each with one request after the other, until `stop`. */
export function underLoad(client, { writers = WRITERS } = {}) {
  const told = { reads: 0, writes: 0, notSentAgain: 0, faults: [], slowest: 0 };
  let going = true;
  const one = async (kind, method, path, body) => {
    const begun = performance.now();
    try {
      const { status, text } = await client.call(method, path, body?.());
      if (status === 502 && text === '' && kind === 'writes') told.notSentAgain += 1;
      else if (status >= 400)
        told.faults.push(`${method} ${path}: ${status} ${text.slice(0, 100)}`);
      else told[kind] += 1;
    } catch (error) {
      told.faults.push(`${method} ${path}: ${error.message}`);
    }
    told.slowest = Math.max(told.slowest, performance.now() - begun);
  };
  const loop = async (...request) => {
    while (going) {
      await one(...request);
      await sleep(PAUSE_MS);
    }
  };
  let number = 0;
  const department = () => ({
    dep_name: `Under load ${++number} ${Date.now()}`,
    description: 'Made while something stops.',
  });
  const loops = [
    ...Array.from({ length: READERS }, () => loop('reads', 'GET', '/api/department?range=[0,9]')),
    ...Array.from({ length: writers }, () =>
      loop('writes', 'POST', '/api/department/add', department),
    ),
  ];
  return {
    told,
    stop: async () => {
      going = false;
      await Promise.all(loops);
      return told;
    },
  };
}

/**
 * Throws when a request failed; else tells how many there were and how long the slowest took. Caddy up to 2.11.1 loses the body of
 * a change that found no instance (caddyserver/caddy#7547) and answers 502 itself; `forgetful` says that it is such a one.
 */
export function noneFailed(
  { reads, writes, notSentAgain, faults, slowest },
  { forgetful = false } = {},
) {
  const all = [
    ...faults,
    ...Array.from({ length: forgetful ? 0 : notSentAgain }, () => 'a change: 502 of Caddy’s own'),
  ];
  if (all.length > 0)
    throw new Error(
      `${all.length} of ${reads + writes + all.length} requests failed, the first: ${all[0]}`,
    );
  const left =
    notSentAgain > 0
      ? `; ${notSentAgain} changes that found no instance were not sent again by this Caddy, which is too old`
      : '';
  return `${reads} reads and ${writes} writes, none failed, the slowest took ${(slowest / 1000).toFixed(1)} s${left}`;
}
