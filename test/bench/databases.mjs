import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { mariadbInstalled, startMariaDb } from '../support/mariadb.mjs';
import { beginChain } from './chain-beginning.mjs';
import { fill } from './fill.mjs';
import { SERVER, startServer } from './processes.mjs';

export const ENGINES = { sqlite: 'Embedded SQLite', mysql: 'MariaDB' };

/** Why an engine cannot be measured here; undefined when it can. */
export function missing(engine) {
  return engine === 'mysql' && !mariadbInstalled() ? 'it is not installed (apt install mariadb-server)' : undefined;
}

/** Runs `work` with a maker of databases on one engine; all of them are gone afterwards. */
export async function withEngine(engine, work) {
  // Large enough for all rows, as whoever runs a database for so many people would have it.
  const server = engine === 'mysql' ? await startMariaDb({ settings: ['--innodb-buffer-pool-size=1G'] }) : undefined;
  const folders = [];
  const makeCompany = async (size) => {
    const { folder, remove } = temporaryFolder('bench');
    folders.push(remove);
    const database = { size, environment: { DATA_DIR: folder }, file: join(folder, 'database.sqlite') };
    if (server) {
      const name = `bench_${folders.length}`;
      await onServer(server.url, `CREATE DATABASE ${name}`);
      database.url = database.environment.DATABASE_URL = `${server.url}${name}`;
    }
    // The server itself makes the schema and the first admin.
    await (await startServer(database)).stop();
    database.rows = await fill(database, sizesFor(size));
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

/** Ten requests and two years of pay for each. */
export function sizesFor(employees) {
  return { employees, leaves: employees * 10, salaries: employees * 24 };
}

async function onServer(url, sql) {
  const connection = await mysql.createConnection(url);
  await connection.query(sql);
  await connection.end();
}
