import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import mysql from 'mysql2/promise';
import { makeBackup } from '../../../api/operations/backup/backup.js';
import { readConfiguration } from '../../../api/platform/config/configuration.js';
import { databaseFile } from '../../../api/platform/database/connection/data-source.js';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';
import { temporaryPlace } from '../../support/export-folder.js';
import { runServer, type Ending } from '../../support/process.js';
import { runProgram, type Outcome } from '../../support/programs.js';
import { startServer } from '../../support/server.js';

jest.setTimeout(180_000);

const SECRET = { JWT_SECRET: 'the one secret of these tests, long enough' };
const BLOG = [
  'CREATE TABLE wp_posts (id int, title varchar(20))',
  'CREATE TABLE oc_users (id int)',
  "INSERT INTO wp_posts VALUES (1, 'Kept')",
];
/** As other programs name theirs, too. */
const SHOP = [
  'CREATE TABLE session (id int)',
  'CREATE TABLE employee (id int)',
  'CREATE TABLE migrations (id int, migration varchar(20))',
  'CREATE TABLE lease (car varchar(20))',
];
const HELPER = [
  'CREATE TABLE helper_of_payroll (id int)',
  'INSERT INTO helper_of_payroll VALUES (7)',
];

const place = temporaryPlace();
let file: string;
let database: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
  const server = await startServer(SECRET);
  file = join(place.next(), 'company.backup.gz');
  await makeBackup(
    readConfiguration({ ...server.database.environment, ...SECRET }),
    file,
    () => undefined,
  );
  await server.stop();
});
beforeEach(async () => {
  database = await createDatabase();
  environment = { ...SECRET, ...database.environment };
});
afterEach(() => database.remove());

async function byHand(statements: string[]): Promise<void> {
  if (ENGINE === 'sqlite') {
    const connection = new DatabaseSync(databaseFile(database.dataDir));
    for (const sql of statements) connection.exec(sql);
    connection.close();
    return;
  }
  const connection = await mysql.createConnection(environment.DATABASE_URL as string);
  for (const sql of statements) await connection.query(sql);
  await connection.end();
}

async function read(sql: string): Promise<Record<string, unknown>[]> {
  if (ENGINE === 'mysql') {
    const connection = await mysql.createConnection(environment.DATABASE_URL as string);
    const [found] = await connection.query(sql);
    await connection.end();
    return found as Record<string, unknown>[];
  }
  const connection = new DatabaseSync(databaseFile(database.dataDir));
  const found = connection
    .prepare(sql)
    .all()
    .map((row) => ({ ...(row as object) }));
  connection.close();
  return found;
}

const LIST =
  ENGINE === 'sqlite'
    ? "SELECT name FROM sqlite_schema WHERE type = 'table'"
    : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';
const tables = async () => (await read(LIST)).map(({ name }) => name).sort();
const restore = () => runProgram('restore', environment, [file]);

async function start(): Promise<Outcome> {
  const server = runServer(environment);
  await server.url.then(
    () => server.kill('SIGTERM'),
    () => undefined,
  );
  const { code }: Ending = await server.ended;
  return { code, ...server.output };
}

describe('a database of somebody else', () => {
  test.each<[string, string[], string[]]>([
    ['with other tables', BLOG, ['oc_users', 'wp_posts']],
    ['with tables of our names', SHOP, ['employee', 'lease', 'migrations', 'session']],
  ])(
    '%s is refused by restore, start and migrate, which name them, and by doctor; nothing in it is changed',
    async (_, made, names) => {
      await byHand(made);
      const refused = `This database holds tables that are not this program's: ${names.join(', ')}. Nothing was changed. Use a separate database for this program: set DATABASE_URL, or DATA_DIR for the embedded one.\n`;
      expect(await start()).toMatchObject({ code: 78, stderr: refused });
      for (const program of [restore, () => runProgram('migrate', environment, ['up'])])
        expect(await program()).toMatchObject({ code: 1, stderr: refused });
      expect(await runProgram('doctor', environment, [])).toMatchObject({
        code: 1,
        stdout: expect.stringContaining(
          `The database belongs to another program: it holds ${names.join(', ')}.`,
        ),
      });
      expect(await tables()).toEqual(names);
      if (made === BLOG)
        expect(await read('SELECT * FROM wp_posts')).toEqual([{ id: 1, title: 'Kept' }]);
    },
  );
});

describe('a table of somebody else beside our schema', () => {
  test('stops neither start nor migrate; doctor names it, a backup leaves it out, and no backup is restored over it', async () => {
    expect(await start()).toMatchObject({ code: 0 });
    await byHand(HELPER);
    expect(await start()).toMatchObject({ code: 0 });
    expect(await runProgram('migrate', environment, ['up'])).toMatchObject({ code: 0 });
    const { stdout } = await runProgram('doctor', environment, []);
    expect(stdout).toMatch(
      /WARNING schema +The database has tables of other programs: helper_of_payroll\./,
    );
    const { code, stderr } = await runProgram('backup', environment, [
      join(place.next(), 'made.gz'),
    ]);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.not.stringContaining('helper_of_payroll'),
    });
    expect(await restore()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("not this program's: helper_of_payroll."),
    });
    expect(await start()).toMatchObject({ code: 0 });
    expect(await read('SELECT * FROM helper_of_payroll')).toEqual([{ id: 7 }]);
  });
});

test('a first start that was broken off before its first migration goes on', async () => {
  await byHand([
    'CREATE TABLE lease (name varchar(40) NOT NULL, holder varchar(36), expires_at bigint NOT NULL, CONSTRAINT lease_pk PRIMARY KEY (name))',
    "INSERT INTO lease VALUES ('migrations', NULL, 0)",
  ]);
  expect(await start()).toMatchObject({ code: 0 });
});

test('on a server, a table of ours whose migration was broken off before it was recorded stops nothing', async () => {
  if (ENGINE === 'sqlite') return;
  expect(await start()).toMatchObject({ code: 0 });
  await byHand([
    'SET foreign_key_checks = 0',
    ...(await tables())
      .filter((name) => !['account', 'lease', 'migrations'].includes(String(name)))
      .map((name) => `DROP TABLE ${String(name)}`),
    'DELETE FROM account',
    'DELETE FROM migrations',
  ]);
  expect(await restore()).toMatchObject({ code: 0 });
  expect(await start()).toMatchObject({ code: 0 });
});
