import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import mysql from 'mysql2/promise';
import { Sealer } from '../../../api/audit/sealer.js';
import { backupName } from '../../../api/operations/backup/scheduled-backups.js';
import { readConfiguration } from '../../../api/platform/config/configuration.js';
import { databaseFile } from '../../../api/platform/database/connection/data-source.js';
import { openReader } from '../../../api/platform/database/connection/reader.js';
import { ownSchema } from '../../../api/operations/doctor/check-schema.js';
import { examine, type CheckResult } from '../../../api/operations/doctor/doctor.js';
import { hireCast, requestLeave } from '../../support/cast.js';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';
import { temporaryPlace } from '../../support/export-folder.js';
import { NEWER_SCHEMA } from '../../support/newer-schema.js';
import { runServer } from '../../support/process.js';
import { runProgram } from '../../support/programs.js';
import { recounted, told } from '../../support/recount.js';
import { startServer, type TestServer } from '../../support/server.js';

jest.setTimeout(240_000);

const SECRET = { JWT_SECRET: 'the one secret of these tests, long enough' };
const ON_ACCOUNT = ENGINE === 'sqlite' ? '' : ' ON account';
const place = temporaryPlace();
let server: TestServer;
let port: string;

beforeAll(async () => {
  // The server of the tests writes to the disk each second, for speed; the doctor says so.
  await durable(1);
  server = await startServer(SECRET);
  port = new URL(server.url).port;
  const { amaraClient, amara } = await hireCast(server);
  await requestLeave(amaraClient, amara._id, '2026-03-02', '2026-03-04');
  await server.app.get(Sealer).settled();
});
afterAll(async () => {
  await durable(0);
  await server.stop();
  place.remove();
});

async function durable(flush: 0 | 1): Promise<void> {
  if (ENGINE === 'sqlite') return;
  const connection = await mysql.createConnection(process.env.TEST_DATABASE_URL as string);
  await connection.query(`SET GLOBAL innodb_flush_log_at_trx_commit = ${flush}`);
  await connection.end();
}

const environment = (more: Record<string, string> = {}) => ({ ...SECRET, ...server.database.environment, PORT: port, TIME_ZONE: 'UTC', ...more });

async function findings(more: Record<string, string> = {}): Promise<CheckResult[]> {
  const found: CheckResult[] = [];
  for await (const one of examine(readConfiguration(environment(more)), environment(more))) found.push(one);
  return found;
}
const of = async (check: string, more?: Record<string, string>) => (await findings(more)).filter((one) => one.check === check);

/** As somebody does it who changes the database by hand. */
async function byHand({ dataDir, environment: { DATABASE_URL } }: TestDatabase, ...statements: string[]): Promise<void> {
  if (ENGINE === 'sqlite') {
    const connection = new DatabaseSync(databaseFile(dataDir), { timeout: 5_000, enableForeignKeyConstraints: false });
    for (const sql of statements) connection.exec(sql);
    connection.close();
    return;
  }
  const connection = await mysql.createConnection(DATABASE_URL as string);
  await connection.query('SET foreign_key_checks = 0');
  for (const sql of statements) await connection.query(sql);
  await connection.end();
}

test('nothing is at fault where all is well, and everything was looked at', async () => {
  const found = await findings();
  expect(found.filter(({ state }) => state === 'fault')).toEqual([]);
  expect([...new Set(found.map(({ check }) => check))].sort()).toEqual(['audit log', 'backups', 'clock', 'company', 'configuration', 'database', 'disk', 'folders', 'mail', 'records', 'schema', 'secret', 'server', 'tables', 'writing']);
  expect(await of('server')).toEqual([{ check: 'server', state: 'ok', found: expect.stringContaining('is ready') }]);
});

describe('what is wrong is found, with what to do about it', () => {
  let back: string[] = [];
  afterEach(async () => {
    await byHand(server.database, ...back);
    back = [];
  });

  test.each<[string, string, string, string, string, RegExp]>([
    ['a row that refers to nothing', "INSERT INTO leave_day (employee_id, day, leave_id) VALUES ('nobody', '2026-01-01', 'none')", "DELETE FROM leave_day WHERE employee_id = 'nobody'", 'records', 'fault', /^1 rows of leave_day refer to missing rows of (employee|leave_request)\.$/],
    ['a request without its days', "UPDATE leave_request SET days = 4", 'UPDATE leave_request SET days = 3', 'records', 'fault', /^1 leave requests do not match their stored days/],
    ['a count of other requests', "UPDATE leave_counter SET requests = requests + 1 WHERE status = 'Pending'", "UPDATE leave_counter SET requests = requests - 1 WHERE status = 'Pending'", 'records', 'fault', /^The dashboard totals/],
    ['a count of no request', "INSERT INTO leave_counter (id, status, start_month, requests) VALUES ('none', 'Pending', '2020-01', 1)", "DELETE FROM leave_counter WHERE id = 'none'", 'records', 'fault', /^The dashboard totals/],
    ['a request under another name than its owner’s', "UPDATE leave_request SET name_folded = CONCAT(name_folded, '!')", "UPDATE leave_request SET name_folded = REPLACE(name_folded, '!', '')", 'records', 'fault', /^The dashboard totals/],
    ['another pay than the total says', 'UPDATE employee SET salary = salary + 1', 'UPDATE employee SET salary = salary - 1', 'records', 'fault', /^The dashboard totals/],
    ['somebody who returned before they left', "UPDATE employee SET previous_left_on = '2020-01-01'", 'UPDATE employee SET previous_left_on = NULL', 'records', 'fault', /^\d+ employees have overlapping employments/],
    ['an entry that was changed', "UPDATE audit_entry SET actor_name = CONCAT(actor_name, '!') WHERE seal_number = 2", "UPDATE audit_entry SET actor_name = REPLACE(actor_name, '!', '') WHERE seal_number = 2", 'audit log', 'fault', /^The audit log is broken at entry 2\.$/],
    ['a clock that was set back', 'UPDATE audit_entry SET recorded_at = recorded_at + 900000 WHERE seal_number = 2', 'UPDATE audit_entry SET recorded_at = recorded_at - 900000 WHERE seal_number = 2', 'clock', 'fault', /^The newest entry of the audit log is \d+ s ahead/],
    ['a logo that is missing', "UPDATE company_setting SET logo_id = 'none'", 'UPDATE company_setting SET logo_id = NULL', 'company', 'warning', /^The company logo is missing\.$/],
    ['a schema of a newer version', "UPDATE schema_compatibility SET migration = 'Later9', program = '9.1.0'", "UPDATE schema_compatibility SET migration = '', program = ''", 'schema', 'fault', /changed by version 9\.1\.0/],
    ['an index that somebody dropped', `DROP INDEX account_by_role${ON_ACCOUNT}`, 'CREATE INDEX account_by_role ON account (role, id)', 'tables', 'fault', /: index account_by_role of account is missing\.$/],
    ['a column that somebody dropped', 'ALTER TABLE account DROP COLUMN invited_at', 'ALTER TABLE account ADD COLUMN invited_at bigint', 'tables', 'fault', /: column account\.invited_at is missing\.$/],
    ['a column of another type', 'ALTER TABLE last_backup RENAME COLUMN made_at TO old; ALTER TABLE last_backup ADD COLUMN made_at varchar(20)', 'ALTER TABLE last_backup DROP COLUMN made_at; ALTER TABLE last_backup RENAME COLUMN old TO made_at', 'tables', 'fault', /: column last_backup\.made_at is varchar\(20\) instead of bigint\.$/],
    ['a table that is missing', 'ALTER TABLE saved_mapping RENAME TO saved_mapping_old', 'ALTER TABLE saved_mapping_old RENAME TO saved_mapping', 'tables', 'fault', /: table saved_mapping is missing\.$/],
  ])('%s', async (_, sql, undone, check, state, what) => {
    back = undone.split('; ');
    await byHand(server.database, ...sql.split('; '));
    expect(await of(check)).toContainEqual({ check, state, found: expect.stringMatching(what), advice: expect.stringMatching(/.{10,}/) });
    await byHand(server.database, ...back);
    back = [];
    expect((await of(check)).map((one) => one.state)).toEqual(['ok']);
  });

  test('a variable that was overruled by screen, and a currency that amounts have fixed', async () => {
    back = ["UPDATE company_setting SET name = NULL"];
    await byHand(server.database, "UPDATE company_setting SET name = 'Nordlys'");
    expect(await of('company', { COMPANY_NAME: 'Fjord', CURRENCY: 'EUR', TIME_ZONE: 'UTC' })).toEqual([
      { check: 'company', state: 'warning', found: 'COMPANY_NAME is Fjord, but has no effect: an admin has set Nordlys.', advice: 'Set COMPANY_NAME=Nordlys, so that both agree.' },
      { check: 'company', state: 'warning', found: 'CURRENCY is EUR, but has no effect: amounts are stored in USD.', advice: 'Set CURRENCY=USD, so that both agree.' },
    ]);
  });

  test('a migration that waits', async () => {
    const reader = await openReader(readConfiguration(environment()));
    const found = await ownSchema(reader.read, process.env.TEST_ENGINE === 'mysql' ? 'server' : 'embedded', NEWER_SCHEMA);
    await reader.close();
    expect(found).toMatchObject({ state: 'warning', found: expect.stringMatching(/^1 migrations are pending, starting with AddMotto/) });
  });

  test('a mail server that is away, and mails that wait', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://127.0.0.1' };
    expect(await of('mail', mail)).toEqual([{ check: 'mail', state: 'fault', found: expect.stringMatching(/^127\.0\.0\.1 accepts no email from this server: E[A-Z]+\.$/), advice: expect.stringContaining('SMTP_URL') }]);
    back = ["DELETE FROM mail WHERE id = 'late'"];
    await byHand(server.database, "INSERT INTO mail (id, account_id, kind, attempts, next_attempt_at, expires_at, created_at) SELECT 'late', id, 'leave.decided', 3, 9999999999999, 9999999999999, 0 FROM account LIMIT 1");
    expect(await of('mail', mail)).toContainEqual(expect.objectContaining({ state: 'warning', found: '1 emails are waiting, the oldest for more than an hour.' }));
    expect(await of('mail')).toContainEqual(expect.objectContaining({ state: 'warning', found: '1 emails are waiting, but no mail server is set.' }));
  });

  test('backups that are missing, old or damaged', async () => {
    const folder = place.next();
    const set = { BACKUP_DIR: folder };
    expect(await of('backups', set)).toEqual([expect.objectContaining({ state: 'warning', found: `There is no backup in ${folder} yet.` })]);
    mkdirSync(folder);
    const file = join(folder, backupName(new Date()));
    writeFileSync(file, 'half of one');
    expect(await of('backups', set)).toEqual([expect.objectContaining({ state: 'fault', found: `${file} ends in the middle, or is no backup at all.` })]);
    const ahead = join(folder, backupName(new Date(Date.now() + 1e9)));
    writeFileSync(ahead, '');
    utimesSync(ahead, new Date(Date.now() + 1e9), new Date(Date.now() + 1e9));
    expect(await of('backups', set)).toEqual([expect.objectContaining({ state: 'warning', found: expect.stringContaining('has a date in the future') })]);
    rmSync(ahead);
    utimesSync(file, 0, 0);
    expect(await of('backups', set)).toEqual([expect.objectContaining({ state: 'fault', found: expect.stringMatching(/^The newest backup is \d+ hours old\.$/) })]);
  });

  test('a database server that may lose what it has acknowledged', async () => {
    if (ENGINE === 'sqlite') return;
    await durable(0);
    expect(await of('database')).toContainEqual({ check: 'database', state: 'fault', found: expect.stringContaining('power failure'), advice: expect.stringContaining('innodb_flush_log_at_trx_commit=1') });
    await durable(1);
  });

  test('a server that does not answer', async () => {
    expect(await of('server', { PORT: '1' })).toEqual([expect.objectContaining({ state: 'warning', found: expect.stringMatching(/^No server answers at http:\/\/127\.0\.0\.1:1\//) })]);
  });

  test('a database that is away: the rest is told all the same, and nothing is made', async () => {
    const nowhere = place.next();
    const away: Record<string, string> = ENGINE === 'sqlite' ? { DATA_DIR: nowhere } : { DATABASE_URL: 'mysql://nobody:nothing@127.0.0.1:1/none' };
    const found = await findings(away);
    expect(found.at(-1)).toMatchObject({ check: 'database', state: 'fault', found: expect.stringMatching(/^The database cannot be reached(: | \(ECONNREFUSED\)\.)/) });
    expect(found.length).toBeGreaterThan(3);
    expect(existsSync(databaseFile(nowhere))).toBe(false);
  });

  test('a file that is not a database, and one that another program holds locked', async () => {
    if (ENGINE === 'mysql') return;
    const folder = place.next();
    mkdirSync(folder);
    writeFileSync(databaseFile(folder), 'some other text '.repeat(500));
    expect((await findings({ DATA_DIR: folder })).at(-1)).toEqual({ check: 'database', state: 'fault', found: 'The file database.sqlite is not a database (SQLITE_NOTADB).', advice: expect.stringContaining('restore the newest backup') });
    const holder = new DatabaseSync(databaseFile(server.database.dataDir));
    holder.exec('BEGIN IMMEDIATE');
    expect(await of('writing')).toEqual([{ check: 'writing', state: 'fault', found: 'Another program has locked the database file (SQLITE_BUSY).', advice: expect.stringContaining('fuser') }]);
    holder.close();
  });

  test('another secret than the one that the data is stored with', async () => {
    expect(await of('secret', { JWT_SECRET: 'quite another secret, long enough as well' })).toEqual([{ check: 'secret', state: 'fault', found: expect.stringMatching(/^The secret is another one/), advice: expect.stringContaining('--new-secret') }]);
  });

  test('settings that are allowed and no good idea in production', async () => {
    const found = await findings({ NODE_ENV: 'production', HOST: '0.0.0.0', PUBLIC_URL: 'https://hr.example/', DEMO_DATA: 'true', JWT_SECRET: 'x'.repeat(32) });
    const told = found.filter(({ check }) => check === 'configuration').map((one) => `${one.state}: ${one.found}`).join('\n');
    for (const what of [/warning: An empty database would be filled/, /warning: PUBLIC_URL is https, but no proxy is trusted/, /warning: PUBLIC_URL ends with a slash/, /warning: Email is not set up/, /warning: No automatic backups/, /fault: JWT_SECRET can be guessed/]) expect(told).toMatch(what);
  });
});

test('npm run doctor tells it by its exit code, and counts the totals anew once no server runs', async () => {
  const database = await createDatabase();
  const settings = { ...SECRET, ...database.environment, DEMO_DATA: 'true', TIME_ZONE: 'UTC' };
  try {
    const running = runServer(settings);
    const here = { ...settings, PORT: new URL(await running.url).port };
    expect(await runProgram('doctor', here, [])).toEqual({ code: 0, stderr: '', stdout: expect.stringMatching(/^ok {6}records {8}All references are valid/m) });
    await byHand(database, 'UPDATE headcount SET people = people + 1', "UPDATE leave_counter SET requests = requests + 1 WHERE status = 'Approved'");
    const { code, stdout } = await runProgram('doctor', here, ['--json']);
    expect(code).toBe(1);
    expect(stdout.trimEnd().split('\n').map((line) => JSON.parse(line) as CheckResult)).toContainEqual(expect.objectContaining({ check: 'records', state: 'fault' }));
    expect(await runProgram('doctor', here, ['--recount'])).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(/^A server is using this database\. Stop every instance first\./) });
    running.kill('SIGTERM');
    await running.ended;
    expect((await runProgram('doctor', here, ['--recount'])).code).toBe(0);
    expect(await runProgram('doctor', here, ['everything'])).toMatchObject({ code: 2, stderr: expect.stringMatching(/^npm run doctor /) });
    expect(await runProgram('doctor', { ...here, PORT: 'http' }, [])).toMatchObject({ code: 2, stderr: expect.stringContaining('PORT must be') });
    const again = await startServer({ ...SECRET }, database);
    expect(await told(await again.admin())).toEqual(await recounted(again));
    await again.stop();
  } finally {
    await database.remove();
  }
});
