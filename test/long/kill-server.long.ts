import { afterEach, describe, expect, test } from '@jest/globals';
import { mariadbInstalled, startMariaDb } from '../support/mariadb.mjs';
import { crowdOf } from './crowd.js';
import { expectWhole } from './expectations.js';
import { KILLS, note, skipped } from './notes.js';
import { embedded, onServers, type Stage } from './stage.js';
import { WriteLoad } from './write-load.js';

const FEWEST = 20;
const MOST = 120;

const missing = mariadbInstalled()
  ? undefined
  : 'MariaDB is not installed (apt install mariadb-server)';
if (missing) skipped('The server is killed under write load: MariaDB', missing);

let stage: Stage | undefined;
afterEach(() => stage?.stop());

describe('The server is killed (kill -9) under write load', () => {
  test('embedded database: every acknowledged write is there, and the file is sound', async () => {
    stage = await embedded().start();
    await kills(stage);
  });

  (missing ? test.skip : test)(
    'MariaDB: every acknowledged write is there, and the tables are sound',
    async () => {
      const server = await startMariaDb();
      stage = await onServers([server.url], server.stop);
      await kills(await stage.start());
    },
  );
});

async function kills(place: Stage): Promise<void> {
  const load = new WriteLoad(await crowdOf(place)).start();
  for (let round = 0; round < KILLS; round++) {
    await load.more(FEWEST + Math.floor(Math.random() * (MOST - FEWEST)));
    await place.kill();
    // In every other round it is the server that finds the file as the killed one left it.
    if (round % 2 === 0) await looked(place, load);
    await place.startOne(0);
    if (round % 2 === 1) await looked(place, load);
  }
  await load.more(FEWEST);
  await load.stop();
  await expectWhole(place, load);
  note(
    `${KILLS} kills, ${load.count} writes acknowledged, 0 lost, ${load.cut} attempts without an answer, sent again under their key, 0 doubled`,
  );
}

async function looked(place: Stage, load: WriteLoad): Promise<void> {
  expect(load.faults).toEqual([]);
  expect(await load.lost()).toEqual([]);
  expect(await place.unsound()).toEqual([]);
  await place.forget();
}
