import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { mariadbInstalled, startMariaDb } from '../support/mariadb.mjs';
import { proxyTo } from '../support/proxy.js';
import { crowdOf } from './crowd.js';
import { expectWhole, seconds } from './expectations.js';
import { note, skipped } from './notes.js';
import { onServers, type Stage } from './stage.js';
import { WriteLoad } from './write-load.js';

const title =
  'A slow database: each packet 50 ms later, then 1 s, then none at all for 30 s; and quick again';
// For a free connection until those that hold one are given up (20 s), and then as long for its own statement.
const LONGEST_ANSWER_MS = 45_000;
const SOON_MS = 10_000;

const missing = mariadbInstalled()
  ? undefined
  : 'MariaDB is not installed (apt install mariadb-server)';
if (missing) skipped(title, missing);

let stage: Stage | undefined;
afterEach(() => stage?.stop());

(missing ? test.skip : test)(title, async () => {
  const server = await startMariaDb();
  const proxy = await proxyTo(server.url);
  stage = await onServers([proxy.url], async () => {
    await proxy.close();
    await server.stop();
  });
  const crowd = await crowdOf(await stage.start());
  const load = new WriteLoad(crowd).start();
  await load.more(100);

  proxy.slow(50);
  await load.more(60);
  expect(load.refused).toBe(0);

  proxy.slow(1_000);
  const before = load.count;
  await sleep(30_000);
  const slowly = load.count - before;
  expect(load.faults).toEqual([]);

  proxy.slow(600_000);
  const begun = performance.now();
  const waiting = Promise.all(
    ['/department', '/auth/verify', '/dashboard/body'].map((path) => crowd.admin(0).get(path)),
  );
  const alive = await crowd.admin(0).get('/health');
  expect({ status: alive.status, quick: performance.now() - begun < 1_000 }).toEqual({
    status: 200,
    quick: true,
  });
  for (const answer of await waiting) {
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 503,
      code: 'server.unavailable',
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const toldAfter = performance.now() - begun;
  expect(toldAfter).toBeLessThan(LONGEST_ANSWER_MS);
  await sleep(Math.max(0, 30_000 - toldAfter));

  proxy.slow(0);
  const back = await load.more(1, SOON_MS);
  await load.more(200);
  await load.stop();
  await expectWhole(stage, load);
  note(
    `${load.count} writes acknowledged, ${slowly} of them at 1 s a packet, 0 lost, 0 doubled; ${load.refused} refused with 503, ` +
      `at the latest after ${seconds(toldAfter)}; first write ${seconds(back)} after it was quick again`,
  );
});
