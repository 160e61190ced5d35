// The least that a page of employees, or all of them, can cost: the same statements and the same answer, on a bare driver
// under bare Fastify. Started as a process of its own with the server's environment, and as arguments session and account.
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { built } from './built.mjs';

const { createDataSource } = await built('platform/database/connection/data-source.js');
const { EmbeddedSqlite } = await built('platform/database/connection/embedded-sqlite.js');
const { readBatches } = await built('platform/database/lists/list-reader.js');
const { readPage } = await built('platform/database/lists/list-page.js');
const { employeeList, employeeListRecord } = await built('employee/employee-list.js');
const { Headcount } = await built('department/headcount.js');
const { Sessions } = await built('auth/sessions/sessions.js');
const { Clock } = await built('platform/config/clock.js');

const [sessionId, accountId] = process.argv.slice(2);
const clock = new Clock({ timeZone: process.env.TIME_ZONE });
const today = clock.today();

/** What the server's own code asks the database, so that this cannot ask for less. */
async function statementOf(call, rows = []) {
  const asked = [];
  const query = async (sql, parameters) => {
    asked.push({ sql, parameters });
    return rows;
  };
  // With such rows it may well fail afterwards; only its statement counts.
  await Promise.resolve(call(query)).catch(() => undefined);
  if (asked.length !== 1) throw new Error(`One statement was expected, not ${asked.length}.`);
  return asked[0];
}

/** A service with what its reading needs and nothing else. */
const service = (Kind, read) => Object.assign(Object.create(Kind.prototype), { work: { read }, clock });

const list = employeeList(() => today);
const session = await statementOf((read) => service(Sessions, read).actorOf(sessionId, accountId, ''));
const engine = process.env.DATABASE_URL ? 'mysql' : 'sqlite';
const first = { range: { from: 0, to: 9 }, sort: list.sort.name, descending: false, conditions: [] };
// A page with too few rows would be counted.
const page = await statementOf((read) => readPage({ read, engine }, list, first, { total: 1_000 }), Array(10).fill({}));
const totals = await statementOf((read) => service(Headcount, read).totals());
if (JSON.stringify(page.parameters) !== '[10,0]') throw new Error('The parameters of a page are no longer its length and its start.');

/** `read(sql)` answers a function from parameters to rows. */
const read = process.env.DATABASE_URL ? await serverReader(new URL(process.env.DATABASE_URL)) : embeddedReader();
const [readSession, readRows, readTotals] = [session.sql, page.sql, totals.sql].map(read);

const app = fastify();
app.get('/api/employee', async (request, reply) => {
  const [actor] = await readSession(session.parameters);
  if (!actor) throw new Error('The session is gone.');
  if (!request.query.range) {
    void reply.type('application/json; charset=utf-8');
    return Readable.from(everybody());
  }
  const [from, to] = JSON.parse(request.query.range);
  const rows = await readRows([to - from + 1, from]);
  const [{ active, gone, departments }] = await readTotals(totals.parameters);
  return {
    success: true,
    employees: rows.map((row) => employeeListRecord(row, today)),
    summary: { total: Number(active), departments: Number(departments), left: Number(gone) },
  };
});
process.on('SIGTERM', () => process.exit());
console.log(`Listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);

async function* everybody() {
  const prepared = new Map();
  const reading = { read: async (sql, parameters) => (prepared.get(sql) ?? prepared.set(sql, read(sql)).get(sql))(parameters), engine };
  let separator = '';
  yield Buffer.from('{"success":true,"employees":[');
  for await (const rows of readBatches(reading, list, { sort: list.sort.id, descending: false, conditions: [] })) {
    yield Buffer.from(separator + rows.map((row) => JSON.stringify(employeeListRecord(row, today))).join(','));
    separator = ',';
  }
  yield Buffer.from(']}');
}

function embeddedReader() {
  // The connection behind the server's adapter, with its settings and without the adapter.
  const { connection } = new EmbeddedSqlite(`${process.env.DATA_DIR}/database.sqlite`, { readonly: true });
  return (sql) => {
    const statement = connection.prepare(sql);
    return (parameters) => statement.all(...parameters);
  };
}

async function serverReader(databaseUrl) {
  // TypeORM only translates the options here; what is used is mysql2's pool.
  const dataSource = await createDataSource({ databaseUrl, dataDir: process.env.DATA_DIR }).initialize();
  const { pool } = dataSource.driver;
  return (sql) => (parameters) =>
    new Promise((resolve, reject) => pool.query(sql, parameters, (error, rows) => (error ? reject(error) : resolve(rows))));
}
