import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD } from '../support/cast.js';
import { eventually } from '../support/eventually.js';
import { startMailbox, type Mailbox } from '../support/mailbox.js';
import { mariadbInstalled } from '../support/mariadb.mjs';
import { ADMIN } from '../support/server.js';
import { auditFaults } from './audit-verify.js';
import { Balancer } from './balancer.js';
import { atUrl, crowdOf, type Crowd } from './crowd.js';
import { expectWhole, seconds } from './expectations.js';
import { Galera, provider } from './galera.js';
import { ImportRelay } from './import-relay.js';
import { mailAccount, waitingMails } from './mail-account.js';
import { note, skipped } from './notes.js';
import { ReadLoad } from './read-load.js';
import { onServers, type Stage } from './stage.js';
import { WriteLoad } from './write-load.js';

const LONGEST_FAILING_MS = 10_000;
const LATEST_MS = 30_000;
/** Another instance sends a killed instance's mails after three minutes. */
const LAST_MAIL_MS = 240_000;
const TOKENS = 1_000;
const WRITERS = 4;
const READERS = 4;
const IMPORTED = 3_000;
const INSTANCES = [0, 1, 2];
/** Not the first: past it the test looks at the rows. */
const NODES = [1, 2];

const title = 'Three instances on three Galera nodes, behind a balancer';
const missing = !mariadbInstalled()
  ? 'MariaDB is not installed (apt install mariadb-server)'
  : provider
    ? undefined
    : 'Galera is not installed (apt install galera-4)';
if (missing) skipped(title, missing);

let cluster: Galera;
let stage: Stage;
let mailbox: Mailbox;
let balancer: Balancer;
let crowd: Crowd;

const describeCluster = missing ? describe.skip : describe;

describeCluster(title, () => {
  beforeAll(async () => {
    cluster = await Galera.start();
    stage = await onServers(
      cluster.nodes.map(({ url }) => url),
      () => cluster.stop(),
    );
    mailbox = await startMailbox();
    const production = {
      NODE_ENV: 'production',
      RATE_LIMIT: 'on',
      SMTP_URL: mailbox.url,
      PUBLIC_URL: 'https://hr.company.example',
    };
    for (const environment of stage.environments) Object.assign(environment, production);
  }, 300_000);
  afterAll(async () => {
    await stage?.stop();
    await balancer?.stop();
    await mailbox?.close();
  }, 120_000);

  test('all three start at the same moment on an empty database', async () => {
    const begun = performance.now();
    await stage.startTogether();
    note(`the last one listened after ${seconds(performance.now() - begun)}`);
    expect(await stage.count("account WHERE role = 'admin'")).toBe(1);
    expect(
      await stage.count('(SELECT name FROM migrations GROUP BY name HAVING COUNT(*) > 1) twice'),
    ).toBe(0);
    balancer = await Balancer.start(() => stage.urls);
    crowd = await crowdOf(stage);
  });

  test(`a token made at one instance is used at the other two at once, ${TOKENS.toLocaleString('en')} times: no 401`, async () => {
    const people = [
      [ADMIN.email, ADMIN.password],
      [crowd.cast.ruth.email, PASSWORD],
      [crowd.cast.amara.email, PASSWORD],
    ] as const;
    const refused: unknown[] = [];
    let uses = 0;
    await Promise.all(
      people.map(async ([email, password], lane) => {
        for (let n = lane; n < TOKENS; n += people.length) {
          const client = await stage.signIn(email, password, n);
          const others = [n + 1, n + 2].map((place) =>
            client.at(stage.client(place).url).get('/auth/verify'),
          );
          for (const { status, body } of await Promise.all(others)) {
            uses += 1;
            if (status !== 200) refused.push({ n, status, body });
          }
        }
      }),
    );
    note(`${uses.toLocaleString('en')} uses, ${refused.length} refused`);
    expect(refused).toEqual([]);
    expect(uses).toBe(2 * TOKENS);
  });

  test('instances are killed (kill -9) and come back, and so are two database nodes: no request fails for longer than 10 s, nothing acknowledged lost, no mail or import done twice', async () => {
    const load = new WriteLoad(atUrl(crowd, balancer)).start(WRITERS);
    const reads = new ReadLoad(() => atUrl(crowd, balancer).admin(0)).start(READERS);
    const { beforeStop } = stage;
    stage.beforeStop = async () => void (await Promise.all([beforeStop(), reads.stop()]));
    for (const place of INSTANCES) await underLoad(load, stageOf(place));
    const relay = new ImportRelay(
      stage,
      () => atUrl(crowd, balancer).admin(0),
      (place) => crowd.admin(place),
      IMPORTED,
    );
    const imported = await relay.run();
    const kills = INSTANCES.length + relay.kills;
    expect(imported).toMatchObject({ state: 'Applied', fault: null, counts: { new: IMPORTED } });
    for (const place of NODES) await underLoad(load, nodeOf(place));
    await load.more(100, LATEST_MS);
    await load.stop();
    await reads.stop();

    await eventually(async () => (await waitingMails(stage)) === 0, LAST_MAIL_MS);
    await eventually(
      async () => (await stage.count('audit_entry WHERE seal_number IS NULL')) === 0,
      LATEST_MS,
    );
    const mails = await mailAccount(stage, mailbox);
    const longest = Math.max(load.longestWait, reads.longestWait);
    note(
      `${kills} kills of instances and 2 of nodes; ${load.count} writes acknowledged, 0 lost, 0 doubled, ${load.refused + load.cut} tries sent again; ${reads.count} reads, ${reads.again} retried; ` +
        `longest until a request got through ${seconds(longest)} (write ${seconds(load.longestWait)}, read ${seconds(reads.longestWait)}); ` +
        `${mails.due} mails, each made once, 0 lost, ${mails.again} handed over a second time; ` +
        `an import of ${IMPORTED.toLocaleString('en')} people, ${relay.takenOver} of its 3 steps begun at one instance and finished by another, stored once; audit chain whole; nodes the same afterwards`,
    );
    expect(reads.faults.slice(0, 5)).toEqual([]);
    await expectWhole(stage, load);
    expect(mails.faults.slice(0, 5)).toEqual([]);
    // Between the mail server's yes and its note in the database an instance can be killed: then the mail goes out again, under its own Message-ID.
    expect(mails.again).toBeLessThanOrEqual(kills);
    expect(longest).toBeLessThan(LONGEST_FAILING_MS);
    expect(await stage.count("audit_entry WHERE action = 'import.apply'")).toBe(1);
    expect(await stage.count("audit_entry WHERE action = 'employee.import'")).toBe(IMPORTED);
    expect(
      await stage.count(
        '(SELECT employee_id FROM employee GROUP BY employee_id HAVING COUNT(*) > 1) twice',
      ),
    ).toBe(0);
    expect(await auditFaults(stage)).toBe('');
    expect(await cluster.differences()).toEqual([]);
  });
});

interface Killed {
  kill: () => Promise<unknown> | undefined;
  start: () => Promise<unknown>;
  place: number;
}
const stageOf = (place: number): Killed => ({
  kill: () => stage.kill(place),
  start: () => stage.startOne(place),
  place,
});
const nodeOf = (place: number): Killed => ({
  kill: () => cluster.nodes[place]?.kill(),
  start: () => cluster.join(place),
  place,
});

/** Writes go on before, between and after. */
async function underLoad(load: WriteLoad, { kill, start, place }: Killed): Promise<void> {
  await load.more(100, LATEST_MS);
  await kill();
  await load.more(100, LATEST_MS);
  await start();
  await ready(place);
}

/** This instance serves again, by itself. */
async function ready(place: number): Promise<void> {
  await eventually(
    async () =>
      (
        await stage
          .client(place)
          .get('/health/ready')
          .catch(() => undefined)
      )?.status === 200,
    LATEST_MS,
  );
}
