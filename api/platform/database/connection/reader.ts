import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { SchemaError } from '../schema/schema-error.js';
import type { ReadRows } from './committed-reader.js';
import { databaseFile, type DatabaseLocation, openDataSource } from './data-source.js';
import { EmbeddedSqlite } from './embedded-sqlite.js';

export interface Reader {
  read: ReadRows;
  close(): Promise<void>;
}

export async function openReader(location: DatabaseLocation): Promise<Reader> {
  if (location.databaseUrl) {
    const dataSource = await openDataSource(location);
    return { read: readRowsFrom(dataSource), close: () => dataSource.destroy() };
  }
  const connection = openEmbeddedReader(location.dataDir);
  return {
    read: async <Row>(sql: string, parameters: unknown[] = []) =>
      connection.prepare(sql).all(...parameters) as Row[],
    close: async () => connection.close(),
  };
}

/** A starting server waits a minute for its database; somebody at the shell should hear of it at once. */
export async function requireDatabaseServer(location: DatabaseLocation): Promise<void> {
  if (location.databaseUrl) await (await openReader(location)).close();
}

export function readRowsFrom(dataSource: DataSource): ReadRows {
  return <Row>(sql: string, parameters: unknown[] = []) => dataSource.query<Row[]>(sql, parameters);
}

export function openEmbeddedReader(dataDir: string): EmbeddedSqlite {
  const file = databaseFile(dataDir);
  if (!existsSync(file))
    throw new SchemaError(
      `There is no database in ${dataDir}. Is DATA_DIR the one that the server uses?`,
    );
  return new EmbeddedSqlite(file, { readonly: true });
}
