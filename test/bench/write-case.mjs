import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeAnew, median, medians, send } from './load.mjs';
import { SECRET, signIn, start, startServer } from './processes.mjs';
import { WRITE_CASES } from './write-cases.mjs';

const CONNECTIONS = 10;
const FLOOR = join('test', 'bench', 'write-floor.mjs');
const PEOPLE = 1_000;

/** Writes of one kind, durable as always; in the largest company against a bare driver that runs the same statements, in turns. */
export async function writeCase(kind, databases, { rounds, seconds, report, engine }) {
  const smaller = [];
  for (const database of databases.slice(0, -1)) smaller.push(await alone(kind, database, seconds / 2));
  const { one, ours, least, share } = await besideFloor(kind, databases.at(-1), { rounds, seconds, report });
  const { share: leastShare, perSecond } = one.required?.[engine] ?? {};
  const note = `p50 ${[...smaller, ours].map(({ p50 }) => p50.toFixed(2)).join(' → ')} ms at ${databases.map(({ size }) => size.toLocaleString('en')).join(', ')} employees`;
  report.load(`${one.name}, ${CONNECTIONS} connections`, ours, { note, ...(perSecond && { required: `≥ ${perSecond} req/s`, met: ours.perSecond >= perSecond }) });
  report.load(`… bare driver, the same statements (${one.name.toLowerCase()})`, least);
  report.requirement('… share of the bare driver’s rate', `${Math.round(share * 100)} %`, leastShare ? { required: `≥ ${leastShare * 100} %`, met: share >= leastShare } : {});
}

async function alone(kind, database, seconds) {
  const { token, facts } = await factsOf(database, kind);
  const server = await startServer(database);
  const asking = asker(WRITE_CASES[kind](facts), token, 2);
  await asking(server, seconds / 4);
  const result = await asking(server, seconds);
  await server.stop();
  return result;
}

async function besideFloor(kind, database, { rounds, seconds, report }) {
  const { token, facts } = await factsOf(database, kind);
  const one = WRITE_CASES[kind](facts);
  // Before it metrics, the floor runs the server itself, to see what it asks: never two at once on the embedded database.
  const file = join(database.environment.DATA_DIR, 'facts.json');
  writeFileSync(file, JSON.stringify(facts));
  const floor = await start([FLOOR, kind, file, token], { NODE_ENV: 'production', ...database.environment, TIME_ZONE: 'UTC', JWT_SECRET: SECRET });
  const server = await startServer(database);
  const measure = asker(one, token, 2 * rounds + 2);
  const runs = { server: [], floor: [] };
  await measure(server, seconds / 4);
  await measure(floor, seconds / 4);
  for (let round = 0; round < rounds; round++) {
    runs.server.push(await measure(server, seconds / 2));
    runs.floor.push(await measure(floor, seconds / 2));
    report.progress(`${Math.round(runs.server.at(-1).perSecond)} of ${Math.round(runs.floor.at(-1).perSecond)} a second`);
  }
  await floor.stop();
  await server.stop();
  const share = median(runs.server.map(({ perSecond }, round) => perSecond / runs.floor[round].perSecond));
  return { one, ours: medians(runs.server), least: medians(runs.floor), share };
}

/** Sends for some seconds what nobody was sent before; of what there is only so much, a part for each of the `runs`. */
function asker(one, token, runs) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const amount = one.most && Math.max(1, Math.floor(one.most / runs));
  let asked = 0;
  const next = madeAnew(() => {
    const { method, path, body } = one.asked(asked++);
    return { method, path, body };
  });
  return (server, seconds) => send(server, [next], { headers, seconds, amount, connections: Math.min(CONNECTIONS, amount ?? CONNECTIONS) });
}

async function factsOf(database, kind) {
  const server = await startServer(database);
  // Without the cookie, so that writes need no word of the page.
  const { authorization } = await signIn(server.url);
  const headers = { authorization };
  const read = async (path) => (await fetch(server.url + path, { headers })).json();
  const people = (await read(`/api/employee?range=[0,${PEOPLE - 1}]&sort=["id","ASC"]`)).employees.map(({ _id }) => _id);
  const [department] = (await read('/api/department?range=[0,0]')).departments;
  const pair = kind === 'decide' ? await pairOf(server.url, headers, people[0]) : [];
  const pending = kind === 'decide' ? [...pair, ...(await pendingIds(read)).filter((id) => !pair.includes(id))] : [];
  await server.stop();
  return { token: authorization.split(' ')[1], facts: { people, pending, department: department._id } };
}

async function pendingIds(read) {
  const ids = [];
  for (;;) {
    const query = new URLSearchParams({ filter: '{"status":"Pending"}', sort: '["id","ASC"]', range: JSON.stringify([ids.length, ids.length + PEOPLE - 1]) });
    const { leaves } = await read(`/api/leave?${query}`);
    ids.push(...leaves.map(({ _id }) => _id));
    if (leaves.length < PEOPLE) return ids;
  }
}

/** Two requests for leave that differ in nothing but their day. */
async function pairOf(url, headers, userId) {
  const ask = async (day) => {
    const body = JSON.stringify({ userId, leaveType: 'Annual Leave', startDate: day, endDate: day, reason: 'Measured' });
    const answer = await fetch(`${url}/api/leave/add`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
    const { leave, error } = await answer.json();
    if (!leave) throw new Error(`A request for leave was refused: ${error}`);
    return leave._id;
  };
  return [await ask('2027-06-01'), await ask('2027-06-02')];
}
