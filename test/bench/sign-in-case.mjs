import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import mysql from 'mysql2/promise';
import { frontPages, load, madeAnew, median, medians, send } from './load.mjs';
import { ADMIN, signIn, start, startServer } from './processes.mjs';

const CONNECTIONS = 10;
const PEOPLE = 200;
const REQUIRED_SHARE = 0.9;
const OTHERS_P99_MS = 50;
const FLOOR = join('test', 'bench', 'hash-floor.mjs');

/** Many who come in at once, each from the device that they always use; and what others notice of it. */
export async function signInCase(database, { rounds, seconds, report }) {
  const emails = await withKnownPasswords(database);
  const server = await startServer(database);
  const headers = await signIn(server.url);
  report.load('Verify, 10 connections', await load(server, ['/api/auth/verify'], { headers, connections: CONNECTIONS, seconds }));
  const people = [];
  // One after the other: many new devices at one address are held up, as they should be.
  for (const email of emails) people.push({ email, cookie: await deviceOf(server.url, email) });
  const floor = await start([FLOOR], { NODE_ENV: 'production' });
  const runs = { server: [], floor: [] };
  await comeIn(server, people, seconds / 2);
  for (let round = 0; round < rounds; round++) {
    runs.server.push(await comeIn(server, people, seconds / 2));
    runs.floor.push(await comeIn(floor, people, seconds / 2));
    report.progress(`${runs.server.at(-1).perSecond.toFixed(1)} of ${runs.floor.at(-1).perSecond.toFixed(1)} sign-ins a second`);
  }
  const [, others] = await Promise.all([comeIn(server, people, seconds), load(server, frontPages(database.size), { headers, connections: 1, seconds })]);
  await floor.stop();
  await server.stop();
  const share = median(runs.server.map(({ perSecond }, round) => perSecond / runs.floor[round].perSecond));
  report.load('Sign-in, 10 connections', medians(runs.server));
  report.load('… the hash alone', medians(runs.floor));
  report.requirement('… share of what the hash alone allows', `${Math.round(share * 100)} %`, { required: `≥ ${REQUIRED_SHARE * 100} %`, met: share >= REQUIRED_SHARE });
  report.load('Page of 10 employees while people sign in', others, { required: `p99 ≤ ${OTHERS_P99_MS} ms`, met: others.p99 <= OTHERS_P99_MS });
}

/** Some of the people get the password that the admin has; the company is made up without any. */
async function withKnownPasswords({ file, url }) {
  const hash = 'SELECT password_hash AS hash FROM account WHERE email = ?';
  const some = `SELECT a.id, a.email FROM account a JOIN employee e ON e.account_id = a.id WHERE e.left_on IS NULL ORDER BY a.id LIMIT ${PEOPLE}`;
  const change = 'UPDATE account SET password_hash = ? WHERE id = ?';
  if (url) {
    const connection = await mysql.createConnection(url);
    const [[admin]] = await connection.query(hash, [ADMIN.email]);
    const [people] = await connection.query(some);
    for (const { id } of people) await connection.query(change, [admin.hash, id]);
    await connection.end();
    return people.map(({ email }) => email);
  }
  const connection = new DatabaseSync(file);
  const admin = connection.prepare(hash).get(ADMIN.email);
  const people = connection.prepare(some).all();
  const changing = connection.prepare(change);
  for (const { id } of people) changing.run(admin.hash, id);
  connection.close();
  return people.map(({ email }) => email);
}

async function deviceOf(url, email) {
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password: ADMIN.password }) });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  // Without that of the page, which asks for a header in return.
  return cookies.filter((cookie) => !cookie.startsWith('XSRF-TOKEN=')).join('; ');
}

function comeIn(server, people, seconds) {
  let next = 0;
  const coming = madeAnew(() => {
    const { email, cookie } = people[next++ % people.length];
    return { method: 'POST', path: '/api/auth/login', headers: { cookie }, body: { email, password: ADMIN.password } };
  });
  return send(server, [coming], { headers: { 'content-type': 'application/json' }, connections: CONNECTIONS, seconds });
}
