import { afterEach, expect, test } from '@jest/globals';
import type { DepartmentRecord } from '../../api/contract/department/departments.js';
import { addDepartment } from '../support/cast.js';
import { eventually } from '../support/eventually.js';
import { mariadbInstalled, startMariaDb } from '../support/mariadb.mjs';
import { NEWER_MIGRATION, newerProgram } from '../support/other-program.js';
import { Balancer } from './balancer.js';
import { atUrl, crowdOf, type Crowd } from './crowd.js';
import { expectWhole, seconds } from './expectations.js';
import { note, skipped } from './notes.js';
import { ReadLoad } from './read-load.js';
import { onServers } from './stage.js';
import { WriteLoad } from './write-load.js';

const LONGEST_FAILING_MS = 10_000;
const LATEST_MS = 30_000;
const WRITERS = 4;
const READERS = 4;
const title =
  'Two instances are replaced under load by a newer version, one after the other, and then by the older one again on the newer schema';

const missing = mariadbInstalled()
  ? undefined
  : 'MariaDB is not installed (apt install mariadb-server)';
if (missing) skipped(title, missing);

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

(missing ? test.skip : test)(title, async () => {
  const server = await startMariaDb();
  const stage = await onServers([server.url, server.url], server.stop);
  const newer = newerProgram();
  ends.push(
    () => newer.remove(),
    () => stage.stop(),
  );
  for (const environment of stage.environments)
    Object.assign(environment, { NODE_ENV: 'production', RATE_LIMIT: 'on' });
  const crowd = await crowdOf(await stage.startTogether());
  const balancer = await Balancer.start(() => stage.urls);
  ends.splice(1, 0, () => balancer.stop());
  const load = new WriteLoad(atUrl(crowd, balancer)).start(WRITERS);
  const reads = new ReadLoad(() => atUrl(crowd, balancer).admin(0)).start(READERS);
  stage.beforeStop = async () => void (await Promise.all([load.stop(0), reads.stop()]));
  const applied = () => stage.count('migrations WHERE name = ?', [NEWER_MIGRATION]);

  await load.more(200, LATEST_MS);
  expect(await applied()).toBe(0);
  for (const main of [newer.main, undefined]) {
    stage.main = main;
    for (const place of [0, 1]) {
      expect(await stage.end(place)).toEqual({ code: 0, signal: null });
      await load.more(50, LATEST_MS);
      await stage.startOne(place);
      await eventually(() => balancer.ready.get(stage.urls[place] as string), LATEST_MS);
      await eachOthers(crowd);
      await load.more(200, LATEST_MS);
      expect(await applied()).toBe(1);
    }
  }
  await load.stop();
  await reads.stop();

  const longest = Math.max(load.longestWait, reads.longestWait);
  note(
    `4 replacements; ${load.count} writes acknowledged, 0 lost, 0 doubled, ${load.refused} refused with 503 and ${load.cut} cut off, sent again; ${reads.count} reads, ${reads.again} retried; ` +
      `longest until a request got through ${seconds(longest)}`,
  );
  expect(reads.faults.slice(0, 5)).toEqual([]);
  await expectWhole(stage, load);
  expect(longest).toBeLessThan(LONGEST_FAILING_MS);
});

/** Each of the two instances reads and changes the other's records. */
async function eachOthers({ stage, admin }: Crowd): Promise<void> {
  for (const [one, other] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const { _id } = await addDepartment(admin(one), {
      dep_name: `Made by ${one + 1}, ${stage.servers[one]?.pid}, ${stage.servers[other]?.pid}`,
    });
    const at = async (place: number) =>
      (await admin(place).get(`/department/single?id=${_id}`)).body.department as DepartmentRecord;
    const { dep_name } = await at(other);
    expect(
      await admin(other).put(`/department/${_id}`, {
        dep_name,
        description: `Changed by ${other + 1}`,
      }),
    ).toMatchObject({ status: 200 });
    expect(await at(one)).toMatchObject({ dep_name, description: `Changed by ${other + 1}` });
  }
}
