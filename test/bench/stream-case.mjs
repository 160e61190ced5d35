import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { frontPages, load, median } from './load.mjs';
import { startFloor } from './page-case.mjs';
import { ADMIN, megabytes, memoryOf, signIn, startServer } from './processes.mjs';

const SAMPLE_MS = 50;
const REQUIRED_BYTES = 40 * 1024 ** 2;
const REQUIRED_SHARE = 0.6;
const SLOW_PAUSE_MS = 10;
const ROUNDS = 3;
// What takes longer than this is measured once.
const PATIENCE_S = 20;

/** The whole list in one answer: what it adds to the server's memory, and how fast it is beside the bare driver. */
export async function streamCase(database, { seconds, report }) {
  await wholeList(database, { seconds, report, floor: true });
  await wholeList(database, { seconds, report, name: ', slow reader', pauseMs: SLOW_PAUSE_MS, rounds: 1 });
  await wholeList(database, { seconds, report, name: ' as CSV', headers: { accept: 'text/csv' } });
}

/** With a server of its own, so that memory left over from another case does not hide what this one takes. */
async function wholeList(database, { seconds, report, name = '', pauseMs = 0, rounds = ROUNDS, headers: more = {}, floor: beside = false }) {
  const server = await startServer(database);
  const headers = { ...(await signIn(server.url)), ...more };
  const floor = beside ? await startFloor(database, headers) : undefined;
  await load(server, frontPages(database.size), { headers: { ...headers, accept: '*/*' }, connections: 10, seconds: seconds / 2 });
  if (more.accept) await confirm(server.url, headers);
  const [runs, shares] = [[], []];
  do {
    const run = await measure(server, headers, pauseMs);
    runs.push(run);
    const least = floor && (await measure(floor, headers, pauseMs));
    if (least) shares.push(run.rate / least.rate);
    report.progress(`${megabytes(run.bytes)}, ${speed(run)}${least ? ` beside ${speed(least)}` : ''}, memory +${megabytes(run.growth)}`);
  } while (runs.length < rounds && runs[0].seconds < PATIENCE_S);
  if (floor) await requireWhole(server.url, headers, database.size);
  await floor?.stop();
  await server.stop();
  const worst = runs.reduce((a, b) => (b.growth > a.growth ? b : a));
  const title = `All ${database.size.toLocaleString('en')} employees in one answer${name}`;
  report.requirement(title, speed({ rate: median(runs.map(({ rate }) => rate)) }), { note: `${megabytes(worst.bytes)} in ${worst.seconds.toFixed(1)} s` });
  if (floor) {
    const share = median(shares);
    report.requirement('… share of the bare driver’s rate', `${Math.round(share * 100)} %`, { required: `≥ ${REQUIRED_SHARE * 100} %`, met: share >= REQUIRED_SHARE });
  }
  report.requirement(`… memory${name}`, `+${megabytes(worst.growth)}`, {
    note: `from ${megabytes(worst.before)}; runs ${runs.map((run) => `+${megabytes(run.growth)}`).join(', ')}`,
    required: `< ${megabytes(REQUIRED_BYTES)}`, met: worst.growth < REQUIRED_BYTES,
  });
}

/** Whoever takes everything away says their password again. */
async function confirm(url, { authorization }) {
  const answer = await fetch(`${url}/api/auth/confirm`, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify({ password: ADMIN.password }) });
  if (!answer.ok) throw new Error(`Confirming answered ${answer.status}.`);
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
    return { bytes, seconds, rate: bytes / seconds, before, growth: before && most - before };
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

function speed({ rate }) {
  return `${(rate / 1e6).toFixed(1)} MB/s`;
}
