import { listCases } from './list-cases.mjs';
import { load, medians } from './load.mjs';
import { signIn, startServer } from './processes.mjs';

const ROWS = 10;
const ROUNDS = 2;
const MIDDLE_MS = { sqlite: 60, mysql: 150 };
const LAST_TO_FIRST = 2;

/** Each way to look at a list, one request at a time, on companies of each size in turns, so that all see the same noise. */
export async function flatCase(databases, { seconds, report, engine, only }) {
  const servers = [];
  try {
    for (const database of databases) servers.push(await ready(database));
    const found = new Map();
    for (const [place, { name }] of servers[0].cases.entries()) {
      if (only && !name.toLowerCase().includes(only)) continue;
      const asked = servers.at(-1).cases[place];
      const runs = await inTurns(servers, place, seconds / 16);
      const [before, figures] = [runs[0], runs.at(-1)];
      found.set(name, figures);
      const note = `p50 ${runs.map(({ p50 }) => p50.toFixed(2)).join(' → ')} ms at ${databases.map(({ size }) => size.toLocaleString('en')).join(', ')} employees`;
      report.load(name, figures, { note, ...required(asked, { figures, before, first: found.get(asked.like), engine }) });
    }
  } finally {
    for (const { server } of servers) await server.stop();
  }
}

async function inTurns(servers, place, seconds) {
  const paths = [];
  for (const { server, headers, cases } of servers) paths.push(await pathOf(server.url, headers, cases[place]));
  const runs = servers.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [size, { server, headers }] of servers.entries()) {
      // What nobody has read since the server's start comes from the disk; that is another measurement.
      await (await fetch(server.url + paths[size], { headers })).arrayBuffer();
      runs[size].push(await load(server, [paths[size]], { headers, connections: 1, seconds }));
    }
  }
  return runs.map(medians);
}

function required({ flat, like, middle, p50, p95 }, { figures, before, first, engine }) {
  if (p95) return { required: `p95 ≤ ${p95} ms`, met: figures.p95 <= p95 };
  if (p50) return { required: `p50 ≤ ${p50} ms`, met: figures.p50 <= p50 };
  if (middle) return { required: `p50 ≤ ${MIDDLE_MS[engine]} ms`, met: figures.p50 <= MIDDLE_MS[engine] };
  if (!flat) return {};
  const met = figures.p50 <= before.p50 * flat && (!like || figures.p50 <= first.p50 * LAST_TO_FIRST);
  return { required: `≤ ${flat} × smallest${like ? `, ≤ ${LAST_TO_FIRST} × first` : ''}`, met };
}

/** A server on this company, and its lists. */
async function ready(database) {
  const server = await startServer(database);
  const headers = await signIn(server.url);
  const ask = async (path) => (await fetch(server.url + path, { headers })).json();
  const [department] = (await ask(`/api/department${query({ range: [0, 0], sort: ['employees', 'DESC'] })}`)).departments;
  const [first] = (await ask(`/api/employee${query({ range: [0, 0], sort: ['id', 'ASC'] })}`)).employees;
  const facts = { department: department._id, employee: first._id, number: first.employeeId, common: first.name.split(' ')[0] };
  return { server, headers, cases: listCases(facts) };
}

/** A page at one of the ends, or between them, of as many rows as there are. */
async function pathOf(url, headers, { path, sort, filter, at }) {
  if (at === undefined) return path;
  const asked = { ...(sort ? { sort } : {}), filter };
  const answer = await fetch(`${url}${path}${query({ range: [0, 0], ...asked })}`, { headers });
  const total = Number(answer.headers.get('content-range').split('/')[1]);
  const from = Math.floor(Math.max(0, total - ROWS) * at);
  return `${path}${query({ range: [from, from + ROWS - 1], ...asked })}`;
}

function query(asked) {
  return `?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]))}`;
}
