import { DatabaseSync } from '@photostructure/sqlite';
import { createDataSource, databaseFile, type DatabasePlace } from './data-source.js';
import { SchemaFault } from '../schema/schema-fault.js';

const IN_USE = 'A server is using this database. Stop every instance first.';

/**
 * Refuses while a server is connected. On a cluster only the servers of this node are seen, and one that starts at this
 * moment is not, unless a mark keeps it from starting (`restore-mark`).
 */
export async function requireExclusiveAccess(place: DatabasePlace): Promise<void> {
  if (place.databaseUrl) await requireNoConnections(place);
  else runExclusively(place.dataDir, '');
}

/** Runs statements on the embedded database, made if it is not there, while nobody else can have it open. */
export function runExclusively(dataDir: string, statements: string): void {
  // With a log of changes beside the file, whoever locks it for itself is refused while anybody has it open.
  const connection = new DatabaseSync(databaseFile(dataDir), { timeout: 0 });
  try {
    connection.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; ${statements}; COMMIT`);
  } catch (error) {
    throw /database is locked/.test(String(error)) ? new SchemaFault(IN_USE) : error;
  } finally {
    connection.close();
  }
}

async function requireNoConnections(place: DatabasePlace): Promise<void> {
  const dataSource = await createDataSource(place).initialize();
  try {
    const others = await dataSource.query<{ user: string; host: string }[]>(
      'SELECT user AS user, host AS host FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
    );
    if (others.length > 0) throw new SchemaFault(`${IN_USE} Connected: ${[...new Set(others.map(({ user, host }) => `${user} from ${host.split(':')[0]}`))].join(', ')}.`);
  } finally {
    await dataSource.destroy();
  }
}
