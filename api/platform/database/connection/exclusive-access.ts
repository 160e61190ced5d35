import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { SchemaError } from '../schema/schema-error.js';
import { databaseFile, type DatabaseLocation, withDataSource } from './data-source.js';

const IN_USE = 'A server is using this database. Stop every instance first.';
/** MariaDB lists a connection for a moment after it is closed, also our own. */
const CLOSING_MS = 2_000;

/** In a cluster this sees only the servers of one node; the restore mark keeps other servers from starting. */
export async function requireExclusiveAccess(location: DatabaseLocation): Promise<void> {
  if (location.databaseUrl) await requireNoConnections(location);
  else runExclusively(location.dataDir, '');
}

export function runExclusively(dataDir: string, statements: string): void {
  // In WAL mode, an exclusive lock fails while any other connection is open.
  const connection = new DatabaseSync(databaseFile(dataDir), { timeout: 0 });
  try {
    connection.exec(
      `PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; ${statements}; COMMIT`,
    );
  } catch (error) {
    throw /database is locked/.test(String(error)) ? new SchemaError(IN_USE) : error;
  } finally {
    connection.close();
  }
}

async function requireNoConnections(location: DatabaseLocation): Promise<void> {
  await withDataSource(location, async (dataSource) => {
    const connections = () =>
      dataSource.query<{ user: string; host: string }[]>(
        'SELECT user AS user, host AS host FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
      );
    let others = await connections();
    for (
      const end = Date.now() + CLOSING_MS;
      others.length > 0 && Date.now() < end;
      others = await connections()
    )
      await sleep(100);
    if (others.length > 0)
      throw new SchemaError(
        `${IN_USE} Connected: ${[...new Set(others.map(({ user, host }) => `${user} from ${host.split(':')[0]}`))].join(', ')}.`,
      );
  });
}
