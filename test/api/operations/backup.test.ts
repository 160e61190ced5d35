import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { DataSource } from 'typeorm';
import { verifyChain } from '../../../api/audit/chain-verification.js';
import { Sealer } from '../../../api/audit/sealer.js';
import { makeBackup } from '../../../api/operations/backup/backup.js';
import { checkBackup } from '../../../api/operations/backup/check-backup.js';
import { restoreBackup } from '../../../api/operations/backup/restore.js';
import { PayAccessLog } from '../../../api/pay-access-log/pay-access-log.js';
import { readConfiguration } from '../../../api/platform/config/configuration.js';
import {
  createDataSource,
  databaseFile,
} from '../../../api/platform/database/connection/data-source.js';
import { CREATE_RESTORE_MARK } from '../../../api/platform/database/schema/restore-mark.js';
import { PASSWORD, addDepartment } from '../../support/cast.js';
import { createDatabase, ENGINE, type Engine, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { everyRow, type EveryRow } from '../../support/every-row.js';
import { temporaryPlace } from '../../support/export-folder.js';
import { NEWER_SCHEMA } from '../../support/newer-schema.js';
import { runServer } from '../../support/process.js';
import { runProgram } from '../../support/programs.js';
import { recounted, told } from '../../support/recount.js';
import { countRows } from '../../support/rows.js';
import { enrol } from '../../support/second-factor.js';
import { ADMIN, serverOfFile, startServer } from '../../support/server.js';
import { foundVariedCompany } from '../../support/varied-company.js';

jest.setTimeout(240_000);

const SECRET = { JWT_SECRET: 'the one secret of these tests, long enough' };
const STAYS = { move: true, newSecret: false };
const ANEW = { move: false, newSecret: false };
const ENGINES: Engine[] = ENGINE === 'mysql' ? ['mysql', 'sqlite'] : ['sqlite'];
/** These say who works on what just now, and what the schema is. */
const NOT_THE_COMPANYS = [
  'lease',
  'last_backup',
  'migration_checksum',
  'migrations',
  'schema_compatibility',
  'secret_fingerprint',
];

const place = temporaryPlace();
const open: TestDatabase[] = [];

const server = await serverOfFile(SECRET);
await foundVariedCompany(server);
const amara = await server.signIn('amara@company.example', PASSWORD);
await amara.post('/calendar-feed/add', { kind: 'own' });
await enrol(amara, PASSWORD);
await server.app.get(Sealer).settled();
await server.app.get(PayAccessLog, { strict: false }).allStored();
const file = await backup(server.database);
const stored: EveryRow = await everyRow(server.app.get(DataSource), NOT_THE_COMPANYS);
afterEach(async () => {
  for (const database of open.splice(0)) await database.remove();
});

function settings({ environment }: TestDatabase, more: Record<string, string> = {}) {
  return readConfiguration({ ...environment, ...SECRET, TIME_ZONE: 'UTC', ...more });
}
async function backup(database: TestDatabase): Promise<string> {
  const made = join(place.next(), 'in a folder', 'company.backup.gz');
  await makeBackup(settings(database), made, () => undefined);
  return made;
}
async function empty(engine: Engine = ENGINE): Promise<TestDatabase> {
  const database = await createDatabase(engine);
  open.push(database);
  return database;
}
const restore = (
  database: TestDatabase,
  from = file,
  settling = ANEW,
  more: Record<string, string> = {},
) => restoreBackup(settings(database, more), from, settling, () => undefined);

async function everyRowOf(database: TestDatabase, engine: Engine): Promise<EveryRow> {
  const dataSource = await createDataSource(settings(database)).initialize();
  try {
    return await everyRow(dataSource, NOT_THE_COMPANYS, engine);
  } finally {
    await dataSource.destroy();
  }
}

/** The same file with other lines, its checksum right. */
function rewritten(change: (lines: string[]) => string[]): string {
  const written = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const { rows } = JSON.parse(written.pop() as string) as { rows: Record<string, number> };
  const lines = change(written);
  const text = `${lines.join('\n')}\n`;
  const made = place.next();
  writeFileSync(
    made,
    gzipSync(
      `${text}${JSON.stringify({ rows, sha256: createHash('sha256').update(text).digest('hex') })}\n`,
    ),
  );
  return made;
}

describe.each(ENGINES)('restored into an empty database (%s)', (engine) => {
  test('every row is as it was, of every table', async () => {
    const database = await empty(engine);
    const rows = await restore(database, file, STAYS);
    const restored = await everyRowOf(database, engine);
    const recorded = restored.audit_entry?.filter(({ action }) => action === 'setting.restore');
    expect(recorded).toEqual([
      expect.objectContaining({ actor_name: 'Command line', actor_id: null }),
    ]);
    expect({
      ...restored,
      audit_entry: restored.audit_entry?.filter((row) => !recorded?.includes(row)),
    }).toEqual(stored);
    expect(rows).toEqual(
      Object.fromEntries(Object.entries(stored).map(([table, all]) => [table, all.length])),
    );
    expect(Object.keys(stored).length).toBeGreaterThan(30);
    expect(
      Math.min(
        ...[
          'profile_image',
          'second_factor',
          'session',
          'calendar_feed',
          'leave_day',
          'audit_seal',
          'notification',
        ].map((table) => rows[table] ?? 0),
      ),
    ).toBeGreaterThan(0);
  });

  test('the database is the same back on its first engine, but for the restores that are recorded', async () => {
    const [there, back] = [await empty(engine), await empty()];
    await restore(there, file, STAYS);
    const second = await backup(there);
    const lines = (made: string) =>
      gunzipSync(readFileSync(made)).toString().split('\n').slice(1, -2);
    expect(lines(second).filter((line) => !line.includes('setting.restore'))).toEqual(lines(file));
    await restore(back, second, STAYS);
    const restored = await everyRowOf(back, ENGINE);
    expect({
      ...restored,
      audit_entry: restored.audit_entry?.filter(({ action }) => action !== 'setting.restore'),
    }).toEqual(stored);
  });

  test('the server goes on: totals, passwords, a chain that is whole; sessions, links, calendar feeds and unsent mails are gone', async () => {
    const database = await empty(engine);
    await restore(database);
    const restored = await startServer(SECRET, database);
    try {
      expect(await told(await restored.admin())).toEqual(await recounted(restored));
      expect(await told(await restored.admin())).toEqual(await told(await server.admin()));
      expect(await countRows(restored, 'session')).toBe(1);
      for (const table of ['one_time_link', 'calendar_feed'])
        expect(await countRows(restored, table)).toBe(0);
      expect(
        (await restored.client().signIn('amara@company.example', PASSWORD)).body,
      ).toMatchObject({ code: 'auth.code_needed' });
      await eventually(
        async () =>
          (await countRows(restored, 'audit_entry', "action = 'session.code_missing'")) === 1,
      );
      await restored.app.get(Sealer).settled();
      const report = await verifyChain(
        (sql, parameters) => restored.app.get(DataSource).query(sql, parameters),
        { secret: settings(database).secret },
      );
      expect(report).toMatchObject({ broken: null, unsealed: 0, resumedAt: [] });
    } finally {
      await restored.stop();
    }
  });
});

test('a backup is restored into a folder that is not there yet', async () => {
  const configuration = readConfiguration({ ...SECRET, DATA_DIR: join(place.next(), 'new') });
  expect(await restoreBackup(configuration, file, ANEW, () => undefined)).toMatchObject({
    employee: 4,
  });
});

test('a backup beside a server that is written to is of one moment', async () => {
  const admin = await server.admin();
  let going = true;
  const writing = (async () => {
    for (let n = 0; going; n++)
      await addDepartment(admin, { dep_name: `Meanwhile ${n}`, description: 'Anything' });
  })();
  const made = await backup(server.database);
  going = false;
  await writing;
  const database = await empty();
  await restore(database, made);
  const restored = await startServer(SECRET, database);
  expect(await told(await restored.admin())).toEqual(await recounted(restored));
  const entries = await countRows(restored, 'audit_entry', "action = 'department.add'");
  expect(entries).toBe(await countRows(restored, 'department'));
  await restored.stop();
});

test('the file can be read by its owner alone, and is never written over', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(makeBackup(settings(server.database), file, () => undefined)).rejects.toThrow(
    'is there already',
  );
});

test('a lost secret costs the second factors, and the audit log is sealed anew', async () => {
  const database = await empty();
  const other = { JWT_SECRET: 'another secret, as long as it must be' };
  await expect(restore(database, file, ANEW, other)).rejects.toThrow(
    /written under another secret\. Set JWT_SECRET to the old one.+--new-secret/,
  );
  await restore(database, file, { move: false, newSecret: true }, other);
  const restored = await startServer(other, database);
  expect((await restored.client().signIn('amara@company.example', PASSWORD)).status).toBe(200);
  await restored.app.get(Sealer).settled();
  const report = await verifyChain(
    (sql, parameters) => restored.app.get(DataSource).query(sql, parameters),
    { secret: settings(database, other).secret },
  );
  expect(report).toMatchObject({ broken: null, unsealed: 0, resumedAt: [] });
  expect(report.intact).toBe(await countRows(restored, 'audit_entry'));
  await restored.stop();
});

test('a backup of an older version is brought up to this one', async () => {
  const database = await empty();
  await restoreBackup(settings(database), file, STAYS, () => undefined, NEWER_SCHEMA);
  const restored = await startServer(SECRET, database);
  expect(await told(await restored.admin())).toEqual(await recounted(restored));
  expect(await countRows(restored, 'department', 'motto IS NULL')).toBeGreaterThan(0);
  await restored.stop();
});

test('a database that another version has made is backed up only as it is, with all its tables, and says who restores it', async () => {
  const database = await empty();
  await restore(database, file, STAYS);
  const dataSource = await createDataSource(settings(database)).initialize();
  for (const sql of [
    "UPDATE migration_checksum SET checksum = 'another', program = '0.9.0-dev (0123456789ab)'",
    'CREATE TABLE gone_since (id int NOT NULL, CONSTRAINT gone_since_pk PRIMARY KEY (id))',
    'INSERT INTO gone_since (id) VALUES (1)',
  ])
    await dataSource.query(sql);
  await dataSource.destroy();
  const environment = { ...SECRET, ...database.environment };
  const made = place.next();
  expect(await runProgram('backup', environment, [made])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^This database was made by version 0\.9\.0-dev \(0123456789ab\), and this is version .+ npm run backup -- --as-is FILE/,
    ),
  });
  expect(await runProgram('backup', environment, ['--as-is', made])).toMatchObject({ code: 0 });
  const { rows } = await checkBackup(made);
  expect(rows).toMatchObject({ gone_since: 1, employee: stored.employee?.length });
  // Its own database, with a table of somebody else: that stays out, and the file can be restored.
  const own = await empty();
  await restore(own, file, STAYS);
  const ownSource = await createDataSource(settings(own)).initialize();
  await ownSource.query('CREATE TABLE report_of_mine (id int)');
  await ownSource.destroy();
  const ownFile = place.next();
  expect(
    await runProgram('backup', { ...SECRET, ...own.environment }, ['--as-is', ownFile]),
  ).toMatchObject({ code: 0 });
  expect((await checkBackup(ownFile)).rows).not.toHaveProperty('report_of_mine');
  await restore(await empty(), ownFile);
  const sentence = `${made} holds a database that was made by version 0.9.0-dev (0123456789ab)`;
  expect(await runProgram('backup', {}, ['--check', made])).toMatchObject({
    code: 3,
    stderr: expect.stringMatching(/ is intact: .+\n.+Restore it with version 0\.9\.0-dev/),
  });
  await expect(restore(await empty(), made)).rejects.toThrow(sentence);
});

describe('a restore', () => {
  const bytes = () => readFileSync(file);
  const written = (content: Buffer | string) => {
    const made = place.next();
    writeFileSync(made, content);
    return made;
  };
  test.each<[string, () => string, RegExp]>([
    [
      'from a file that ends early',
      () => written(bytes().subarray(0, 2_000)),
      /ends in the middle/,
    ],
    [
      'from one that ends between two lines',
      () =>
        written(
          gzipSync(gunzipSync(bytes()).toString().split('\n').slice(0, 20).join('\n') + '\n'),
        ),
      /ends in the middle/,
    ],
    [
      'from one in which a figure was changed',
      () => written(gzipSync(gunzipSync(bytes()).toString().replace('2001-01-01', '2001-01-02'))),
      /checksum/,
    ],
    ['from something else', () => written('name,email\n'), /no backup/],
    [
      'from something else that is gzipped JSON',
      () => written(gzipSync('{"format":"a file"}\n')),
      /is no backup of this program/,
    ],
    [
      'from a newer version',
      () =>
        rewritten((lines) => [
          (lines[0] as string).replace('"migrations":[', '"migrations":["AddSomething9",'),
          ...lines.slice(1),
        ]),
      /was changed by version 1\.\S+ \(\w+\), which is newer than this one, 1\./,
    ],
    [
      'from one that lacks rows',
      () => rewritten((lines) => lines.filter((line) => !line.includes('leo@company.example'))),
      /rows of account and should have/,
    ],
  ])('stores nothing: %s', async (_, made, why) => {
    const environment = { ...SECRET, ...(await empty()).environment };
    // In a process of its own: this one would keep the embedded file open until its memory is tidied up.
    expect(await runProgram('restore', environment, [made()])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(why),
    });
    expect(await runProgram('restore', environment, [file])).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('The backup is restored'),
    });
  });

  test('does not go into a company that is in use', async () => {
    await expect(restore(server.database)).rejects.toThrow(
      /^A server is using this database\.|into an empty installation, and this one is in use/,
    );
    expect((await server.client().get('/health/ready')).status).toBe(200);
    const database = await empty();
    expect((await runProgram('restore', { ...SECRET, ...database.environment }, [file])).code).toBe(
      0,
    );
    const { code, stderr } = await runProgram('restore', { ...SECRET, ...database.environment }, [
      file,
    ]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        'A backup is restored into an empty installation, and this one is in use. Nothing was changed.\n',
    });
    const restored = await startServer(SECRET, database);
    expect(await told(await restored.admin())).toEqual(await recounted(restored));
    await restored.stop();
  });

  test('goes into an installation that was started and not used', async () => {
    const database = await empty();
    const environment = {
      ...SECRET,
      ...database.environment,
      ADMIN_EMAIL: 'somebody.else@company.example',
    };
    await startedOnce(environment);
    expect(await runProgram('restore', environment, [file])).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('The backup is restored'),
    });
    const restored = await startServer(SECRET, database);
    expect((await restored.client().signIn(ADMIN.email, ADMIN.password)).status).toBe(200);
    expect(await countRows(restored, 'account', "email = 'somebody.else@company.example'")).toBe(0);
    await restored.stop();
  });
});

async function mark(database: TestDatabase): Promise<void> {
  if (ENGINE === 'mysql') {
    const dataSource = await createDataSource(settings(database)).initialize();
    await dataSource.query(CREATE_RESTORE_MARK);
    return dataSource.destroy();
  }
  const connection = new DatabaseSync(databaseFile(database.dataDir));
  connection.exec(CREATE_RESTORE_MARK);
  connection.close();
}

async function startedOnce(environment: Record<string, string>): Promise<void> {
  const once = runServer(environment);
  await once.url;
  once.kill('SIGTERM');
  await once.ended;
}

test('no server starts on what a restore has left, nor is it backed up, until the next restore begins anew', async () => {
  const database = await empty();
  const environment = { ...SECRET, ...database.environment };
  await startedOnce(environment);
  await mark(database);
  const refused = runServer(environment);
  expect(await refused.ended).toMatchObject({ code: 78 });
  expect(refused.output.stderr).toMatch(
    /^A restore into this database is under way or was broken off\./,
  );
  expect(await runProgram('backup', environment, [place.next()])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is under way or was broken off'),
  });
  expect(await runProgram('restore', environment, [file])).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('The backup is restored'),
  });
  const restored = await startServer(SECRET, database);
  expect(await told(await restored.admin())).toEqual(await recounted(restored));
  await restored.stop();
});

test('npm run backup writes beside a running server, and npm run restore waits for none', async () => {
  const made = place.next();
  const running = runServer({ ...SECRET, ...server.database.environment });
  await running.url;
  expect(await runProgram('backup', { ...SECRET, ...server.database.environment }, [made])).toEqual(
    {
      code: 0,
      stdout: '',
      stderr: expect.stringMatching(
        /^account: 6\n(.+\n)*\d+ rows are in .+ keep a copy of it in another place\.\n$/,
      ),
    },
  );
  expect(await runProgram('backup', {}, ['--check', made])).toEqual({
    code: 0,
    stdout: '',
    stderr: expect.stringContaining(' is intact: '),
  });
  running.kill('SIGTERM');
  await running.ended;

  const database = await empty();
  const environment = { ...SECRET, ...database.environment };
  const other = runServer(environment);
  await other.url;
  expect(await runProgram('restore', environment, [made])).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^A server is using this database\. Stop every instance first\./),
  });
  other.kill('SIGTERM');
  await other.ended;
  expect(await runProgram('restore', environment, [made])).toEqual({
    code: 0,
    stdout: '',
    stderr: expect.stringMatching(
      /^account: 6\n(.+\n)*The backup is restored: 4 people\. Everyone must sign in again/,
    ),
  });
  expect(await runProgram('restore', environment, [])).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^npm run restore -- FILE/),
  });
  expect(await runProgram('backup', environment, ['--check', `${made}x`])).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no such file: ${made}x\n`,
  });
});

test('a file of another program of this schema, with fields that this one does not know, is restored', async () => {
  const made = rewritten(([header = '', ...lines]) => [
    JSON.stringify({ ...JSON.parse(header), program: '1.1.0-dev (unknown)', something: 'new' }),
    ...lines,
  ]);
  const environment = { ...SECRET, ...(await empty()).environment };
  expect(await runProgram('restore', environment, [made])).toMatchObject({ code: 0 });
});

test('a file says what it is without being restored', async () => {
  expect(await checkBackup(file)).toMatchObject({
    header: { company: '=Fjord & "Söhne"', formatVersion: 1 },
    rows: { employee: 4 },
  });
});
