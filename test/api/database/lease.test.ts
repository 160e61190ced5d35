import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import mysql from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import {
  createDataSource,
  databaseFile,
} from '../../../api/platform/database/connection/data-source.js';
import { Lease } from '../../../api/platform/database/transaction/lease.js';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';

let database: TestDatabase;
let instances: DataSource[];

beforeEach(async () => {
  database = await createDatabase();
  const { DATABASE_URL } = database.environment;
  const open = () =>
    createDataSource({
      dataDir: database.dataDir,
      databaseUrl: DATABASE_URL ? new URL(DATABASE_URL) : undefined,
    }).initialize();
  instances = [await open(), await open()];
});
afterEach(async () => {
  for (const instance of instances) await instance.destroy();
  await database.remove();
});

/** As a schema or a demo company is written: in a transaction that takes long. Returns what ends it. */
async function writing(): Promise<() => Promise<void>> {
  if (ENGINE === 'sqlite') {
    const connection = new DatabaseSync(databaseFile(database.dataDir));
    connection.exec('BEGIN IMMEDIATE');
    return async () => connection.close();
  }
  const connection = await mysql.createConnection(database.environment.DATABASE_URL as string);
  await connection.query('START TRANSACTION');
  await connection.query('SELECT name FROM lease FOR UPDATE');
  return () => connection.end();
}

test('a lease that another instance holds is waited for without writing, which its long transaction would turn away', async () => {
  const [holder, waiting] = instances as [DataSource, DataSource];
  const work = jest.fn(async () => undefined);
  await Lease.createTable(holder);
  await Lease.hold(holder, 'migrations', async () => {
    const end = await writing();
    try {
      await Lease.tryHold(waiting, 'migrations', work);
    } finally {
      await end();
    }
  });
  expect(work).not.toHaveBeenCalled();
  await Lease.tryHold(waiting, 'migrations', work);
  expect(work).toHaveBeenCalledTimes(1);
});
