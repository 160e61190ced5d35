import { afterEach, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { mariadbInstalled } from '../support/mariadb.mjs';
import { crowdOf, type Crowd } from './crowd.js';
import { expectAway, expectWhole, seconds } from './expectations.js';
import { Galera, provider } from './galera.js';
import { note, skipped } from './notes.js';
import { onServers, type Stage } from './stage.js';
import { WriteLoad } from './write-load.js';

const LATEST_MS = 30_000;
const one =
  'One Galera node is killed (kill -9) under write load and comes back: writes resume at the others, nothing acknowledged lost';
const two =
  'Two of three Galera nodes are killed: the third answers 503 until they are back, nothing acknowledged lost';

const missing = !mariadbInstalled()
  ? 'MariaDB is not installed (apt install mariadb-server)'
  : provider
    ? undefined
    : 'Galera is not installed (apt install galera-4)';
if (missing) for (const title of [one, two]) skipped(title, missing);

let stage: Stage | undefined;
let cluster: Galera;
afterEach(() => stage?.stop());

async function open(): Promise<Crowd> {
  cluster = await Galera.start();
  stage = await onServers(
    cluster.nodes.map(({ url }) => url),
    () => cluster.stop(),
  );
  return crowdOf(await stage.start());
}

(missing ? test.skip : test)(one, async () => {
  const crowd = await open();
  const load = new WriteLoad(crowd).start();
  // The last is the one past which the test looks at the rows, which it does not while that node is away.
  for (const killed of [1, 2, 0]) {
    await load.more(200);
    await crowd.stage.forget();
    await cluster.nodes[killed]?.kill();
    await load.more(200, LATEST_MS);
    if (killed !== 0) expect((await load.lost()).slice(0, 5)).toEqual([]);
    await cluster.join(killed);
    await ready(crowd, killed);
  }
  await load.more(200, LATEST_MS);
  await load.stop();
  await expectWhole(crowd.stage, load);
  expect(await cluster.differences()).toEqual([]);
  note(
    `each node once, ${load.count} writes acknowledged, 0 lost, 0 doubled; longest time without a write ${seconds(load.longestPause)}; ` +
      `${load.refused} refused with 503 and sent again at the next instance; nodes the same afterwards`,
  );
});

(missing ? test.skip : test)(two, async () => {
  const crowd = await open();
  const load = new WriteLoad(crowd).start();
  await load.more(100);
  await crowd.stage.forget();
  await Promise.all(cluster.nodes.slice(1).map((node) => node.kill()));
  await eventually(
    async () => (await cluster.status(0, 'wsrep_cluster_status')) !== 'Primary',
    LATEST_MS,
  );
  await expectAway(crowd.admin(0), load);
  await Promise.all([1, 2].map((n) => cluster.join(n)));
  const resumed = await load.more(1, LATEST_MS);
  for (const n of [0, 1, 2]) await ready(crowd, n);
  await load.more(100, LATEST_MS);
  await load.stop();
  await expectWhole(crowd.stage, load);
  expect(await cluster.differences()).toEqual([]);
  note(
    `${load.count} writes acknowledged, 0 lost, 0 doubled; ${load.refused} refused with 503; first write ${seconds(resumed)} after the last node took part again`,
  );
});

/** The instance at this node serves again, by itself. */
async function ready(crowd: Crowd, place: number): Promise<void> {
  await eventually(
    async () => (await crowd.stage.client(place).get('/health/ready')).status === 200,
    LATEST_MS,
  );
  expect((await crowd.admin(place).get('/auth/verify')).status).toBe(200);
}
