import { DatabaseSync } from '@photostructure/sqlite';
import mysql from 'mysql2/promise';
import { built } from './built.mjs';
import { company, SEED } from './company.mjs';
import { derived } from './derived-rows.mjs';

const { readConfiguration } = await built('platform/config/configuration.js');
const { createDataSource } = await built('platform/database/connection/data-source.js');
const { restartChain } = await built('audit/chain-head.js');

const BATCH = 1_000;
/** Their indexes are made when all rows are there, which is several times quicker than keeping them in step. */
const LARGE = ['account', 'employee', 'leave_request', 'leave_day', 'salary', 'job_fact'];

/**
 * Writes a made-up company straight into an empty database that has its schema.
 * @param {{ file?: string, url?: string }} database
 * @param {{ employees: number, leaves: number, salaries: number, seed?: number }} sizes
 */
export async function fill({ file, url }, { seed = SEED, ...sizes }, progress = () => undefined) {
  const writer = url ? await serverWriter(url) : embeddedWriter(file);
  try {
    await writer.dropIndexes();
    const tables = await insert(writer, company({ ...sizes, seed }));
    progress('the rows that the others follow from');
    for (const { name, sql, parameters } of derived(url ? 'mysql' : 'sqlite', sizes)) {
      await writer.run(sql, parameters);
      tables.add(name);
    }
    progress('salaries and days of leave');
    await writer.makeIndexes();
    progress('indexes');
    await writer.commit([...tables]);
  } finally {
    await writer.close();
  }
}

/** A company that is made up is older than its audit log, which a server would find strange. */
export async function beginChain(environment) {
  const configuration = readConfiguration(environment);
  const dataSource = await createDataSource(configuration).initialize();
  await dataSource.transaction((manager) => restartChain(manager, configuration.secret));
  await dataSource.destroy();
}

async function insert(writer, rows) {
  const batches = new Map();
  for (const [table, row] of rows) {
    if (!batches.has(table)) batches.set(table, []);
    const batch = batches.get(table);
    batch.push(row);
    if (batch.length === BATCH) await writer.insert(table, batch.splice(0));
  }
  for (const [table, batch] of batches) if (batch.length > 0) await writer.insert(table, batch);
  return new Set(batches.keys());
}

function embeddedWriter(file) {
  const database = new DatabaseSync(file);
  // Rows arrive as they are made up, not parents first. What is broken off is thrown away.
  database.exec(
    'PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA temp_store = MEMORY; BEGIN',
  );
  const statements = new Map();
  const prepare = (table, columns) => {
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    statements.set(table, database.prepare(sql));
    return statements.get(table);
  };
  let indexes = [];
  return {
    async dropIndexes() {
      indexes = database
        .prepare(
          "SELECT name, tbl_name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
        )
        .all()
        .filter(({ tbl_name }) => LARGE.includes(tbl_name));
      for (const { name } of indexes) database.exec(`DROP INDEX ${name}`);
    },
    async makeIndexes() {
      for (const { sql } of indexes) database.exec(sql);
    },
    async insert(table, rows) {
      const statement = statements.get(table) ?? prepare(table, Object.keys(rows[0]));
      for (const row of rows) statement.run(...Object.values(row));
    },
    async run(sql, parameters) {
      database.prepare(sql).run(...parameters);
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
  const connection = await mysql.createConnection({
    uri: url,
    charset: 'UTF8MB4_BIN',
    timezone: 'Z',
  });
  await connection.query('SET foreign_key_checks = 0, unique_checks = 0, autocommit = 0');
  const indexes = new Map();
  return {
    async dropIndexes() {
      for (const table of LARGE) {
        const [[row]] = await connection.query(`SHOW CREATE TABLE ${table}`);
        const [lines, needed] = [/^ {2}KEY `(\w+)` .*?,?$/gm, /FOREIGN KEY \(`(\w+)`\)/g].map(
          (pattern) => [...row['Create Table'].matchAll(pattern)],
        );
        // The server keeps an index behind each reference.
        const behind = new Set(needed.map(([, column]) => column));
        const free = lines.filter(([line]) => !behind.has(/\(`(\w+)`/.exec(line)[1]));
        if (free.length === 0) continue;
        indexes.set(
          table,
          free.map(([line]) => line.trim().replace(/,$/, '')),
        );
        await connection.query(
          `ALTER TABLE ${table} ${free.map(([, name]) => `DROP INDEX ${name}`).join(', ')}`,
        );
      }
    },
    async makeIndexes() {
      await connection.query('COMMIT');
      for (const [table, keys] of indexes)
        await connection.query(
          `ALTER TABLE ${table} ${keys.map((key) => `ADD ${key}`).join(', ')}`,
        );
    },
    async insert(table, rows) {
      await connection.query(`INSERT INTO ${table} (${Object.keys(rows[0]).join(', ')}) VALUES ?`, [
        rows.map(Object.values),
      ]);
    },
    async run(sql, parameters) {
      await connection.query(sql, parameters);
      await connection.query('COMMIT');
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
