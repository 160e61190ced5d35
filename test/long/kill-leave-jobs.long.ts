import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mariadbInstalled, startMariaDb } from '../support/mariadb.mjs';
import { startLeaveJobs, type LeaveJob } from './leave-jobs.js';
import { KILLS, note, skipped } from './notes.js';
import { embedded, onServers, type Stage } from './stage.js';

const LATEST_MS = 1_500;

const noServer = mariadbInstalled() ? undefined : 'MariaDB is not installed (apt install mariadb-server)';
if (noServer) skipped('The server is killed in jobs of leave: MariaDB', noServer);

const ENGINES: Record<string, () => Promise<Stage>> = {
  'embedded database': () => embedded().start(),
  ...(!noServer && {
    MariaDB: async () => {
      const server = await startMariaDb();
      return (await onServers([server.url], server.stop)).start();
    },
  }),
};

const JOBS = {
  'a preview for everybody': 'preview',
  'balances derived again after a new version': 'upkeep',
  'a leave year closed': 'close',
  'an assignment to all who match': 'assignment',
  'balances from a file': 'import',
} as const;

describe.each(Object.entries(ENGINES))('The server is killed (kill -9) in jobs of leave: %s', (_engine, open) => {
  let stage: Stage;
  let jobs: Record<(typeof JOBS)[keyof typeof JOBS], (n: number) => LeaveJob>;

  beforeAll(async () => {
    stage = await open();
    jobs = await startLeaveJobs(stage);
  }, 600_000);
  afterAll(() => stage?.stop(), 60_000);

  test.each(Object.entries(JOBS))('%s is finished after the next start, once for each person', async (_title, name) => {
    let within = 0;
    for (let n = 0; n < KILLS; n += 1) {
      const { begin, resume, ended, faults } = jobs[name](n);
      const cut = begin().catch(() => undefined);
      await sleep(Math.random() * LATEST_MS);
      await stage.kill();
      await cut;
      await stage.forget();
      await stage.startOne(0);
      if (!(await ended())) within += 1;
      await resume();
      expect({ round: n, faults: await faults() }).toEqual({ round: n, faults: [] });
    }
    expect(await stage.unsound()).toEqual([]);
    note(`${KILLS} kills, ${within} of them before the end, 0 half done`);
  });
});
