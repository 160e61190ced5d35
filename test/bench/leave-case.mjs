import { join } from 'node:path';
import autocannon from 'autocannon';
import { built } from './built.mjs';
import { median, medians } from './load.mjs';
import { cpuOf, signIn, start, startServer } from './processes.mjs';

const CONNECTIONS = 10;
const FLOOR = join('test', 'bench', 'leave-floor.mjs');
/** Of the bare driver on a server; in a second on the embedded database, durable as always. */
const REQUIRED = { mysql: { share: 0.6 }, sqlite: { perSecond: 800 } };

/** New requests for leave, with their days kept from others, against a bare driver that runs the same statements; in turns. */
export async function leaveCase(database, { rounds, seconds, report, engine }) {
  const first = await startServer(database);
  const { authorization } = await signIn(first.url);
  const query = new URLSearchParams({ range: '[0,999]', sort: '["id","ASC"]' });
  const { employees } = await (await fetch(`${first.url}/api/employee?${query}`, { headers: { authorization } })).json();
  // Before it measures, the floor runs the server itself, to see what it asks: never two at once on the embedded database.
  await first.stop();
  const floor = await start([FLOOR, authorization.split(' ')[1], employees.at(-1)._id], { NODE_ENV: 'production', ...database.environment, TIME_ZONE: 'UTC', JWT_SECRET: 'a secret that only this benchmark has, and no other' });
  const server = await startServer(database);
  const next = await asker(employees.slice(0, -1));
  const measure = (process, time = seconds / 2) => post(process, next, authorization, time);
  const runs = { server: [], floor: [] };
  await measure(server, seconds / 4);
  await measure(floor, seconds / 4);
  for (let round = 0; round < rounds; round++) {
    runs.server.push(await measure(server));
    runs.floor.push(await measure(floor));
    report.progress(`${Math.round(runs.server.at(-1).perSecond)} of ${Math.round(runs.floor.at(-1).perSecond)} requests for leave a second`);
  }
  await floor.stop();
  await server.stop();
  const [ours, least] = [medians(runs.server), medians(runs.floor)];
  const share = median(runs.server.map(({ perSecond }, round) => perSecond / runs.floor[round].perSecond));
  const { share: least60, perSecond } = REQUIRED[engine];
  report.load('New request for leave, 10 connections', ours, perSecond ? { required: `≥ ${perSecond} req/s`, met: ours.perSecond >= perSecond } : {});
  report.load('… bare driver, the same statements', least);
  report.requirement('… share of the bare driver’s rate', `${Math.round(share * 100)} %`, least60 ? { required: `≥ ${least60 * 100} %`, met: share >= least60 } : {});
}

/** Bodies that no request before has had: each person a day, then each the next but one. */
async function asker(people) {
  const { addDays } = await built('contract/calendar-date.js');
  let asked = 0;
  return () => {
    const day = addDays('2027-02-01', 2 * Math.floor(asked / people.length));
    return JSON.stringify({ userId: people[asked++ % people.length]._id, leaveType: 'Annual Leave', startDate: day, endDate: day, reason: 'Measured' });
  };
}

async function post({ url, pid }, next, authorization, seconds) {
  const times = [];
  const refused = new Set();
  const before = cpuOf(pid);
  const request = { method: 'POST', path: '/api/leave/add', setupRequest: (one) => ({ ...one, body: next() }) };
  const run = autocannon({ url, connections: CONNECTIONS, duration: seconds, headers: { authorization, 'content-type': 'application/json' }, requests: [request] });
  run.on('response', (client, status, bytes, ms) => {
    times.push(ms);
    if (status !== 201) refused.add(status);
  });
  const result = await run;
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests for leave failed: ${[...refused].join(', ')}.`);
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor(times.length * part)];
  return { perSecond: result['2xx'] / ((result.finish - result.start) / 1_000), p50: at(0.5), p95: at(0.95), p99: at(0.99), cpu: (cpuOf(pid) - before) / times.length };
}
