import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import mysql from 'mysql2/promise';
import { Sealer } from '../../../api/audit/sealer.js';
import { backupName } from '../../../api/operations/backup/scheduled-backups.js';
import { ownSchema } from '../../../api/operations/doctor/check-schema.js';
import { runChecks, type CheckResult } from '../../../api/operations/doctor/doctor.js';
import { readConfiguration } from '../../../api/platform/config/configuration.js';
import { databaseFile } from '../../../api/platform/database/connection/data-source.js';
import { openReader } from '../../../api/platform/database/connection/reader.js';
import { startBrokenDatabase, type Condition } from '../../support/broken-database.js';
import { hireCast, requestLeave } from '../../support/cast.js';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';
import { temporaryPlace } from '../../support/export-folder.js';
import { addPolicy } from '../../support/leave-rules-by-calls.js';
import { NEWER_SCHEMA } from '../../support/newer-schema.js';
import { runServer } from '../../support/process.js';
import { runProgram } from '../../support/programs.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SinglePayments } from '../../support/single-payments.js';

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
  const { amaraClient, amara, admin } = await hireCast(server);
  await (await SinglePayments.setUp(admin)).paid(amara._id, '2026-01-15');
  await requestLeave(amaraClient, amara._id, '2026-03-02', '2026-03-04');
  await addPolicy(await server.admin(), { name: 'Ireland' });
  await server.app.get(Sealer).settled();
});
afterAll(async () => {
  await durable(0);
  await server.stop();
});

async function durable(flush: 0 | 1): Promise<void> {
  if (ENGINE === 'sqlite') return;
  const connection = await mysql.createConnection(process.env.TEST_DATABASE_URL as string);
  await connection.query(`SET GLOBAL innodb_flush_log_at_trx_commit = ${flush}`);
  await connection.end();
}

const environment = (more: Record<string, string> = {}) => ({
  ...SECRET,
  ...server.database.environment,
  PORT: port,
  TIME_ZONE: 'UTC',
  ...more,
});

async function findings(more: Record<string, string> = {}): Promise<CheckResult[]> {
  const found: CheckResult[] = [];
  for await (const one of runChecks(readConfiguration(environment(more)), environment(more)))
    found.push(one);
  return found;
}
const of = async (check: string, more?: Record<string, string>) =>
  (await findings(more)).filter((one) => one.check === check);

/** As somebody does it who changes the database by hand. */
async function byHand(
  { dataDir, environment: { DATABASE_URL } }: TestDatabase,
  ...statements: string[]
): Promise<void> {
  if (ENGINE === 'sqlite') {
    const connection = new DatabaseSync(databaseFile(dataDir), {
      timeout: 5_000,
      enableForeignKeyConstraints: false,
    });
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
  expect([...new Set(found.map(({ check }) => check))].sort().join(', ')).toBe(
    'approvals, audit log, backups, clock, company, configuration, database, disk, folders, job facts, mail, payroll, records, salaries, schema, secret, server, tables, version, writing',
  );
  expect(await of('server')).toEqual([
    { check: 'server', state: 'ok', found: expect.stringContaining('is ready') },
  ]);
});

/** Breaks the installation. Returns settings to examine it with, and undoes it with `mend`. */
type Breakage = () => Promise<{ settings?: Record<string, string>; mend?: () => unknown }>;

const stored =
  (broken: string, undone: string): Breakage =>
  async () => {
    await byHand(server.database, ...broken.split('; '));
    return { mend: () => byHand(server.database, ...undone.split('; ')) };
  };
const set =
  (settings: Record<string, string> | (() => Record<string, string>)): Breakage =>
  async () => ({ settings: typeof settings === 'function' ? settings() : settings });
const listening =
  (condition: Condition): Breakage =>
  async () => {
    const database = await startBrokenDatabase(condition);
    return { settings: { DATABASE_URL: database.url }, mend: () => database.close() };
  };
const databaseUrl = (change: (url: URL) => void): Breakage =>
  set(() => {
    const url = new URL(server.database.environment.DATABASE_URL as string);
    change(url);
    return { DATABASE_URL: url.href };
  });
/** A folder with one file. */
const folderWith = (name: string, content: string | Buffer, age?: Date): string => {
  const folder = place.next();
  mkdirSync(folder);
  writeFileSync(join(folder, name), content);
  if (age) utimesSync(join(folder, name), age, age);
  return folder;
};
/** Pages in the middle are overwritten. */
const damagedCopy = (): string => {
  const folder = folderWith('note', '');
  const source = new DatabaseSync(databaseFile(server.database.dataDir));
  source.exec(`VACUUM INTO '${databaseFile(folder)}'`);
  source.close();
  const bytes = readFileSync(databaseFile(folder));
  bytes.fill('x', bytes.length >> 2, bytes.length >> 1);
  writeFileSync(databaseFile(folder), bytes);
  return folder;
};
const locked: Breakage = async () => {
  const holder = new DatabaseSync(databaseFile(server.database.dataDir));
  holder.exec('BEGIN IMMEDIATE');
  return { mend: () => holder.close() };
};
const notDurable: Breakage = async () => {
  await durable(0);
  return { mend: () => durable(1) };
};
const future = new Date(Date.now() + 1e9);
const PRODUCTION = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  JWT_SECRET: 'another-secret-of-production-3f9a',
};
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://127.0.0.1' };
const WAITING =
  "INSERT INTO mail (id, account_id, kind, attempts, next_attempt_at, expires_at, created_at) SELECT 'late', id, 'leave.decided', 3, 9999999999999, 9999999999999, 0 FROM account LIMIT 1";
const [BOTH, EMBEDDED, SERVER] = ['both', 'sqlite', 'mysql'] as const;
const UNDO = /undo the change, or restore the newest backup/;
/** The server's own job would mend it. */
const OUTDATED =
  "DELETE FROM lease WHERE name = 'salary-revisions'; INSERT INTO lease (name, holder, expires_at) VALUES ('salary-revisions', 'another', 99999999999999); INSERT INTO salary_revision (id, employee_id, effective_date, salary, source, recorded_at, valid) SELECT 'x', id, '2020-01-01', 1, 'revision', 0, 1 FROM employee ORDER BY id LIMIT 1";
const KEEP = /Keep a copy.*restore the newest backup/;

/** Each broken installation: what is wrong, how it came about, where doctor must find it, what it must say, and the next step that it must name. */
const BROKEN: [
  what: string,
  engine: typeof BOTH | typeof EMBEDDED | typeof SERVER,
  breakage: Breakage,
  check: string,
  state: 'fault' | 'warning',
  found: RegExp,
  next: RegExp,
][] = [
  [
    'no database in the folder',
    EMBEDDED,
    set(() => ({ DATA_DIR: place.next() })),
    'database',
    'fault',
    /^The database cannot be reached: .*no database/,
    /^Check DATABASE_URL or DATA_DIR/,
  ],
  [
    'a file that is no database',
    EMBEDDED,
    set(() => ({ DATA_DIR: folderWith('database.sqlite', 'some other text '.repeat(500)) })),
    'database',
    'fault',
    /^The file database\.sqlite is not a database \(SQLITE_NOTADB\)\.$/,
    /restore the newest backup/,
  ],
  [
    'a damaged file',
    EMBEDDED,
    set(() => ({ DATA_DIR: damagedCopy() })),
    'database',
    'fault',
    /file is damaged/,
    /keep the file.*restore the newest backup/,
  ],
  [
    'a file that another program has locked',
    EMBEDDED,
    locked,
    'writing',
    'fault',
    /^Another program has locked the database file \(SQLITE_BUSY\)\.$/,
    /fuser -v/,
  ],
  [
    'a database server that is away',
    BOTH,
    set({ DATABASE_URL: 'mysql://nobody:nothing@127.0.0.1:1/none' }),
    'database',
    'fault',
    /^The database at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\)\.$/,
    /that it is running/,
  ],
  [
    'a database server that accepts and never answers',
    SERVER,
    listening('accepts and never answers'),
    'database',
    'fault',
    /^The database does not answer/,
    /that a cluster has its majority/,
  ],
  [
    'a node that has lost its cluster',
    BOTH,
    listening('has lost the other nodes'),
    'database',
    'fault',
    /has lost the others and refuses to work \(1047\)\.$/,
    /^Bring the other nodes back/,
  ],
  [
    'a wrong password of the database',
    SERVER,
    databaseUrl((url) => Object.assign(url, { username: 'nobody', password: 'wrong' })),
    'database',
    'fault',
    /refuses the user or the password/,
    /^Correct DATABASE_URL/,
  ],
  [
    'a database server without this database',
    SERVER,
    databaseUrl((url) => Object.assign(url, { pathname: '/not_there' })),
    'database',
    'fault',
    /no database of this name \(1049\)/,
    /^Create it/,
  ],
  [
    'a database server that may lose what it has acknowledged',
    SERVER,
    notDurable,
    'database',
    'fault',
    /power failure/,
    /innodb_flush_log_at_trx_commit=1/,
  ],
  [
    'another secret than the one that the data is stored with',
    BOTH,
    set({ JWT_SECRET: 'quite another secret, long enough as well' }),
    'secret',
    'fault',
    /^The secret is another one/,
    /--new-secret/,
  ],
  [
    'a server that does not run',
    BOTH,
    set({ PORT: '1' }),
    'server',
    'warning',
    /^No server answers at http:\/\/127\.0\.0\.1:1\//,
    /^Start it/,
  ],

  [
    'a schema of a newer version',
    BOTH,
    stored(
      "UPDATE schema_compatibility SET migration = 'Later9', program = '9.1.0'",
      "UPDATE schema_compatibility SET migration = '', program = ''",
    ),
    'schema',
    'fault',
    /changed by version 9\.1\.0/,
    /server cannot start before/,
  ],
  [
    'a migration that differs from the applied one',
    BOTH,
    stored(
      'UPDATE migration_checksum SET checksum = CONCAT(SUBSTR(checksum, 2), SUBSTR(checksum, 1, 1))',
      'UPDATE migration_checksum SET checksum = CONCAT(SUBSTR(checksum, 64), SUBSTR(checksum, 1, 63))',
    ),
    'schema',
    'fault',
    /^This database was made by version \d.+, in which Baseline\d+ is another one .+ Export the company/,
    /server cannot start before/,
  ],
  [
    'tables of another program',
    BOTH,
    stored('CREATE TABLE wp_posts (id int)', 'DROP TABLE wp_posts'),
    'schema',
    'warning',
    /tables of other programs: wp_posts\.$/,
    /move them to another database/,
  ],
  [
    'an index that somebody dropped',
    BOTH,
    stored(
      `DROP INDEX account_by_role${ON_ACCOUNT}`,
      'CREATE INDEX account_by_role ON account (role, id)',
    ),
    'tables',
    'fault',
    /: index account_by_role of account is missing\.$/,
    UNDO,
  ],
  [
    'a column that somebody dropped',
    BOTH,
    stored(
      'ALTER TABLE account DROP COLUMN invited_at',
      'ALTER TABLE account ADD COLUMN invited_at bigint',
    ),
    'tables',
    'fault',
    /: column account\.invited_at is missing\.$/,
    UNDO,
  ],
  [
    'a column of another type',
    BOTH,
    stored(
      'ALTER TABLE last_backup RENAME COLUMN made_at TO old; ALTER TABLE last_backup ADD COLUMN made_at varchar(20)',
      'ALTER TABLE last_backup DROP COLUMN made_at; ALTER TABLE last_backup RENAME COLUMN old TO made_at',
    ),
    'tables',
    'fault',
    /: column last_backup\.made_at is varchar\(20\) instead of bigint\.$/,
    UNDO,
  ],
  [
    'a table that is missing',
    BOTH,
    stored(
      'ALTER TABLE saved_mapping RENAME TO saved_mapping_old',
      'ALTER TABLE saved_mapping_old RENAME TO saved_mapping',
    ),
    'tables',
    'fault',
    /: table saved_mapping is missing\.$/,
    UNDO,
  ],

  [
    'a row that refers to nothing',
    BOTH,
    stored(
      "INSERT INTO leave_day (employee_id, day, leave_id) VALUES ('nobody', '2026-01-01', 'none')",
      "DELETE FROM leave_day WHERE employee_id = 'nobody'",
    ),
    'records',
    'fault',
    /^1 rows of leave_day refer to missing rows of (employee|leave_request)\.$/,
    KEEP,
  ],
  [
    'a request without its days',
    BOTH,
    stored('UPDATE leave_request SET days = 4', 'UPDATE leave_request SET days = 3'),
    'records',
    'fault',
    /^1 leave requests do not match their stored days/,
    KEEP,
  ],
  [
    'everybody who is to be as everybody',
    BOTH,
    stored(
      "INSERT INTO leave_assignment (id, holder, subject, inherit, from_date, live, recorded_at) VALUES ('x', '*', 'pattern', 1, '2026-01-01', 1, 0)",
      "DELETE FROM leave_assignment WHERE id = 'x'",
    ),
    'records',
    'fault',
    /^1 assignments of working time, holidays or leave policies contradict themselves/,
    KEEP,
  ],
  [
    'somebody who returned before they left',
    BOTH,
    stored(
      "UPDATE employee SET previous_left_on = '2020-01-01'",
      'UPDATE employee SET previous_left_on = NULL',
    ),
    'records',
    'fault',
    /^\d+ employees have overlapping employments/,
    KEEP,
  ],
  [
    'a department whose head is nobody',
    BOTH,
    stored(
      "UPDATE department SET head_id = 'nobody' WHERE name = 'Sales'",
      'UPDATE department SET head_id = NULL',
    ),
    'records',
    'fault',
    /^1 departments have a head who is not an employee/,
    KEEP,
  ],
  [
    'a bank account that was changed by hand',
    BOTH,
    stored(
      "INSERT INTO bank_account (employee_id, iban, holder, version, changed_at, changed_by) SELECT id, 'IE64IRCE92050112345679', 'Somebody', 1, 0, account_id FROM employee WHERE employee_id = (SELECT MIN(o.employee_id) FROM employee o)",
      'DELETE FROM bank_account',
    ),
    'records',
    'fault',
    /^1 bank accounts have an IBAN that cannot be right/,
    KEEP,
  ],
  [
    'a request whose type has another name',
    BOTH,
    stored(
      "UPDATE leave_request SET leave_type = 'Sick'",
      "UPDATE leave_request SET leave_type = 'Annual Leave'",
    ),
    'records',
    'fault',
    /^1 leave requests have another name than their leave type/,
    KEEP,
  ],
  [
    'rules of a policy that contradict each other',
    BOTH,
    stored(
      `UPDATE leave_policy_version SET rules = REPLACE(rules, '"carry":5000', '"carry":0')`,
      `UPDATE leave_policy_version SET rules = REPLACE(rules, '"carry":0', '"carry":5000')`,
    ),
    'records',
    'fault',
    /^The rules of 1 versions of leave policies cannot be read/,
    KEEP,
  ],
  [
    'a salary that did not come into force',
    BOTH,
    stored(
      OUTDATED,
      "DELETE FROM lease WHERE name = 'salary-revisions'; DELETE FROM salary_revision WHERE id = 'x'",
    ),
    'salaries',
    'warning',
    /^1 employees have another salary than the one in force today\.$/,
    /^Start the server/,
  ],
  [
    'a title that the history does not know',
    BOTH,
    stored(
      "DELETE FROM lease WHERE name = 'job-facts'; INSERT INTO lease (name, holder, expires_at) VALUES ('job-facts', 'another', 99999999999999); UPDATE employee SET designation = 'Unheard of' WHERE id IN (SELECT * FROM (SELECT MIN(id) FROM employee) one)",
      "DELETE FROM lease WHERE name = 'job-facts'; UPDATE employee SET designation = (SELECT f.value FROM job_fact f WHERE f.employee_id = employee.id AND f.kind = 'designation' AND f.valid = 1 ORDER BY f.from_date DESC LIMIT 1) WHERE designation = 'Unheard of'",
    ),
    'job facts',
    'warning',
    /^1 employees have another department, title, manager or approver than their history says of today\.$/,
    /^Start the server/,
  ],
  [
    'somebody who approves their own requests',
    BOTH,
    stored(
      "INSERT INTO job_fact (employee_id, kind, from_date, change_id, value_id, source, valid) SELECT f.employee_id, 'approver', f.from_date, f.change_id, f.employee_id, f.source, 1 FROM job_fact f WHERE f.kind = 'department' AND f.employee_id NOT IN (SELECT a.employee_id FROM job_fact a WHERE a.kind = 'approver') ORDER BY f.employee_id LIMIT 1",
      "DELETE FROM job_fact WHERE kind = 'approver' AND value_id = employee_id",
    ),
    'job facts',
    'fault',
    /^The departments, titles or managers of 1 employees contradict themselves\.$/,
    UNDO,
  ],
  [
    'a payslip whose line was changed',
    BOTH,
    stored(
      `UPDATE payslip SET line_items = REPLACE(line_items, '"amount":10000,"period"', '"amount":10001,"period"')`,
      `UPDATE payslip SET line_items = REPLACE(line_items, '"amount":10001,"period"', '"amount":10000,"period"')`,
    ),
    'payroll',
    'fault',
    /^1 payslips do not have the sums of their lines\.$/,
    KEEP,
  ],
  [
    'a run with another sum',
    BOTH,
    stored('UPDATE pay_run SET net = net + 1', 'UPDATE pay_run SET net = net - 1'),
    'payroll',
    'fault',
    /^1 payroll runs do not have the sums of their payslips\.$/,
    KEEP,
  ],
  [
    'a salary record of another day than its payslip',
    BOTH,
    stored(
      "UPDATE salary SET pay_date = '2026-01-14' WHERE run_id IS NOT NULL",
      "UPDATE salary SET pay_date = '2026-01-15' WHERE run_id IS NOT NULL",
    ),
    'payroll',
    'fault',
    /^1 paid payslips do not have exactly one valid salary record of the same pay\.$/,
    KEEP,
  ],
  [
    'a valid record of a payslip that was reversed',
    BOTH,
    stored("UPDATE payslip SET state = 'reversed'", "UPDATE payslip SET state = 'paid'"),
    'payroll',
    'fault',
    /^1 valid salary records of payroll runs do not belong to a paid payslip\.$/,
    KEEP,
  ],
  [
    'an audit entry that was changed',
    BOTH,
    stored(
      "UPDATE audit_entry SET actor_name = CONCAT(actor_name, '!') WHERE seal_number = 2",
      "UPDATE audit_entry SET actor_name = REPLACE(actor_name, '!', '') WHERE seal_number = 2",
    ),
    'audit log',
    'fault',
    /^The audit log is broken at entry 2\.$/,
    /Keep a copy.*npm run audit:verify/,
  ],
  [
    'a clock that was set back',
    BOTH,
    stored(
      'UPDATE audit_entry SET recorded_at = recorded_at + 900000 WHERE seal_number = 2',
      'UPDATE audit_entry SET recorded_at = recorded_at - 900000 WHERE seal_number = 2',
    ),
    'clock',
    'fault',
    /^This machine's clock says .+ UTC, 1\d minutes before the newest entry of the audit log \(.+ UTC\)\.$/,
    /timedatectl set-ntp true/,
  ],
  [
    'a logo that is missing',
    BOTH,
    stored(
      "UPDATE company_setting SET logo_id = 'none'",
      'UPDATE company_setting SET logo_id = NULL',
    ),
    'company',
    'warning',
    /^The company logo is missing\.$/,
    /^Upload it again/,
  ],

  [
    'no backup yet',
    BOTH,
    set(() => ({ BACKUP_DIR: place.next() })),
    'backups',
    'warning',
    /^There is no backup in .+ yet\.$/,
    /check its log/,
  ],
  [
    'half a backup',
    BOTH,
    set(() => ({ BACKUP_DIR: folderWith(backupName(new Date()), 'half of one') })),
    'backups',
    'fault',
    /ends in the middle, or is no backup at all\.$/,
    /npm run backup/,
  ],
  [
    'an old backup',
    BOTH,
    set(() => ({ BACKUP_DIR: folderWith(backupName(new Date()), 'half of one', new Date(0)) })),
    'backups',
    'fault',
    /^The newest backup is \d+ hours old\.$/,
    /free disk space/,
  ],
  [
    'a backup of the future',
    BOTH,
    set(() => ({ BACKUP_DIR: folderWith(backupName(future), '', future) })),
    'backups',
    'warning',
    /has a date in the future/,
    /^Correct the clock/,
  ],
  [
    'a mail server that is away',
    BOTH,
    set(MAIL),
    'mail',
    'fault',
    /^127\.0\.0\.1 accepts no email from this server: .+ \(ESOCKET ECONNREFUSED\)\.$/,
    /SMTP_URL.*firewall/,
  ],
  [
    'mails that wait without a mail server',
    BOTH,
    stored(WAITING, "DELETE FROM mail WHERE id = 'late'"),
    'mail',
    'warning',
    /^1 emails are waiting, but no mail server is set\.$/,
    /^Set SMTP_URL/,
  ],
  [
    'mails that wait for hours',
    BOTH,
    async () => ({
      ...(await stored(WAITING, "DELETE FROM mail WHERE id = 'late'")()),
      settings: MAIL,
    }),
    'mail',
    'warning',
    /^1 emails are waiting, the oldest for more than an hour\.$/,
    /^Check the server log/,
  ],
  [
    'a demo company that production would get',
    BOTH,
    set({ ...PRODUCTION, DEMO_DATA: 'true' }),
    'configuration',
    'warning',
    /filled with a demo company/,
    /^Unset DEMO_DATA/,
  ],
  [
    'https without a trusted proxy',
    BOTH,
    set({ ...PRODUCTION, PUBLIC_URL: 'https://hr.example' }),
    'configuration',
    'warning',
    /no proxy is trusted/,
    /^Set TRUST_PROXY=1/,
  ],
  [
    'a slash after the address',
    BOTH,
    set({ ...PRODUCTION, PUBLIC_URL: 'https://hr.example/' }),
    'configuration',
    'warning',
    /ends with a slash/,
    /^Set PUBLIC_URL=https:\/\/hr\.example$/,
  ],
  [
    'a secret that can be guessed',
    BOTH,
    set({ ...PRODUCTION, JWT_SECRET: 'x'.repeat(32) }),
    'configuration',
    'fault',
    /^JWT_SECRET can be guessed/,
    /openssl rand -hex 32/,
  ],
  [
    'a proxy that is trusted whatever it says',
    BOTH,
    set({ TRUST_PROXY: 'true' }),
    'configuration',
    'warning',
    /^TRUST_PROXY trusts every address/,
    /TRUST_PROXY=1/,
  ],
  [
    'proxies of every address',
    BOTH,
    set({ TRUST_PROXY: '127.0.0.1,0.0.0.0/0' }),
    'configuration',
    'warning',
    /^TRUST_PROXY trusts every address/,
    /TRUST_PROXY=1/,
  ],
  [
    'production without mail',
    BOTH,
    set(PRODUCTION),
    'configuration',
    'warning',
    /^Email is not set up/,
    /^Set SMTP_URL/,
  ],
  [
    'production without backups',
    BOTH,
    set(PRODUCTION),
    'configuration',
    'warning',
    /^No automatic backups/,
    /^Set BACKUP_DIR/,
  ],
];

describe('of a broken installation doctor says what is wrong, and the next step', () => {
  test.each(BROKEN.filter(([, engine]) => engine === BOTH || engine === ENGINE))(
    '%s',
    async (_, _engine, breakage, check, state, found, next) => {
      const { settings, mend } = await breakage();
      try {
        expect(await of(check, settings)).toContainEqual({
          check,
          state,
          found: expect.stringMatching(found),
          advice: expect.stringMatching(next),
        });
      } finally {
        await mend?.();
      }
      if (!settings)
        expect(await of(check)).not.toContainEqual(
          expect.objectContaining({ found: expect.stringMatching(found) }),
        );
    },
  );

  test('nothing is read from tables of another version', async () => {
    const { mend } = await stored(
      "UPDATE schema_compatibility SET migration = 'Later9', program = '9.1.0'",
      "UPDATE schema_compatibility SET migration = '', program = ''",
    )();
    const found = await findings();
    await mend?.();
    expect(found.at(-1)).toMatchObject({ check: 'schema', state: 'fault' });
  });

  test('the rest is told all the same when the database is away, and nothing is made', async () => {
    const nowhere = place.next();
    const found = await findings(
      ENGINE === 'sqlite'
        ? { DATA_DIR: nowhere }
        : { DATABASE_URL: 'mysql://nobody:nothing@127.0.0.1:1/none' },
    );
    expect(found.at(-1)).toMatchObject({ check: 'database', state: 'fault' });
    expect(found.length).toBeGreaterThan(3);
    expect(existsSync(databaseFile(nowhere))).toBe(false);
  });

  test('a variable that was overruled by screen, and a currency that amounts have fixed', async () => {
    await byHand(server.database, "UPDATE company_setting SET name = 'Nordlys'");
    expect(
      await of('company', { COMPANY_NAME: 'Fjord', CURRENCY: 'EUR', TIME_ZONE: 'UTC' }),
    ).toEqual([
      {
        check: 'company',
        state: 'warning',
        found: 'COMPANY_NAME is Fjord, but has no effect: an admin has set Nordlys.',
        advice: 'Set COMPANY_NAME=Nordlys, so that both agree.',
      },
      {
        check: 'company',
        state: 'warning',
        found: 'CURRENCY is EUR, but has no effect: amounts are stored in USD.',
        advice: 'Set CURRENCY=USD, so that both agree.',
      },
    ]);
    await byHand(server.database, 'UPDATE company_setting SET name = NULL');
  });

  test('a migration that waits', async () => {
    const reader = await openReader(readConfiguration(environment()));
    const found = await ownSchema(
      reader.read,
      process.env.TEST_ENGINE === 'mysql' ? 'server' : 'embedded',
      NEWER_SCHEMA,
    );
    await reader.close();
    expect(found).toMatchObject({
      state: 'warning',
      found: expect.stringMatching(/^Migrations are pending: AddMotto\d+\.$/),
    });
  });
});

test('npm run doctor tells it by its exit code', async () => {
  const database = await createDatabase();
  const settings = { ...SECRET, ...database.environment, DEMO_DATA: 'true', TIME_ZONE: 'UTC' };
  try {
    const running = runServer(settings);
    const here = { ...settings, PORT: new URL(await running.url).port };
    expect(await runProgram('doctor', here, [])).toEqual({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/^ok {6}records {8}All references are valid/m),
    });
    await byHand(database, "UPDATE leave_request SET leave_type = 'Sick'");
    const { code, stdout } = await runProgram('doctor', here, ['--json']);
    expect(code).toBe(1);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as CheckResult),
    ).toContainEqual(expect.objectContaining({ check: 'records', state: 'fault' }));
    expect(await runProgram('doctor', here, ['everything'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^npm run doctor /),
    });
    expect(await runProgram('doctor', { ...here, PORT: 'http' }, [])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('PORT must be'),
    });
    running.kill('SIGTERM');
    await running.ended;
  } finally {
    await database.remove();
  }
});
