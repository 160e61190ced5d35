import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import type { ReadRows } from './committed-reader.js';
import { createDataSource, databaseFile, type DatabasePlace } from './data-source.js';
import { EmbeddedSqlite } from './embedded-sqlite.js';
import { SchemaFault } from '../schema/schema-fault.js';

export interface Reader {
  read: ReadRows;
  close(): Promise<void>;
}

/** Reads what is committed, whatever the schema is; nothing is ever written, and no file is made. */
export async function openReader(place: DatabasePlace): Promise<Reader> {
  if (place.databaseUrl) {
    const dataSource = await createDataSource(place).initialize();
    return { read: readsOf(dataSource), close: () => dataSource.destroy() };
  }
  const connection = openEmbedded(place.dataDir);
  return {
    read: async <Row>(sql: string, parameters: unknown[] = []) => connection.prepare(sql).all(...parameters) as Row[],
    close: async () => connection.close(),
  };
}

/** Before there is a unit of work. */
export function readsOf(dataSource: DataSource): ReadRows {
  return <Row>(sql: string, parameters: unknown[] = []) => dataSource.query<Row[]>(sql, parameters);
}

/** The embedded database, to be read alone. */
export function openEmbedded(dataDir: string): EmbeddedSqlite {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new SchemaFault(`There is no database in ${dataDir}. Is DATA_DIR the one that the server uses?`);
  return new EmbeddedSqlite(file, { readonly: true });
}
