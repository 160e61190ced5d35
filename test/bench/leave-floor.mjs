// The least that a new request for leave can cost: the statements that the server itself runs for one, on a bare driver
// under bare Fastify. Started as a process of its own with the server's environment; as arguments a token and an employee.
import { createRequire } from 'node:module';
import fastify from 'fastify';
import { built } from './built.mjs';

const { createApp } = await built('app.setup.js');
const { readConfiguration } = await built('config/configuration.js');
const { createDataSource } = await built('database/data-source.js');
const { EmbeddedSqlite } = await built('database/embedded-sqlite.js');
const { addDays } = await built('contract/calendar-date.js');
const { newId } = await built('database/ids.js');

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const FIRST_DAY = '2031-01-01';
const [token, employee] = process.argv.slice(2);
const onServer = process.env.DATABASE_URL !== undefined;

const recorded = [];
record();
const server = await createApp(readConfiguration({ ...process.env, LOG_LEVEL: 'silent' }));
await server.init();
const [recordedDay, otherDay] = [addDays(new Date().toISOString().slice(0, 10), 600), addDays(new Date().toISOString().slice(0, 10), 601)];
const [one, other] = [await statementsOf(recordedDay), await statementsOf(otherDay)];
await server.close();
const fresh = [...new Set(JSON.stringify(one).match(ID))].filter((id) => !JSON.stringify(other).includes(id));
const run = await runner();

let made = 0;
const app = fastify();
app.post('/api/leave/add', async (request, reply) => {
  const day = addDays(FIRST_DAY, made++);
  const ids = new Map(fresh.map((id) => [id, newId()]));
  const text = (value) => value.replaceAll(recordedDay, day).replace(ID, (id) => ids.get(id) ?? id);
  const now = Date.now();
  await run(one.map(({ sql, parameters }, place) => ({
    sql,
    parameters: parameters.map((value, n) => (typeof value === 'string' ? text(value) : value === other[place].parameters[n] ? value : now)),
  })));
  return reply.status(201).send({ success: true });
});
process.on('SIGTERM', () => process.exit());
console.log(`Listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);

/** The unit of work of one request. What else goes on in the server has units of its own. */
async function statementsOf(date) {
  recorded.length = 0;
  const answer = await server.inject({
    method: 'POST', url: '/api/leave/add', headers: { authorization: `Bearer ${token}` },
    payload: { userId: employee, leaveType: 'Annual Leave', startDate: date, endDate: date, reason: 'Measured' },
  });
  if (answer.statusCode !== 201) throw new Error(`The server answered ${answer.statusCode}: ${answer.body}`);
  const insert = recorded.findIndex(({ sql }) => /INTO [`"]?leave_request/.test(sql));
  const begin = recorded.findLastIndex(({ sql }, place) => place < insert && /^(BEGIN|START)/.test(sql));
  const end = recorded.findIndex(({ sql }, place) => place > insert && sql === 'COMMIT');
  return recorded.slice(begin, end + 1);
}

function record() {
  if (onServer) {
    let { prototype } = createRequire(import.meta.url)('mysql2').Connection;
    while (!Object.hasOwn(prototype, 'query')) prototype = Object.getPrototypeOf(prototype);
    const { query } = prototype;
    prototype.query = function (sql, values, ...rest) {
      recorded.push({ sql: sql.sql ?? sql, parameters: [...(sql.values ?? (Array.isArray(values) ? values : []))] });
      return query.call(this, sql, values, ...rest);
    };
    return;
  }
  const { prepare, exec } = EmbeddedSqlite.prototype;
  EmbeddedSqlite.prototype.exec = function (sql) {
    recorded.push({ sql, parameters: [] });
    return exec.call(this, sql);
  };
  EmbeddedSqlite.prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    const told = (method) => (...parameters) => {
      recorded.push({ sql, parameters });
      return statement[method](...parameters);
    };
    return { reader: statement.reader, all: told('all'), run: told('run') };
  };
}

/** Runs the statements of one unit. */
async function runner() {
  if (!onServer) {
    const { connection } = new EmbeddedSqlite(`${process.env.DATA_DIR}/database.sqlite`);
    // The server beside it still seals what it has recorded.
    connection.exec('PRAGMA busy_timeout = 5000');
    const prepared = new Map();
    const statement = (sql) => prepared.get(sql) ?? prepared.set(sql, connection.prepare(sql)).get(sql);
    return async (statements) => statements.forEach(({ sql, parameters }) => statement(sql)[/^\s*SELECT/i.test(sql) ? 'all' : 'run'](...parameters.map((value) => value ?? null)));
  }
  const { driver } = await createDataSource({ databaseUrl: new URL(process.env.DATABASE_URL), dataDir: process.env.DATA_DIR }, []).initialize();
  const pool = driver.pool.promise();
  return async (statements) => {
    const connection = await pool.getConnection();
    for (const { sql, parameters } of statements) await connection.query(sql, parameters);
    connection.release();
  };
}
