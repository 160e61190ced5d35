import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { frontPages, load } from './load.mjs';
import { memoryOf, signIn, startServer } from './processes.mjs';

const SAMPLE_MS = 50;
const REQUIRED_BYTES = 60 * 1024 ** 2;
const SLOW_PAUSE_MS = 10;
const ROUNDS = 3;
// What takes longer than this is measured once.
const PATIENCE_S = 20;

/** The whole list in one answer: what it adds to the server's memory, and how long it takes. */
export async function streamCase(database, { seconds, report }) {
  for (const [name, pauseMs, rounds] of [['', 0, ROUNDS], [', slow reader', SLOW_PAUSE_MS, 1]]) {
    // A process of its own each, so that memory left over from one does not hide what the other takes.
    const server = await startServer(database);
    const headers = await signIn(server.url);
    await load(server, frontPages(database.size), { headers, connections: 10, seconds: seconds / 2 });
    const runs = [];
    do {
      const run = await measure(server, headers, pauseMs);
      runs.push(run);
      report.progress(`${mebibytes(run.bytes)} in ${run.seconds.toFixed(1)} s, memory +${mebibytes(run.growth)}`);
    } while (runs.length < rounds && runs[0].seconds < PATIENCE_S);
    if (name === '') await requireWhole(server.url, headers, database.size);
    await server.stop();
    const worst = runs.reduce((a, b) => (b.growth > a.growth ? b : a));
    const { bytes, seconds: taken, before, growth } = worst;
    report.requirement(`All ${database.size.toLocaleString('en')} employees in one answer${name}: memory`, growth === undefined ? 'not told by this system' : `+${mebibytes(growth)}`, {
      note: `from ${mebibytes(before)}; runs ${runs.map((run) => `+${mebibytes(run.growth)}`).join(', ')}; ${mebibytes(bytes)} in ${taken.toFixed(1)} s`,
      required: `< ${mebibytes(REQUIRED_BYTES)}`, met: growth < REQUIRED_BYTES,
    });
  }
}

async function measure({ url, pid }, headers, pauseMs) {
  const before = memoryOf(pid);
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, memoryOf(pid))), SAMPLE_MS);
  const begun = performance.now();
  try {
    const bytes = await readAll(`${url}/api/employee`, headers, pauseMs);
    const seconds = (performance.now() - begun) / 1_000;
    await sleep(2 * SAMPLE_MS);
    return { bytes, seconds, before, growth: before && most - before };
  } finally {
    clearInterval(sampling);
  }
}

/** Reads and throws away, perhaps with a pause after each piece, so that the server must wait. */
async function readAll(url, headers, pauseMs) {
  const [answer] = await once(get(url, { headers, agent: false }), 'response');
  if (answer.statusCode !== 200) throw new Error(`The whole list answered ${answer.statusCode}.`);
  let bytes = 0;
  for await (const piece of answer) {
    bytes += piece.length;
    if (pauseMs > 0) await sleep(pauseMs);
  }
  return bytes;
}

async function requireWhole(url, headers, size) {
  const { employees } = await (await fetch(`${url}/api/employee`, { headers })).json();
  const ids = new Set(employees.map(({ _id }) => _id));
  if (employees.length !== size || ids.size !== size) throw new Error(`The whole list has ${employees.length} employees, ${ids.size} of them different.`);
}

function mebibytes(bytes) {
  return bytes === undefined ? '?' : `${Math.round(bytes / 1024 ** 2)} MB`;
}
