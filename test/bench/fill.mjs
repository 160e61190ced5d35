import { DatabaseSync } from '@photostructure/sqlite';
import mysql from 'mysql2/promise';

const BATCH = 1_000;

/** Writes rows (`[table, row]`) straight into an empty database that has its schema; answers how many. */
export async function fill({ file, url }, rows) {
  const writer = url ? await serverWriter(url) : embeddedWriter(file);
  try {
    const batches = new Map();
    let count = 0;
    for (const [table, row] of rows) {
      if (!batches.has(table)) batches.set(table, []);
      const batch = batches.get(table);
      batch.push(row);
      count += 1;
      if (batch.length === BATCH) await writer.insert(table, batch.splice(0));
    }
    for (const [table, batch] of batches) if (batch.length > 0) await writer.insert(table, batch);
    await writer.commit([...batches.keys()]);
    return count;
  } finally {
    await writer.close();
  }
}

function embeddedWriter(file) {
  const database = new DatabaseSync(file);
  // Rows arrive as they are made up, not parents first.
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA cache_size = -400000; BEGIN');
  const statements = new Map();
  const prepare = (table, columns) => {
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    statements.set(table, database.prepare(sql));
    return statements.get(table);
  };
  return {
    async insert(table, rows) {
      const statement = statements.get(table) ?? prepare(table, Object.keys(rows[0]));
      for (const row of rows) statement.run(...Object.values(row));
    },
    async commit() {
      database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
    },
    async close() {
      database.close();
    },
  };
}

async function serverWriter(url) {
  const connection = await mysql.createConnection({ uri: url, charset: 'UTF8MB4_BIN', timezone: 'Z' });
  await connection.query('SET foreign_key_checks = 0, unique_checks = 0, autocommit = 0');
  return {
    async insert(table, rows) {
      await connection.query(`INSERT INTO ${table} (${Object.keys(rows[0]).join(', ')}) VALUES ?`, [rows.map(Object.values)]);
    },
    async commit(tables) {
      await connection.query('COMMIT');
      // The server would do it by itself, some seconds later and in the middle of a measurement.
      await connection.query(`ANALYZE TABLE ${tables.join(', ')}`);
    },
    async close() {
      await connection.end();
    },
  };
}
