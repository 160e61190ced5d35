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
  dataSource = createDataSource({ dataDir: database.dataDir, databaseUrl: DATABASE_URL ? new URL(DATABASE_URL) : undefined }, SCHEMA);
  await dataSource.initialize();
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.remove();
});

interface StoredColumn {
  name: string;
  type: string;
  nullable: boolean;
  inKey: boolean;
}

async function columnsOf(table: string): Promise<StoredColumn[]> {
  if (ENGINE === 'sqlite') {
    const found = await dataSource.query<{ name: string; type: string; notnull: number; pk: number }[]>(`SELECT name, type, "notnull", pk FROM pragma_table_info('${table}')`);
    return found.map(({ name, type, notnull, pk }) => ({ name, type: type.toLowerCase(), nullable: notnull === 0, inKey: pk > 0 }));
  }
  const found = await dataSource.query<Record<string, string>[]>(
    'SELECT column_name AS name, column_type AS type, is_nullable AS nullable, column_key AS in_key FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?',
    [table],
  );
  return found.map(({ name = '', type = '', nullable, in_key }) => ({ name, type: type.replace(/^(bigint|int)\(\d+\)$/, '$1'), nullable: nullable === 'YES', inKey: in_key === 'PRI' }));
}

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
    return (await dataSource.query<{ sql: string }[]>('SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name')).map(({ sql }) => sql);
  }
  return Promise.all((await tables()).map(async (table) => {
    const [row] = await dataSource.query<Record<string, string>[]>(`SHOW CREATE TABLE ${table}`);
    return String(row?.['Create Table']).replace(/ AUTO_INCREMENT=\d+/, '');
  }));
}

const KINDS: Record<string, string> = { varchar: 'varchar', int: 'int', bigint: 'bigint', date: 'date', mediumtext: 'mediumtext', mediumblob: 'mediumblob' };

test('every entity’s columns are those of its table, with the same kind and nullability', async () => {
  for (const { tableName, columns } of dataSource.entityMetadatas) {
    const mapped = columns.map(({ databaseName, type, length, isNullable, isPrimary }) => ({
      name: databaseName,
      type: `${KINDS[String(type)]}${length ? `(${length})` : ''}`,
      nullable: isNullable,
      inKey: isPrimary,
    }));
    const byName = (a: StoredColumn, b: StoredColumn) => (a.name < b.name ? -1 : 1);
    expect({ tableName, columns: mapped.sort(byName) }).toEqual({ tableName, columns: (await columnsOf(tableName)).sort(byName) });
  }
});

test('every table has an entity, but those of totals, guards, needs, rows of files and the migrations themselves', async () => {
  const mapped = dataSource.entityMetadatas.map(({ tableName }) => tableName);
  expect(mapped).toHaveLength(SCHEMA.entities.length);
  expect((await tables()).filter((table) => !mapped.includes(table)).sort()).toEqual([
    'audit_chain', 'audit_seal', 'checked_row', 'holiday', 'holiday_calendar', 'import_row', 'last_backup',
    'leave_account', 'leave_assignment', 'leave_entry', 'leave_lock', 'leave_preview', 'leave_preview_row',
    'lock_row', 'migration_checksum', 'migrations', 'schema_compatibility', 'secret_fingerprint', 'staged_employee', 'staged_leave', 'staged_leave_day', 'staged_opening', 'staged_salary', 'work_pattern',
  ]);
});

describe('the database itself refuses', () => {
  const named = ['account', 'email_key'];
  test.each<[string, string]>([
    ['an employee without an account', "INSERT INTO leave_day (employee_id, day, leave_id) VALUES ('nobody', '2026-01-01', 'none')"],
    ['a salary of nobody', "INSERT INTO salary (id, employee_id, basic_salary, allowances, deductions, net_salary, pay_date, valid, created_at) VALUES ('s', 'nobody', 1, 0, 0, 1, '2026-01-01', 1, 0)"],
    ['leave without a reason', "INSERT INTO leave_request (id, employee_id, leave_type_id, leave_type, start_date, end_date, days, reason, reason_folded, status, created_at) VALUES ('l', 'nobody', '01900000-0000-7000-8000-000000000001', 'Sick Leave', '2026-01-01', '2026-01-01', 1, NULL, '', 'Pending', 0)"],
    ['a second account with an e-mail', `INSERT INTO ${named[0]} (id, name, email, ${named[1]}, role, language, created_at) VALUES ('a1', 'A', 'a', 'a', 'admin', 'en', 0), ('a2', 'A', 'a', 'a', 'admin', 'en', 0)`],
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
  expect(await dataSource.query("SELECT name FROM lock_row")).toHaveLength(2);
});
