import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';

export type Engine = 'sqlite' | 'mysql';
export const ENGINE: Engine = process.env.TEST_ENGINE === 'mysql' ? 'mysql' : 'sqlite';

/** A database of a test file's own: a folder for the embedded engine, a schema on the test server. */
export interface TestDatabase {
  /** With these settings the server uses it. */
  environment: Record<string, string>;
  dataDir: string;
  remove(): Promise<void>;
}

export async function createDatabase(engine: Engine = ENGINE): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'employee-management-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite')
    return { environment: { DATA_DIR: dataDir }, dataDir, remove: async () => removeFolder() };

  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL must name a server when TEST_ENGINE is mysql.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    environment: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    dataDir,
    remove: async () => {
      await onServer(server, `DROP DATABASE ${name}`);
      removeFolder();
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const connection = await mysql.createConnection(url);
  await connection.query(sql);
  await connection.end();
}
