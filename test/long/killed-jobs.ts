import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mariadbInstalled, startMariaDb } from '../support/mariadb.mjs';
import { KILLS, note, skipped } from './notes.js';
import { embedded, onServers, type Stage } from './stage.js';

const LATEST_MS = 1_500;

/** One round of a job: what starts it, and what is right once it has ended. */
export interface KilledJob {
  prepare?: () => Promise<unknown>;
  begin: () => Promise<unknown>;
  ended: () => Promise<boolean>;
  /** Asks again for what nobody was told, and waits for the end. */
  resume: () => Promise<unknown>;
  faults: () => Promise<string[]>;
}

interface Series<Name extends string> {
  titles: Record<string, Name>;
  start: (stage: Stage) => Promise<Record<Name, (n: number) => KilledJob>>;
  /** Jobs that the killed server held. Their leases run out by themselves in the first round, and are taken away in the others, which saves half a minute each. */
  kinds?: string[];
  /** Quick jobs: killed within the time that one takes of which nobody kills the server. */
  timed?: boolean;
}

/** Kills the server in each job again and again, on both engines. */
export function killJobs<Name extends string>(
  series: string,
  { titles, start, kinds = [], timed = false }: Series<Name>,
): void {
  const noServer = mariadbInstalled()
    ? undefined
    : 'MariaDB is not installed (apt install mariadb-server)';
  if (noServer) skipped(`The server is killed in ${series}: MariaDB`, noServer);
  const engines: Record<string, () => Promise<Stage>> = {
    'embedded database': () => embedded().start(),
    ...(!noServer && { MariaDB: onMariaDb }),
  };

  describe.each(Object.entries(engines))(
    `The server is killed (kill -9) in ${series}: %s`,
    (_engine, open) => {
      let stage: Stage;
      let jobs: Record<Name, (n: number) => KilledJob>;

      beforeAll(async () => {
        stage = await open();
        jobs = await start(stage);
      }, 600_000);
      afterAll(() => stage?.stop(), 60_000);

      test.each(Object.entries(titles))(
        '%s is finished after the next start, once for each person',
        async (_title, name) => {
          const latestMs = timed ? await lasting(jobs[name](KILLS)) : LATEST_MS;
          let within = 0;
          for (let n = 0; n < KILLS; n += 1) {
            const { prepare, begin, ended, resume, faults } = jobs[name](n);
            await prepare?.();
            const cut = begin().catch(() => undefined);
            await sleep(Math.random() * latestMs);
            await stage.kill();
            await cut;
            const left = await stage.halfDone();
            for (const kind of n > 0 ? kinds : [])
              await stage.change('UPDATE job SET lease_expires_at = 0 WHERE kind = ?', [kind]);
            await stage.forget();
            await stage.startOne(0);
            if (!(await ended())) within += 1;
            await resume();
            expect({ round: n, left, faults: await faults() }).toEqual({
              round: n,
              left: [],
              faults: [],
            });
          }
          expect(await stage.unsound()).toEqual([]);
          note(`${KILLS} kills, ${within} of them before the end, 0 half done`);
        },
      );
    },
  );
}

async function lasting({ prepare, begin, resume, faults }: KilledJob): Promise<number> {
  await prepare?.();
  const start = performance.now();
  await begin();
  await resume();
  const lasted = performance.now() - start;
  expect(await faults()).toEqual([]);
  return lasted;
}

async function onMariaDb(): Promise<Stage> {
  const server = await startMariaDb();
  return (await onServers([server.url], server.stop)).start();
}

export function differs(what: string, found: unknown, expected: unknown): string[] {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  return is === should ? [] : [`${what}: ${is} instead of ${should}`];
}
