import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../api/platform/database/connection/data-source.js';
import { Baseline1800000000000 } from '../../../api/schema/baseline.js';
import { SCHEMA } from '../../../api/schema/schema.js';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';
import { createTable } from '../../support/described-schema.js';

/** As the released file and the migrations make it. */
let database: TestDatabase;
let dataSource: DataSource;
/** As the descriptions of today say. */
let described: TestDatabase;
let describedSource: DataSource;

async function open({ dataDir, environment: { DATABASE_URL } }: TestDatabase): Promise<DataSource> {
  const databaseUrl = DATABASE_URL ? new URL(DATABASE_URL) : undefined;
  return createDataSource({ dataDir, databaseUrl }, SCHEMA).initialize();
}

beforeAll(async () => {
  [database, described] = [await createDatabase(), await createDatabase()];
  [dataSource, describedSource] = [await open(database), await open(described)];
  await dataSource.runMigrations();
  const runner = describedSource.createQueryRunner();
  for (const table of SCHEMA.tables) await createTable(runner, table);
  await runner.release();
});
afterAll(async () => {
  for (const source of [dataSource, describedSource]) await source.destroy();
  for (const made of [database, described]) await made.remove();
});

async function tables(source: DataSource): Promise<string[]> {
  const found = await source.query<{ name: string }[]>(
    ENGINE === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  return found.map(({ name }) => name).filter((name) => name !== 'migrations');
}

/** Everything that the engine knows of the schema, as it would write it: columns and keys of a table in any order. */
async function schema(source = dataSource): Promise<Record<string, string[]>> {
  const written =
    ENGINE === 'sqlite'
      ? await source.query<{ name: string; sql: string }[]>(
          "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name <> 'migrations' ORDER BY name",
        )
      : await Promise.all(
          (await tables(source)).map(async (name) => {
            const [row] = await source.query<Record<string, string>[]>(`SHOW CREATE TABLE ${name}`);
            return { name, sql: String(row?.['Create Table']).replace(/ AUTO_INCREMENT=\d+/, '') };
          }),
        );
  return Object.fromEntries(written.map(({ name, sql }) => [name, parts(sql)]));
}

/** A statement in its lines: SQLite keeps it as it was sent, with an added column behind the last one. */
function parts(sql: string): string[] {
  const lines: string[] = [''];
  let depth = 0;
  for (const sign of sql.replace(/\s+/g, ' ')) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 1) lines.push('');
    else lines[lines.length - 1] += sign;
  }
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  if (lines.length > 1) {
    lines[0] = first.slice(first.indexOf('(') + 1);
    lines[lines.length - 1] = last.slice(0, last.lastIndexOf(')'));
    lines.push(first.slice(0, first.indexOf('(')), last.slice(last.lastIndexOf(')')));
  }
  return lines.map((line) => line.trim()).sort();
}

test('the descriptions of today are what the released file and the migrations make', async () => {
  const made = await schema();
  expect(made).toEqual(await schema(describedSource));
  expect(Object.keys(made).length).toBeGreaterThan(70);
});

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

test('the first migration is not taken back: it is the whole database', async () => {
  const before = await schema();
  expect(() => new Baseline1800000000000().down()).toThrow('use an empty database');
  expect(await schema()).toEqual(before);
});

test('migrations that were broken off can be run again', async () => {
  const before = await schema();
  const runner = dataSource.createQueryRunner();
  for (const Migration of SCHEMA.migrations) await new Migration().up(runner);
  await runner.release();
  expect(await schema()).toEqual(before);
  expect(await dataSource.query('SELECT name FROM lock_row')).toHaveLength(3);
});
