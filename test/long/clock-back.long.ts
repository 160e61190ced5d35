import { afterEach, describe, expect, test } from '@jest/globals';
import { PASSWORD, requestLeave, type Cast } from '../support/cast.js';
import { mariadbInstalled, startMariaDb } from '../support/mariadb.mjs';
import { ADMIN } from '../support/server.js';
import { content, crowdOf, type Crowd } from './crowd.js';
import { expectWhole, seconds } from './expectations.js';
import { note, skipped } from './notes.js';
import { embedded, onServers, type Stage } from './stage.js';
import { WriteLoad } from './write-load.js';

const HOOK = { NODE_OPTIONS: `--import ${new URL('shifted-clock.mjs', import.meta.url).href}` };
const HOUR_MS = 3_600_000;
const BEHIND = { ...HOOK, CLOCK_BEHIND_MS: String(HOUR_MS) };
const START_MS = 10_000;
const TERM_MS = 30_000;

const missing = mariadbInstalled()
  ? undefined
  : 'MariaDB is not installed (apt install mariadb-server)';
if (missing) skipped('The clock is set back an hour: MariaDB', missing);

let stage: Stage | undefined;
afterEach(() => stage?.stop());

describe('The clock is set back an hour under write load', () => {
  test('embedded database', async () => {
    stage = await embedded().start(HOOK);
    await setBack(await crowdOf(stage));
  });

  (missing ? test.skip : test)('MariaDB', async () => {
    const server = await startMariaDb();
    stage = await onServers([server.url], server.stop);
    await setBack(await crowdOf(await stage.start(HOOK)));
  });
});

async function setBack({ stage: place, cast, ...others }: Crowd): Promise<void> {
  const load = new WriteLoad({ stage: place, cast, ...others }).start();
  await load.more(100);
  const keyed = () =>
    cast.admin.post(
      '/department/add',
      { dep_name: 'Keyed', description: 'Before and after' },
      { 'idempotency-key': 'before' },
    );
  const before = await keyed();

  place.servers[0]?.kill('SIGWINCH');
  await load.more(200);
  // It really is back: what was recorded first is no longer from this hour's beginning.
  const [earliest] = await place.rows<{ at: number | string }>(
    'SELECT MIN(recorded_at) AS at FROM audit_entry',
  );
  expect(Date.now() - Number(earliest?.at)).toBeGreaterThan(HOUR_MS - 60_000);

  expect(content(await keyed())).toBe(content(before));
  await expectWorking(place, cast);

  const startMs = await startBehindLease(place);
  await load.more(100);
  await load.stop();
  await expectWhole(place, load);
  note(
    `${load.count} writes acknowledged, 0 lost, none refused (${load.refused} × 503); sessions and keys go on; a start behind a lease from the hour ahead takes ${seconds(startMs)}`,
  );
}

/** Sessions from an hour ahead still count; new ones are made, and so are records. */
async function expectWorking(place: Stage, cast: Cast): Promise<void> {
  for (const client of [cast.admin, cast.ruthClient, cast.amaraClient])
    expect((await client.get('/auth/verify')).status).toBe(200);
  const again = await place.signIn(ADMIN.email, ADMIN.password);
  expect((await again.confirm(ADMIN.password)).status).toBe(200);
  expect((await again.put(`/account/${cast.zoe.userId._id}`, { role: 'admin' })).status).toBe(200);
  await place.signIn(cast.zoe.email, PASSWORD);
  const newest = await requestLeave(again, cast.amara._id, '2026-03-02', '2026-03-03');
  expect((await again.put(`/leave/${newest._id}`, { status: 'Approved' })).status).toBe(200);
  // At the top of the list, but for what the writers have sent since.
  const top = (await again.get('/leave?range=[0,49]')).body.leaves as { _id: string }[];
  expect(top.map(({ _id }) => _id)).toContain(newest._id);
}

/** An instance that died while holding a lease an hour ahead must not keep the next start waiting for an hour. */
async function startBehindLease(place: Stage): Promise<number> {
  await place.kill();
  await place.change("UPDATE lease SET holder = 'gone', expires_at = ? WHERE name = 'migrations'", [
    Date.now() + TERM_MS,
  ]);
  await place.forget();
  const begun = performance.now();
  const started = place.startOne(0, BEHIND);
  const inTime = await Promise.race([
    started.then(() => true),
    new Promise((resolve) => setTimeout(resolve, TERM_MS + START_MS, false).unref()),
  ]);
  expect({ 'started though a lease lies an hour ahead': inTime }).toEqual({
    'started though a lease lies an hour ahead': true,
  });
  return performance.now() - begun;
}
