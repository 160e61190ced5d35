import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import mysql, { type RowDataPacket } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { ChainCheck } from '../../../api/audit/chain-check.js';
import { migrate } from '../../../api/platform/database/schema/schema.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { Client } from '../../support/client.js';
import { companyFile } from '../../support/company-file.js';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { startMailbox } from '../../support/mailbox.js';
import { runServer } from '../../support/process.js';
import { proxyTo } from '../../support/proxy.js';
import { countRows, store } from '../../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../../support/server.js';

// A process of its own takes its time to start.
jest.setTimeout(180_000);

const PEOPLE = 1_000;
const AN_HOUR_MS = 3_600_000;

let database: TestDatabase;
let ends: (() => Promise<unknown>)[];

beforeEach(async () => {
  database = await createDatabase();
  ends = [() => database.remove()];
});
afterEach(async () => {
  for (const end of ends.reverse()) await end();
});

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer(settings, database);
  ends.push(() => server.stop());
  return server;
}

test('a check of the audit log that another instance makes is told here, and none is made beside it', async () => {
  const server = await start();
  const admin = await server.admin();
  const chain = async () => (await admin.get('/audit/chain')).body.chain;
  const checked = () =>
    eventually(async () => (await chain()).checking === null && (await chain()).checkedAt);
  await admin.post('/audit/verify');
  const before = await checked();
  await store(
    server,
    "UPDATE lease SET holder = 'another', expires_at = ? WHERE name = 'audit-check'",
    [Date.now() + AN_HOUR_MS],
  );
  expect(await chain()).toMatchObject({
    checkedAt: before,
    checking: { done: 0, total: expect.any(Number) },
  });
  expect((await admin.post('/audit/verify')).body.chain.checking).toEqual({
    done: 0,
    total: expect.any(Number),
  });
  await server.app.get(ChainCheck).settled();
  await store(server, "UPDATE lease SET holder = NULL, expires_at = 0 WHERE name = 'audit-check'");
  expect(await checked()).toBe(before);
});

test('a file that a killed instance has read by half is read anew when it is sent again under its key', async () => {
  const server = await start();
  const admin = await server.admin();
  const { csv } = companyFile({ people: PEOPLE });
  const send = () => {
    const form = new FormData();
    form.append('kind', 'employees');
    form.append('file', new Blob([csv]), 'people.csv');
    return admin.post('/import/add', form, { 'idempotency-key': 'this very file' });
  };
  const first = await send();
  expect(first.status).toBe(201);
  // As the killed one leaves it: another's, for some seconds more, and without its last rows.
  await store(server, "UPDATE import_job SET state = 'Reading'");
  await store(
    server,
    "INSERT INTO job (id, kind, subject_id, created_at, runner, lease_expires_at, attempts) VALUES (?, 'import upload', ?, 0, 'another', ?, 1)",
    [newId(), first.body.import._id, Date.now() + 4 * 60_000],
  );
  await store(server, 'DELETE FROM import_row WHERE row_no > 500');
  expect(await send()).toMatchObject({ status: 409, body: { code: 'import.not_now' } });
  await store(server, 'UPDATE job SET lease_expires_at = 0');
  expect(await send()).toMatchObject({
    status: 201,
    body: { import: { _id: first.body.import._id, state: 'Uploaded', rows: PEOPLE } },
  });
  expect(await countRows(server, 'import_row')).toBe(PEOPLE + 1);
  expect([await countRows(server, 'import_job'), await countRows(server, 'job')]).toEqual([1, 0]);
  expect(await send()).toMatchObject({
    status: 201,
    body: { import: { _id: first.body.import._id } },
  });
});

test('a step of the schema that a busy server gives up is tried again, and any other failure is told', async () => {
  const busy = Object.assign(new Error('Lock wait timeout exceeded; try restarting transaction'), {
    errno: 1205,
  });
  const runMigrations = jest
    .fn<() => Promise<unknown[]>>()
    .mockRejectedValueOnce(busy)
    .mockResolvedValueOnce([]);
  await migrate({ runMigrations } as unknown as DataSource);
  expect(runMigrations).toHaveBeenCalledTimes(2);
  runMigrations.mockRejectedValueOnce(new Error('Unknown column'));
  await expect(migrate({ runMigrations } as unknown as DataSource)).rejects.toThrow(
    'Unknown column',
  );
});

// The embedded database cannot go away: it is a file that the server holds open.
(ENGINE === 'mysql' ? test : test.skip)(
  'a mail that goes out while the database is away is noted as sent when it is back, and not sent again',
  async () => {
    const proxy = await proxyTo(database.environment.DATABASE_URL as string);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const mailbox = await startMailbox({
      onRcptTo: (_address, _session, done) => void released.then(() => done()),
    });
    ends.push(
      () => mailbox.close(),
      () => proxy.close(),
    );
    // A process of its own: what its sockets throw must be the real thing.
    const server = runServer({
      ...database.environment,
      DATABASE_URL: proxy.url,
      SMTP_URL: mailbox.url,
      PUBLIC_URL: 'https://hr.company.example',
    });
    const beside = await mysql.createConnection({ uri: database.environment.DATABASE_URL });
    ends.push(
      () => beside.end(),
      async () => {
        server.kill('SIGKILL');
        await server.ended;
      },
    );
    const mails = async (where: string) =>
      (await beside.query<RowDataPacket[]>(`SELECT id FROM mail WHERE ${where}`))[0].length;
    await new Client(await server.url).post('/auth/forgot-password', { email: ADMIN.email });
    await eventually(async () => (await mails('attempts = 1')) === 1);
    await proxy.close();
    release();
    await eventually(() => mailbox.mails.length === 1);
    await proxy.open();
    await eventually(async () => (await mails('sent_at IS NOT NULL')) === 1);
    expect(mailbox.mails).toHaveLength(1);
  },
);
