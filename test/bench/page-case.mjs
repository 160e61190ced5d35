import { join } from 'node:path';
import { frontPages, load, medians } from './load.mjs';
import { megabytes, peakMemoryOf, signIn, start, startServer } from './processes.mjs';

const CONNECTIONS = 10;
const REQUIRED = { sqlite: 0.8, mysql: 0.85 };
const FLOOR = join('test', 'bench', 'floor.mjs');

/** A page of ten through the whole signed-in stack, against the least that it can cost; in turns, so that both see the same noise. */
export async function pageCase(database, { rounds, seconds, report, engine }) {
  const server = await startServer(database);
  const headers = await signIn(server.url);
  const floor = await startFloor(database, headers);
  const paths = frontPages(database.size);
  await requireSameAnswers(server.url, floor.url, headers, paths);

  const measure = (process, time = seconds) => load(process, paths, { headers, connections: CONNECTIONS, seconds: time });
  const runs = { server: [], floor: [] };
  await measure(server, seconds / 2);
  await measure(floor, seconds / 2);
  for (let round = 1; round <= rounds; round++) {
    runs.server.push(await measure(server));
    runs.floor.push(await measure(floor));
    report.progress(`round ${round}: ${Math.round(runs.server.at(-1).perSecond)} of ${Math.round(runs.floor.at(-1).perSecond)} req/s, processor ${runs.server.at(-1).cpu.toFixed(2)} to ${runs.floor.at(-1).cpu.toFixed(2)} ms`);
  }
  const peak = peakMemoryOf(server.pid);
  await floor.stop();
  await server.stop();

  const [ours, least] = [medians(runs.server), medians(runs.floor)];
  const ratios = runs.server.map(({ perSecond }, round) => perSecond / runs.floor[round].perSecond);
  const { ratio } = medians(ratios.map((one) => ({ ratio: one })));
  report.load('Page of 10 employees, signed in, 10 connections', ours);
  report.load('… bare driver under bare Fastify', least);
  report.requirement('… share of the bare driver’s rate', percent(ratio), {
    note: `rounds ${ratios.map(percent).join(', ')}`, required: `≥ ${percent(REQUIRED[engine])}`, met: ratio >= REQUIRED[engine],
  });
  report.requirement('… by processor time alone', percent(least.cpu / ours.cpu), { note: 'of the two Node processes; that of a database server is not in it' });
  report.requirement('… most memory that the server had', megabytes(peak), {});
  report.load('… with the request log (LOG_LEVEL=info)', await withRequestLog(database, paths, seconds));
}

/** The bare driver under bare Fastify, for whoever has these headers. */
export function startFloor(database, { authorization }) {
  const { sid, sub } = JSON.parse(Buffer.from(authorization.split('.')[1], 'base64url').toString());
  return start([FLOOR, sid, sub], { ...database.environment, TIME_ZONE: 'UTC' });
}

async function withRequestLog(database, paths, seconds) {
  const server = await startServer(database, { LOG_LEVEL: 'info' });
  const options = { headers: await signIn(server.url), connections: CONNECTIONS };
  await load(server, paths, { ...options, seconds: seconds / 2 });
  const result = await load(server, paths, { ...options, seconds });
  await server.stop();
  return result;
}

/** Comparing the speed of different answers would say nothing. */
async function requireSameAnswers(server, floor, headers, paths) {
  for (const path of [paths[0], paths.at(-1)]) {
    const [ours, least] = await Promise.all([server, floor].map(async (url) => (await fetch(url + path, { headers })).text()));
    if (ours !== least) throw new Error(`The server and the bare driver answer differently:\n${ours.slice(0, 600)}\n${least.slice(0, 600)}`);
    if (JSON.parse(ours).employees?.length !== 10) throw new Error(`This is no page of ten employees:\n${ours.slice(0, 600)}`);
  }
}

function percent(part) {
  return `${Math.round(part * 100)} %`;
}
