import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { mariadbInstalled, startMariaDb } from '../support/mariadb.mjs';
import { built } from './built.mjs';
import { beginChain, fill } from './fill.mjs';
import { ADMIN, SERVER, startServer } from './processes.mjs';

const { hashPassword } = await built('account/password.js');

export const ENGINES = { sqlite: 'Embedded SQLite', mysql: 'MariaDB' };

/** A commit is on the disk, as in use and unlike in tests, and the memory is enough for all rows. */
const SETTINGS = [
  '--innodb-flush-log-at-trx-commit=1',
  '--innodb-flush-method=fsync',
  '--innodb-doublewrite=1',
  '--innodb-buffer-pool-size=1G',
];

/** Why an engine cannot be measured here; undefined when it can. */
export function missing(engine) {
  return engine === 'mysql' && !mariadbInstalled()
    ? 'it is not installed (apt install mariadb-server)'
    : undefined;
}

/** Runs `work` with a maker of companies on one engine, where everybody has the admin's password; all of them are gone afterwards. */
export async function withEngine(engine, work) {
  const server = engine === 'mysql' ? await startMariaDb({ settings: SETTINGS }) : undefined;
  const passwordHash = await hashPassword(ADMIN.password);
  const folders = [];
  const makeCompany = async (size) => {
    const { folder, remove } = temporaryFolder('bench');
    folders.push(remove);
    const database = {
      size,
      environment: { DATA_DIR: folder },
      file: join(folder, 'database.sqlite'),
    };
    if (server) {
      const name = `bench_${folders.length}`;
      await onServer(server.url, `CREATE DATABASE ${name}`);
      database.url = database.environment.DATABASE_URL = `${server.url}${name}`;
    }
    // The server itself makes the schema and the first admin.
    await (await startServer(database)).stop();
    await fill(database, { employees: size, leaves: size * 10, salaries: size * 24, passwordHash });
    await beginChain({ ...SERVER, ...database.environment });
    return database;
  };
  try {
    return await work(makeCompany);
  } finally {
    for (const remove of folders) remove();
    await server?.stop();
  }
}

async function onServer(url, sql) {
  const connection = await mysql.createConnection(url);
  await connection.query(sql);
  await connection.end();
}
