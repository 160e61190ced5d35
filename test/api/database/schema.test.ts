import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../api/platform/database/connection/data-source.js';
import { SCHEMA } from '../../../api/schema.js';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createDatabase();
  const { DATABASE_URL } = database.environment;
  dataSource = createDataSource(
    { dataDir: database.dataDir, databaseUrl: DATABASE_URL ? new URL(DATABASE_URL) : undefined },
    SCHEMA,
  );
  await dataSource.initialize();
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.remove();
});

async function tables(): Promise<string[]> {
  const found = await dataSource.query<{ name: string }[]>(
    ENGINE === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  return found.map(({ name }) => name);
}

/** Everything that the engine knows of the schema, as it would write it. */
async function schema(): Promise<string[]> {
  if (ENGINE === 'sqlite') {
    return (
      await dataSource.query<{ sql: string }[]>(
        'SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name',
      )
    ).map(({ sql }) => sql);
  }
  return Promise.all(
    (await tables()).map(async (table) => {
      const [row] = await dataSource.query<Record<string, string>[]>(`SHOW CREATE TABLE ${table}`);
      return String(row?.['Create Table']).replace(/ AUTO_INCREMENT=\d+/, '');
    }),
  );
}

describe('the database itself refuses', () => {
  const named = ['account', 'email_key'];
  test.each<[string, string]>([
    [
      'an employee without an account',
      "INSERT INTO leave_day (employee_id, day, leave_id) VALUES ('nobody', '2026-01-01', 'none')",
    ],
    [
      'a salary of nobody',
      "INSERT INTO salary (id, employee_id, basic_salary, allowances, deductions, net_salary, pay_date, valid, created_at) VALUES ('s', 'nobody', 1, 0, 0, 1, '2026-01-01', 1, 0)",
    ],
    [
      'leave without a reason',
      "INSERT INTO leave_request (id, employee_id, leave_type_id, leave_type, start_date, end_date, days, reason, reason_folded, status, created_at) VALUES ('l', 'nobody', '01900000-0000-7000-8000-000000000001', 'Sick Leave', '2026-01-01', '2026-01-01', 1, NULL, '', 'Pending', 0)",
    ],
    [
      'a second account with an e-mail',
      `INSERT INTO ${named[0]} (id, name, email, ${named[1]}, role, language, created_at) VALUES ('a1', 'A', 'a', 'a', 'admin', 'en', 0), ('a2', 'A', 'a', 'a', 'admin', 'en', 0)`,
    ],
  ])('%s', async (_, sql) => {
    await expect(dataSource.query(sql)).rejects.toThrow();
  });
});

test('the baseline goes down and up again, to the same schema', async () => {
  const before = await schema();
  await dataSource.undoLastMigration();
  expect(await tables()).toEqual(['migrations']);
  expect(await dataSource.runMigrations()).toHaveLength(1);
  expect(await schema()).toEqual(before);
  expect(await dataSource.runMigrations()).toEqual([]);
});

test('a baseline that was broken off can be run again', async () => {
  const before = await schema();
  const runner = dataSource.createQueryRunner();
  for (const Migration of SCHEMA.migrations) await new Migration().up(runner);
  await runner.release();
  expect(await schema()).toEqual(before);
  expect(await dataSource.query('SELECT name FROM lock_row')).toHaveLength(3);
});
