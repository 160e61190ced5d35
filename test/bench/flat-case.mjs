import { listCases } from './list-cases.mjs';
import { load } from './load.mjs';
import { signIn, startServer } from './processes.mjs';

const ROWS = 10;
const MIDDLE_MS = { sqlite: 5, mysql: 40 };
const LAST_TO_FIRST = 2;

/** Each way to look at a list, one request at a time, on companies of each size, the smallest first. */
export async function flatCase(databases, { seconds, report, engine, only }) {
  const runs = [];
  for (const database of databases) runs.push(await measure(database, { seconds: seconds / 8, only, report }));
  const [smallest, largest] = [runs[0], runs.at(-1)];
  for (const [name, { at: asked, figures }] of largest) {
    const before = smallest.get(name).figures;
    const note = `p50 ${runs.map((run) => run.get(name).figures.p50.toFixed(2)).join(' → ')} ms at ${databases.map(({ size }) => size.toLocaleString('en')).join(', ')} employees`;
    report.load(name, figures, { note, ...required(asked, { figures, before, first: largest.get(asked.like)?.figures, engine }) });
  }
}

function required({ flat, like, middle, p50, p95 }, { figures, before, first, engine }) {
  if (p95) return { required: `p95 ≤ ${p95} ms`, met: figures.p95 <= p95 };
  if (p50) return { required: `p50 ≤ ${p50} ms`, met: figures.p50 <= p50 };
  if (middle) return { required: `p50 ≤ ${MIDDLE_MS[engine]} ms`, met: figures.p50 <= MIDDLE_MS[engine] };
  if (!flat) return {};
  const met = figures.p50 <= before.p50 * flat && (!like || figures.p50 <= first.p50 * LAST_TO_FIRST);
  return { required: `≤ ${flat} × smallest${like ? `, ≤ ${LAST_TO_FIRST} × first` : ''}`, met };
}

async function measure(database, { seconds, only, report }) {
  const server = await startServer(database);
  try {
    const headers = await signIn(server.url);
    const ask = async (path) => (await fetch(server.url + path, { headers })).json();
    const [department] = (await ask(`/api/department${query({ range: [0, 0], sort: ['employees', 'DESC'] })}`)).departments;
    const [first] = (await ask(`/api/employee${query({ range: [0, 0], sort: ['id', 'ASC'] })}`)).employees;
    const facts = { department: department._id, employee: first._id, number: first.employeeId, common: first.name.split(' ')[0] };
    const results = new Map();
    for (const one of listCases(facts).filter(({ name }) => !only || name.toLowerCase().includes(only))) {
      const path = await pathOf(server.url, headers, one);
      // What nobody has read since the server's start comes from the disk; that is another measurement.
      await (await fetch(server.url + path, { headers })).arrayBuffer();
      results.set(one.name, { at: one, figures: await load(server, [path], { headers, connections: 1, seconds }) });
    }
    report.progress(`${database.size.toLocaleString('en')} employees: ${results.size} lists`);
    return results;
  } finally {
    await server.stop();
  }
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
