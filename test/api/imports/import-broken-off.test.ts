import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import mysql from 'mysql2/promise';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { ImportRunner } from '../../../api/import/import-runner.js';
import { Client } from '../../support/client.js';
import { companyFile } from '../../support/company-file.js';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { applied, checked, importOf, uploadFile, waitForImport } from '../../support/imports.js';
import { runServer, type ServerProcess } from '../../support/process.js';
import { countRows, rows, store } from '../../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../../support/server.js';
import { storePolicy } from '../../support/stored-leave-rules.js';

// Processes of their own take their time to start.
jest.setTimeout(240_000);

const PEOPLE = 1_500;
const { csv } = companyFile({ people: PEOPLE });

let database: TestDatabase;
let servers: TestServer[];
let processes: ServerProcess[];

beforeEach(async () => {
  database = await createDatabase();
  servers = [];
  processes = [];
});
afterEach(async () => {
  for (const { kill, ended } of processes) {
    kill('SIGKILL');
    await ended;
  }
  for (const server of servers) await server.stop();
  await database.remove();
});

async function start(): Promise<TestServer> {
  const server = await startServer({}, database);
  servers.push(server);
  return server;
}

async function startProcess(): Promise<{ server: ServerProcess; admin: Client }> {
  const server = runServer({ ...database.environment });
  processes.push(server);
  const admin = new Client(await server.url);
  await admin.signIn(ADMIN.email, ADMIN.password);
  return { server, admin };
}

const read = async (client: Client, id: string) => await importOf(client, { _id: id });

/** Which step it is in depends on the machine: polls may miss one. */
const underWay = (client: Client, id: string, state: ImportRecord['state']) =>
  eventually(async () => {
    const job = await read(client, id);
    return job.state === state && (job.progress?.done ?? 0) > 0;
  });

/** A killed instance's lease expires in half a minute, which would be too long a wait here. */
async function takenUp(server: TestServer, admin: Client, id: string): Promise<ImportRecord> {
  await store(server, 'UPDATE job SET lease_expires_at = 0');
  server.app.get(ImportRunner).wake();
  return waitForImport(admin, { _id: id });
}

test('an import whose server is killed is stored whole by the next, or not at all', async () => {
  const first = await startProcess();
  const job = await checked(first.admin, 'employees', csv, { payPeriod: 'year' });
  expect(job.counts).toMatchObject({ new: PEOPLE });
  await first.admin.confirm(ADMIN.password);
  await first.admin.post(`/import/apply/${job._id}`, { startedAt: job.startedAt });
  await underWay(first.admin, job._id, 'Applying');
  first.server.kill('SIGKILL');
  await first.server.ended;

  const next = await start();
  const admin = await next.admin();
  expect([0, PEOPLE]).toContain(await countRows(next, 'employee'));
  expect(['Applying', 'Applied']).toContain((await read(admin, job._id)).state);
  expect(await takenUp(next, admin, job._id)).toMatchObject({ state: 'Applied', fault: null });
  expect(await countRows(next, 'employee')).toBe(PEOPLE);
  expect(await countRows(next, 'audit_entry', "action = 'employee.import'")).toBe(PEOPLE);
});

test('balances whose server is killed are booked whole by the next, or not at all', async () => {
  const prepared = await start();
  const setUp = await prepared.admin();
  await applied(setUp, await checked(setUp, 'employees', csv, { payPeriod: 'year' }));
  await storePolicy(prepared);
  const people = await rows<{ employee_id: string }>(
    prepared,
    "SELECT employee_id FROM employee WHERE left_on IS NULL AND hire_date < '2026-01-01'",
  );
  const lines = people.map(({ employee_id }) => `${employee_id},Annual Leave,2.5,2026-01-01`);
  const job = await checked(
    setUp,
    'balances',
    ['Employee ID,Leave Type,Balance,Counts From', ...lines].join('\n'),
    { dateOrder: 'year-first', balanceMeaning: 'on-top' },
  );
  expect(job.counts).toMatchObject({ new: people.length, refused: 0 });
  await servers.pop()?.stop();

  const first = await startProcess();
  await first.admin.confirm(ADMIN.password);
  await first.admin.post(`/import/apply/${job._id}`, { startedAt: job.startedAt });
  await eventually(
    async () =>
      (await read(first.admin, job._id)).progress !== null ||
      (await read(first.admin, job._id)).state === 'Applied',
  );
  first.server.kill('SIGKILL');
  await first.server.ended;

  const next = await start();
  const admin = await next.admin();
  expect([0, people.length]).toContain(await countRows(next, 'leave_entry'));
  expect(await takenUp(next, admin, job._id)).toMatchObject({
    state: 'Applied',
    fault: null,
    openings: [{ people: people.length, amount: people.length * 2.5 }],
  });
  expect(await countRows(next, 'leave_entry', 'amount = 2500')).toBe(people.length);
  expect(await countRows(next, 'audit_entry', "action = 'leave.opening_import'")).toBe(
    people.length,
  );
});

test('a check whose server is killed begins anew', async () => {
  const first = await startProcess();
  const { import: job, proposal } = (await uploadFile(first.admin, 'employees', csv)).body;
  await first.admin.post(`/import/check/${job._id}`, {
    mapping: { ...proposal, payPeriod: 'year', emailPattern: '{first}.{last}@company.example' },
  });
  await underWay(first.admin, job._id, 'Checking');
  first.server.kill('SIGKILL');
  await first.server.ended;

  const next = await start();
  const admin = await next.admin();
  expect(await takenUp(next, admin, job._id)).toMatchObject({
    state: 'Checked',
    counts: { new: PEOPLE, refused: 0 },
  });
  expect(await countRows(next, 'checked_row')).toBe(PEOPLE);
  expect(await countRows(next, 'staged_employee')).toBe(PEOPLE);
});

test('a server that stops in peace leaves its import to the next at once', async () => {
  const first = await start();
  const job = await checked(await first.admin(), 'employees', csv, { payPeriod: 'year' });
  await (await first.admin()).confirm(ADMIN.password);
  await (await first.admin()).post(`/import/apply/${job._id}`, { startedAt: job.startedAt });
  await servers.pop()?.stop();

  const next = await start();
  expect(await waitForImport(await next.admin(), job)).toMatchObject({
    state: 'Applied',
    fault: null,
  });
  expect(await countRows(next, 'employee')).toBe(PEOPLE);
});

test('a check that is cancelled can be begun again', async () => {
  const server = await start();
  const admin = await server.admin();
  const { import: job, proposal } = (await uploadFile(admin, 'employees', csv)).body;
  const mapping = {
    ...proposal,
    payPeriod: 'year',
    emailPattern: '{first}.{last}@company.example',
  };
  await admin.post(`/import/check/${job._id}`, { mapping });
  await underWay(admin, job._id, 'Checking');
  await admin.post(`/import/cancel/${job._id}`);
  expect(await waitForImport(admin, job)).toMatchObject({
    state: 'Uploaded',
    fault: 'The import was cancelled. Nothing was saved.',
    counts: null,
  });
  await admin.post(`/import/check/${job._id}`, { mapping });
  expect(await waitForImport(admin, job)).toMatchObject({
    state: 'Checked',
    counts: { new: PEOPLE },
  });
});

test('an import that is cancelled has stored nothing', async () => {
  const server = await start();
  const admin = await server.admin();
  const job = await checked(admin, 'employees', csv, { payPeriod: 'year' });
  await admin.confirm(ADMIN.password);
  await admin.post(`/import/apply/${job._id}`, { startedAt: job.startedAt });
  await underWay(admin, job._id, 'Applying');
  await admin.post(`/import/cancel/${job._id}`);
  expect(await waitForImport(admin, job)).toMatchObject({
    state: 'Checked',
    fault: 'The import was cancelled. Nothing was saved.',
  });
  expect([
    await countRows(server, 'employee'),
    await countRows(server, 'account'),
    await countRows(server, 'department'),
  ]).toEqual([0, 1, 0]);
  expect(await applied(admin, job)).toMatchObject({ state: 'Applied' });
});

test('of two instances, one carries an import out, and both tell of it', async () => {
  const [one, other] = [await start(), await start()];
  const admin = await one.admin();
  const elsewhere = await other.admin();
  const job = await checked(elsewhere, 'employees', csv, { payPeriod: 'year' });
  await admin.confirm(ADMIN.password);
  await admin.post(`/import/apply/${job._id}`, { startedAt: job.startedAt });
  other.app.get(ImportRunner).wake();
  expect(await waitForImport(elsewhere, job)).toMatchObject({
    state: 'Applied',
    counts: { new: PEOPLE },
  });
  expect(await countRows(one, 'audit_entry', "action = 'import.apply'")).toBe(1);
  expect(await countRows(one, 'employee')).toBe(PEOPLE);
});

/** Changes somebody by a connection of its own while an import of them begins, so that it has compared nothing, or all, before that is stored. */
async function changedDuring(server: TestServer, begin: () => Promise<unknown>): Promise<void> {
  const other = await mysql.createConnection({ uri: database.environment.DATABASE_URL });
  try {
    await other.beginTransaction();
    await other.query(
      "UPDATE employee SET phone = '555 0100', salary = salary + 100, version = version + 1 ORDER BY employee_id DESC LIMIT 1",
    );
    await begin();
    await eventually(async () => {
      // Asked more often, the engine tells what it told before.
      await sleep(200);
      return (
        (
          await rows(
            server,
            "SELECT 1 FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'",
          )
        ).length > 0
      );
    });
    await other.commit();
  } finally {
    other.destroy();
  }
}

(ENGINE === 'mysql' ? test : test.skip)(
  'what is changed at the moment of importing, or of undoing, is not changed back',
  async () => {
    const server = await start();
    const admin = await server.admin();
    await admin.confirm(ADMIN.password);
    const few = companyFile({ people: 20 }).csv;
    const first = await checked(admin, 'employees', few, { payPeriod: 'year' });
    await applied(admin, first);
    const again = await checked(admin, 'employees', few, { payPeriod: 'month' });
    expect(again.counts).toMatchObject({ changed: 20 });
    await changedDuring(server, () =>
      admin.post(`/import/apply/${again._id}`, { startedAt: again.startedAt }),
    );
    expect(await waitForImport(admin, again)).toMatchObject({
      state: 'Checked',
      fault: expect.stringMatching(/^Some data has changed since the file was checked/),
    });
    expect(await countRows(server, 'employee', "phone = '555 0100'")).toBe(1);

    const once = await checked(admin, 'employees', few, { payPeriod: 'month' });
    await applied(admin, once);
    await changedDuring(server, () => admin.post(`/import/undo/${once._id}`));
    expect(await waitForImport(admin, once)).toMatchObject({
      state: 'Applied',
      fault: '1 record has changed since, so this import cannot be undone.',
      faultRefusal: { key: 'import.changed_since', parameters: { count: 1 } },
    });
  },
);
