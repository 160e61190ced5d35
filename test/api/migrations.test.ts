import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../api/database/data-source.js';
import { engineFault } from '../../api/database/engine-version.js';
import { MIGRATIONS } from '../../api/database/migrations.js';
import { bringUpToDate, takeBack } from '../../api/database/schema.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { everyRow, sharedWith } from '../support/every-row.js';
import { recounted, told } from '../support/recount.js';
import { startServer } from '../support/server.js';

jest.setTimeout(240_000);

/** They say who did it last, and what is applied. */
const ABOUT_THEMSELVES = ['lease', 'migrations', 'schema_need'];
/** What a migration fills it empties when it goes back, and what it drops it fills. */
const FILLED: Record<string, string[]> = {
  FillLeaveTally1763700000056: ['leave_change', 'leave_tally'], FillPayroll1763700000058: ['payroll'], DropLeaveCount1763700000059: ['leave_count'],
};

let database: TestDatabase;
let dataSource: DataSource | undefined;

beforeEach(async () => {
  database = await createDatabase();
});
afterEach(async () => {
  if (dataSource?.isInitialized) await dataSource.destroy();
  await database.remove();
});

async function open(migrations = MIGRATIONS): Promise<DataSource> {
  const { DATABASE_URL } = database.environment;
  return (dataSource = await createDataSource({ dataDir: database.dataDir, databaseUrl: DATABASE_URL ? new URL(DATABASE_URL) : undefined }, [], migrations).initialize());
}

/** A company with something in most tables, whose server has stopped. */
async function makeCompany(): Promise<void> {
  const announcing = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const server = await startServer({ DEMO_DATA: 'true' }, database);
  announcing.mockRestore();
  await server.admin();
  await server.stop();
}

describe('on a database with a company in it', () => {
  test('each migration goes back and forward again, and what it did not bring stays as it was', async () => {
    await makeCompany();
    for (const { name } of [...MIGRATIONS].reverse()) {
      const stored = await open(MIGRATIONS.slice(0, MIGRATIONS.findIndex((one) => one.name === name) + 1));
      const apart = [...ABOUT_THEMSELVES, ...(FILLED[name] ?? [])];
      const before = await everyRow(stored, apart);
      expect(await takeBack(stored, 1)).toEqual([name]);
      const without = await everyRow(stored, apart);
      expect({ back: name, rows: without }).toEqual({ back: name, rows: sharedWith(before, without) });
      await stored.runMigrations();
      const again = await everyRow(stored, apart);
      expect({ forward: name, tables: Object.keys(again) }).toEqual({ forward: name, tables: Object.keys(before) });
      expect({ forward: name, rows: sharedWith(again, without) }).toEqual({ forward: name, rows: without });
      await takeBack(stored, 1);
      await stored.destroy();
    }
  });

  test('a version that goes one step back and forward again serves the same company', async () => {
    await makeCompany();
    await takeBack(await open(), 1);
    await dataSource?.destroy();
    const server = await startServer({}, database);
    expect(await told(await server.admin())).toEqual(await recounted(server));
    await server.stop();
  });
});

describe('a schema that a newer version brought', () => {
  async function asNewer(need: string): Promise<void> {
    const stored = await open();
    await bringUpToDate(stored);
    await stored.query("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'AddSomething9999999999999')");
    await stored.query('UPDATE schema_need SET migration = ?, program = ? WHERE id = 1', [need, need === '' ? '' : '9.1.0']);
    await stored.destroy();
  }

  test('is served by an older one when it only added, so that instances can be replaced one after the other', async () => {
    await asNewer('');
    const server = await startServer({}, database);
    expect((await server.client().get('/health/ready')).status).toBe(200);
    await server.stop();
  });

  test('is refused by an older one that cannot work with it, which says what to do', async () => {
    await asNewer('AddSomething9999999999999');
    await expect(startServer({}, database)).rejects.toThrow(/changed by version 9\.1\.0 .+ Start version 9\.1\.0 or newer, or restore a backup/);
    await expect(takeBack(await open(), 1)).rejects.toThrow('Only the newer version that brought it can take back AddSomething9999999999999.');
  });
});

test('a database server that is too old is refused, by its own words', () => {
  expect(engineFault('10.11.19-MariaDB-0+deb12u1')).toBeUndefined();
  expect(engineFault('5.5.5-11.8.2-MariaDB')).toBeUndefined();
  expect(engineFault('8.4.3')).toBeUndefined();
  expect(engineFault('8.0.11-TiDB-v8.5.1')).toBeUndefined();
  expect(engineFault('10.6.18-MariaDB')).toBe('The database server is MariaDB 10.6.18-MariaDB; MariaDB 10.11 or newer is needed.');
  expect(engineFault('5.7.44')).toMatch(/^The database server is MySQL 5\.7\.44; MySQL 8\.4 or newer/);
});
