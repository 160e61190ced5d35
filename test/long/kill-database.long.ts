import { afterEach, expect, test } from '@jest/globals';
import { mariadbInstalled } from '../support/mariadb.mjs';
import { crowdOf } from './crowd.js';
import { expectAway, expectWhole, seconds } from './expectations.js';
import { MariaDbNode } from './mariadb-node.js';
import { KILLS, note, skipped } from './notes.js';
import { onServers, type Stage } from './stage.js';
import { WriteLoad } from './write-load.js';

const ROUNDS = Math.ceil(KILLS / 4);
const SOON_MS = 10_000;
const title =
  'The database server is killed (kill -9) under write load and comes back: 503 meanwhile, nothing acknowledged lost';

const missing = mariadbInstalled()
  ? undefined
  : 'MariaDB is not installed (apt install mariadb-server)';
if (missing) skipped(title, missing);

let stage: Stage | undefined;
afterEach(() => stage?.stop());

(missing ? test.skip : test)(title, async () => {
  const node = await MariaDbNode.make();
  await node.start([], { first: true });
  stage = await onServers([node.url, node.url], () => node.stop());
  const crowd = await crowdOf(await stage.start());
  const load = new WriteLoad(crowd).start();
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await load.more(100);
    await stage.forget();
    await node.kill();
    await expectAway(crowd.admin(round), load);
    await node.start();
    slowest = Math.max(slowest, await load.more(1, SOON_MS));
    expect((await load.lost()).slice(0, 5)).toEqual([]);
  }
  await load.more(100);
  await load.stop();
  await expectWhole(stage, load);
  note(
    `${ROUNDS} kills, ${load.count} writes acknowledged, 0 lost, 0 doubled; ${load.refused} refused with 503 and Retry-After, ${load.cut} without an answer; ` +
      `first write at most ${seconds(slowest)} after the database was back`,
  );
});
