import { setTimeout as sleep } from 'node:timers/promises';
import { givePolicies } from './balances-case.mjs';
import { memoryOf, signIn, startServer } from './processes.mjs';

const LIMIT_MS = 180_000;
const MEMORY_BYTES = 64 * 1024 ** 2;
const WRITERS_FACTOR = 2;
const UNIT_MS = 100;
const STORED_MS = 50;
const LOOK_MS = 250;
const WRITE_EVERY_MS = 100;
const ALONE_MS = 10_000;

/** A version for everybody is previewed while somebody else writes, and stored. */
export async function previewCase(database, { report }) {
  const server = await startServer(database);
  try {
    const { authorization } = await signIn(server.url);
    const ask = (path, body) => fetch(server.url + path, { headers: { authorization, 'content-type': 'application/json' }, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    const policy = await annualPolicy(ask);
    const alone = writing(ask, server.pid);
    await sleep(ALONE_MS);
    const before = await alone.end();
    const resident = memoryOf(server.pid);

    const beside = writing(ask, server.pid);
    const begun = performance.now();
    const preview = await previewed(ask, { kind: 'version', policy: policy._id, from: '2027-01-01', rules: { ...policy.versions.at(-1).rules, tiers: [{ years: 0, amount: 204 }], notice: 7 } });
    const took = performance.now() - begun;
    const during = await beside.end();
    const stored = await storing(ask, policy, preview);

    const title = `Preview for ${preview.total.toLocaleString('en')} people`;
    report.requirement(title, `${Math.round(took / 1_000)} s`, { required: `≤ ${LIMIT_MS / 1_000} s`, met: took <= LIMIT_MS, note: `${(took / preview.total).toFixed(2)} ms each, three years not closed` });
    report.requirement(`${title}: memory`, `+${Math.round((during.most - resident) / 1024 ** 2)} MB`, { required: `≤ ${MEMORY_BYTES / 1024 ** 2} MB`, met: during.most - resident <= MEMORY_BYTES });
    report.requirement(`${title}: other writers, p95`, `${p95(during.writes).toFixed(1)} ms`, { required: `≤ ${WRITERS_FACTOR} times`, met: p95(during.writes) <= WRITERS_FACTOR * p95(before.writes), note: `alone ${p95(before.writes).toFixed(1)} ms` });
    report.requirement(`${title}: longest write meanwhile`, `${Math.round(during.writes.at(-1))} ms`, { required: `≤ ${UNIT_MS} ms more`, met: during.writes.at(-1) <= UNIT_MS + before.writes.at(-1), note: `${during.writes.length} writes` });
    report.requirement(`${title}: storing it`, `${Math.round(stored)} ms`, { required: `≤ ${STORED_MS} ms`, met: stored <= STORED_MS });
    await yearEnd(ask, policy, report);
  } finally {
    await server.stop();
  }
}

/** The end of the year before: simulated, nothing else beside it. */
async function yearEnd(ask, policy, report) {
  const begun = performance.now();
  const { total } = await previewed(ask, { kind: 'close', leaveType: policy.leaveType._id, until: `${new Date().getUTCFullYear() - 1}-12-31` });
  const took = performance.now() - begun;
  report.requirement(`Year end for ${total.toLocaleString('en')} people`, `${Math.round(took / 1_000)} s`, { required: `≤ ${LIMIT_MS / 1_000} s`, met: took <= LIMIT_MS, note: `${(took / total).toFixed(2)} ms each` });
}

async function annualPolicy(ask) {
  const read = async () => (await (await ask('/api/leave/policy')).json()).policies.find(({ name }) => name === 'Annual Leave');
  if (!(await read())) await givePolicies(ask);
  return read();
}

async function previewed(ask, change) {
  const answer = await (await ask('/api/leave/preview', { change })).json();
  if (!answer.preview) throw new Error(`A preview was refused: ${answer.error}`);
  for (;;) {
    const { preview } = await (await ask(`/api/leave/preview/${answer.preview._id}`)).json();
    if (preview.state === 'Done') return { ...preview, change };
    if (preview.state !== 'Running') throw new Error(`The preview is ${preview.state}.`);
    await sleep(LOOK_MS);
  }
}

async function storing(ask, policy, { basis, change: { from, rules } }) {
  const begun = performance.now();
  const answer = await ask(`/api/leave/policy/version/${policy._id}`, { from, rules, basis });
  if (!answer.ok) throw new Error(`The version was refused: ${(await answer.json()).error}`);
  return performance.now() - begun;
}

/** Somebody adds departments until they are told to end. */
function writing(ask, pid) {
  const writes = [];
  let [most, number, ended] = [0, 0, false];
  const running = (async () => {
    while (!ended) {
      const begun = performance.now();
      await ask('/api/department/add', { dep_name: `Beside ${Date.now()} ${(number += 1)}`, description: 'Added beside a preview' });
      writes.push(performance.now() - begun);
      most = Math.max(most, memoryOf(pid) ?? 0);
      await sleep(WRITE_EVERY_MS);
    }
  })();
  return {
    async end() {
      ended = true;
      await running;
      return { writes: writes.sort((a, b) => a - b), most };
    },
  };
}

const p95 = (sorted) => sorted[Math.floor(sorted.length * 0.95)];
