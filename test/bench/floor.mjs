// The least that a request can cost: the statements that the server itself runs for it, on a bare driver under bare Fastify.
// Started as a process of its own with the server's environment. Arguments: for each kind of request a pair that differs in its
// marks alone, and a token. Where the first one's marks stand in the statements, those of the header `x-marks` are put.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import fastify from 'fastify';
import { built } from './built.mjs';

const { createApp } = await built('app.setup.js');
const { readConfiguration } = await built('platform/config/configuration.js');
const { createDataSource } = await built('platform/database/connection/data-source.js');
const { EmbeddedSqlite } = await built('platform/database/connection/embedded-sqlite.js');
const { newId } = await built('platform/database/statements/ids.js');

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const [pairs, token] = [JSON.parse(process.argv[2]), process.argv[3]];
const onServer = process.env.DATABASE_URL !== undefined;

/** The statements of the request that is recorded; the server's own jobs run outside of it. */
const recording = new AsyncLocalStorage();
record();
const server = await createApp(readConfiguration({ ...process.env, LOG_LEVEL: 'silent' }));
await server.init();
const app = fastify();
for (const pair of pairs) {
  const statementsFor = await replay(pair);
  const { method, path } = pair[0];
  app.route({
    method,
    url: path.split('?')[0],
    handler: async ({ headers }) => ({
      success: true,
      results: await run(statementsFor(JSON.parse(headers['x-marks']))),
    }),
  });
}
await server.close();
const run = onServer ? await serverRunner() : embeddedRunner();
process.on('SIGTERM', () => process.exit());
console.log(`Listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);

/** The statements of one request, as a function of another one's marks: with new ids, and now where the pair has different instants. */
async function replay([first, second]) {
  await statementsOf(first.method === 'GET' ? first : { method: 'GET', path: '/api/auth/verify' });
  const [one, other] = [await statementsOf(first), await statementsOf(second)];
  // Reads on several connections come in any order.
  const plan = one.flatMap((statement) => {
    const twin = other.findIndex(({ sql }) => sql === statement.sql);
    return twin < 0 ? [] : [{ ...statement, before: other.splice(twin, 1)[0].parameters }];
  });
  if (plan.length < one.length)
    throw new Error(
      `Two requests to ${first.path} have different statements:\n${one.map(({ sql }) => sql).join('\n')}`,
    );
  const given = JSON.stringify([first, second, plan.map(({ before }) => before)]);
  const fresh = [
    ...new Set(JSON.stringify(plan.map(({ parameters }) => parameters)).match(ID)),
  ].filter((id) => !given.includes(id));
  return (marks) => {
    const [ids, now] = [new Map(fresh.map((id) => [id, newId()])), Date.now()];
    const changed = (value, before) => {
      if (typeof value === 'string')
        return first.marks.reduce(
          (text, mark, n) => text.replaceAll(mark, marks[n]),
          value.replace(ID, (id) => ids.get(id) ?? id),
        );
      return value === before ? value : (marks[first.marks.indexOf(value)] ?? now);
    };
    return plan.map(({ sql, parameters, before }) => ({
      sql,
      parameters: parameters.map((value, n) => changed(value, before[n])),
    }));
  };
}

/** All statements of a read; of a write only the look at the session and the unit of work, since it wakes the server's own jobs. */
async function statementsOf({ method, path, body }) {
  const statements = [];
  // Awaited within: it begins when it is.
  const answer = await recording.run(
    statements,
    async () =>
      await server.inject({
        method,
        url: path,
        headers: { authorization: `Bearer ${token}` },
        payload: body,
      }),
  );
  if (answer.statusCode >= 300)
    throw new Error(`The server answered ${answer.statusCode}: ${answer.body}`);
  if (method === 'GET') return statements;
  const session = statements.find(({ sql }) => /FROM session s /.test(sql));
  const audit = statements.find(({ sql }) => /INTO [`"]?audit_entry/.test(sql));
  const written = statements.filter(({ connection }) => connection === audit?.connection);
  const begin = written.findLastIndex(
    ({ sql }, place) => place < written.indexOf(audit) && /^(BEGIN|START)/.test(sql),
  );
  const end = written.findIndex(
    ({ sql }, place) => place > written.indexOf(audit) && sql === 'COMMIT',
  );
  if (!session || begin < 0 || end < 0)
    throw new Error('The statements of a write were not found.');
  return [session, ...written.slice(begin, end + 1)];
}

function record() {
  if (onServer) {
    let { prototype } = createRequire(import.meta.url)('mysql2').Connection;
    while (!Object.hasOwn(prototype, 'query')) prototype = Object.getPrototypeOf(prototype);
    const { query } = prototype;
    prototype.query = function (sql, values, ...rest) {
      recording.getStore()?.push({
        connection: this,
        sql: sql.sql ?? sql,
        parameters: [...(sql.values ?? (Array.isArray(values) ? values : []))],
      });
      return query.call(this, sql, values, ...rest);
    };
    return;
  }
  const { prepare, exec } = EmbeddedSqlite.prototype;
  EmbeddedSqlite.prototype.exec = function (sql) {
    recording.getStore()?.push({ connection: this, sql, parameters: [] });
    return exec.call(this, sql);
  };
  EmbeddedSqlite.prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    const noted =
      (method) =>
      (...parameters) => {
        recording.getStore()?.push({ connection: this, sql, parameters });
        return statement[method](...parameters);
      };
    return { reader: statement.reader, all: noted('all'), run: noted('run') };
  };
}

function embeddedRunner() {
  const { connection } = new EmbeddedSqlite(`${process.env.DATA_DIR}/database.sqlite`);
  // The server beside it still seals what it has recorded.
  connection.exec('PRAGMA busy_timeout = 5000');
  const prepared = new Map();
  const statement = (sql) =>
    prepared.get(sql) ?? prepared.set(sql, connection.prepare(sql)).get(sql);
  return (statements) =>
    statements.map(({ sql, parameters }) =>
      statement(sql)[/^\s*SELECT/i.test(sql) ? 'all' : 'run'](
        ...parameters.map((value) => value ?? null),
      ),
    );
}

async function serverRunner() {
  const { driver } = await createDataSource({
    databaseUrl: new URL(process.env.DATABASE_URL),
    dataDir: process.env.DATA_DIR,
  }).initialize();
  const pool = driver.pool.promise();
  return async (statements) => {
    const connection = await pool.getConnection();
    const results = [];
    for (const { sql, parameters } of statements)
      results.push((await connection.query(sql, parameters))[0]);
    connection.release();
    return results;
  };
}
