import { setTimeout as sleep } from 'node:timers/promises';
import { load, median } from './load.mjs';
import { megabytes, memoryOf, signIn, startServer } from './processes.mjs';

const DASHBOARD_REQUIRED_MS = 3;
const START_REQUIRED_MS = 800;
const IDLE_REQUIRED_BYTES = 110 * 1024 ** 2;
const STARTS = 7;
const SETTLE_MS = 1_500;

/** The numbers of the dashboard. */
export async function dashboardCase(database, { seconds, report }) {
  const server = await startServer(database);
  const headers = await signIn(server.url);
  const measure = (connections, time) => load(server, ['/api/dashboard/body'], { headers, connections, seconds: time });
  await measure(10, seconds / 2);
  const [alone, together] = [await measure(1, seconds), await measure(10, seconds)];
  await server.stop();
  report.load('Dashboard numbers, 1 connection', alone, { required: `p50 ≤ ${DASHBOARD_REQUIRED_MS} ms`, met: alone.p50 <= DASHBOARD_REQUIRED_MS });
  report.load('Dashboard numbers, 10 connections', together);
}

/** From the start of the process to its first line, on databases that exist already; in turns. */
export async function startCase(databases, { starts = STARTS, report }) {
  const times = databases.map(() => []);
  const memories = databases.map(() => []);
  for (let round = 0; round < starts; round++) {
    for (const [place, database] of databases.entries()) {
      const server = await startServer(database);
      times[place].push(server.startMs);
      if (round === 0) {
        await sleep(SETTLE_MS);
        memories[place].push(memoryOf(server.pid));
      }
      await server.stop();
    }
  }
  for (const [place, { size }] of databases.entries()) {
    const ms = median(times[place]);
    const [memory] = memories[place];
    report.requirement(`Start until listening, ${size.toLocaleString('en')} employees`, `${Math.round(ms)} ms`, {
      note: `${Math.round(Math.min(...times[place]))} to ${Math.round(Math.max(...times[place]))} ms`,
      required: `≤ ${START_REQUIRED_MS} ms`, met: ms <= START_REQUIRED_MS,
    });
    report.requirement('… idle memory', megabytes(memory), { required: `≤ ${megabytes(IDLE_REQUIRED_BYTES)}`, met: memory <= IDLE_REQUIRED_BYTES });
  }
}
