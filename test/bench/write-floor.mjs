// The least that a write can cost: the statements that the server itself runs for one, the look at the session among
// them, on a bare driver under bare Fastify. Started as a process of its own with the server's environment; as arguments
// the kind of write, the file of its facts, and a token.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fastify from 'fastify';
import { built } from './built.mjs';
import { WRITE_CASES } from './write-cases.mjs';

const { createApp } = await built('app.setup.js');
const { readConfiguration } = await built('platform/config/configuration.js');
const { createDataSource } = await built('platform/database/connection/data-source.js');
const { EmbeddedSqlite } = await built('platform/database/connection/embedded-sqlite.js');
const { newId } = await built('platform/database/statements/rows.js');
const { hashPassword } = await built('account/password.js');

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const [kind, file, token] = process.argv.slice(2);
const onServer = process.env.DATABASE_URL !== undefined;
const { pair, hashes } = WRITE_CASES[kind](JSON.parse(readFileSync(file, 'utf8')));

const recorded = [];
record();
const server = await createApp(readConfiguration({ ...process.env, LOG_LEVEL: 'silent' }));
await server.init();
const [one, other] = [await statementsOf(pair[0]), await statementsOf(pair[1])];
await server.close();
const named = new Set(pair.flatMap(({ marks }) => marks));
const fresh = [...new Set(JSON.stringify(one).match(ID))].filter((id) => !named.has(id) && !JSON.stringify(other).includes(id));
const run = await runner();

const app = fastify();
app.all('/api/*', async (request, reply) => {
  if (hashes) await hashPassword(request.body.password);
  const ids = new Map(fresh.map((id) => [id, newId()]));
  const marks = marksOf(request);
  const text = (value) => pair[0].marks.reduce((changed, mark, n) => changed.replaceAll(mark, marks[n]), value.replace(ID, (id) => ids.get(id) ?? id));
  const now = Date.now();
  await run(one.map(({ sql, parameters }, place) => ({
    sql,
    parameters: parameters.map((value, n) => (typeof value === 'string' ? text(value) : value === other[place].parameters[n] ? value : now)),
  })));
  return reply.send({ success: true });
});
process.on('SIGTERM', () => process.exit());
console.log(`Listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);

/** The values that stand where the marks of the pair stand. */
function marksOf({ url, body }) {
  const places = [pair[0].path, ...Object.values(pair[0].body)];
  const values = [url, ...Object.values(body)];
  return pair[0].marks.map((mark) => {
    const place = places.findIndex((value) => String(value).includes(mark));
    const start = String(places[place]).indexOf(mark);
    return String(values[place]).slice(start, start + mark.length);
  });
}

/** The look at the session and the unit of work. What else goes on in the server has units of its own. */
async function statementsOf({ method, path, body }) {
  recorded.length = 0;
  const answer = await server.inject({ method, url: path, headers: { authorization: `Bearer ${token}` }, payload: body });
  if (answer.statusCode >= 300) throw new Error(`The server answered ${answer.statusCode}: ${answer.body}`);
  const session = recorded.find(({ sql }) => /FROM session s /.test(sql));
  const recording = recorded.findIndex(({ sql }) => /INTO [`"]?audit_entry/.test(sql));
  const begin = recorded.findLastIndex(({ sql }, place) => place < recording && /^(BEGIN|START)/.test(sql));
  const end = recorded.findIndex(({ sql }, place) => place > recording && sql === 'COMMIT');
  if (!session || begin < 0 || end < 0) throw new Error('The statements of a write were not found.');
  return [session, ...recorded.slice(begin, end + 1)];
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
  const { driver } = await createDataSource({ databaseUrl: new URL(process.env.DATABASE_URL), dataDir: process.env.DATA_DIR }).initialize();
  const pool = driver.pool.promise();
  return async (statements) => {
    const connection = await pool.getConnection();
    for (const { sql, parameters } of statements) await connection.query(sql, parameters);
    connection.release();
  };
}
