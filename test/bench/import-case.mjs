import { setTimeout as sleep } from 'node:timers/promises';
import { employees } from './load.mjs';
import { peopleFile } from './people-file.mjs';
import { ADMIN, memoryOf, signIn, startServer } from './processes.mjs';

const LIMIT_MS = 10_000;
const READ_P95_MS = 100;
const WRITE_MAX_MS = 3_000;
const MEMORY_BYTES = 150 * 1024 ** 2;
const LOOK_MS = 50;
const READ_EVERY_MS = 10;
const WRITE_EVERY_MS = 200;

/** A file of employees: brought, checked, imported and undone, while others read and write. */
export async function importCase(database, { people, report }) {
  const server = await startServer(database);
  const api = caller(server.url, await signIn(server.url));
  // What a server has after its first requests is not the import's.
  for (let warm = 0; warm < 20; warm++) await api('GET', '/employee?range=[0,9]');
  const title = `Import of ${people.toLocaleString('en')} employees`;
  const before = memoryOf(server.pid);
  const others = watch(api, server.pid);

  const brought = await timed(() => api('POST', '/import/add', peopleForm(people)));
  const { import: job, proposal } = brought.result;
  const step = async (name, body, state) => {
    const { ms } = await timed(async () => {
      await api('POST', `/import/${name}/${job._id}`, body);
      for (;;) {
        const { import: now } = await api('GET', `/import/single/${job._id}`);
        if (now.state === state) return now;
        if (now.fault) throw new Error(now.fault);
        await sleep(LOOK_MS);
      }
    });
    return ms;
  };
  const checked = await step('check', { mapping: { ...proposal, payPeriod: 'year' } }, 'Checked');
  await api('POST', '/auth/confirm', { password: ADMIN.password });
  const applied = await step('apply', {}, 'Applied');
  const { reads, writes, most } = await others.end();
  const undone = await step('undo', {}, 'Undone');
  await server.stop();

  const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;
  const limit = { required: `≤ ${LIMIT_MS / 1_000} s` };
  report.requirement(`${title}: upload`, seconds(brought.ms), {});
  report.requirement(`${title}: dry run`, seconds(checked), { ...limit, met: checked <= LIMIT_MS });
  report.requirement(`${title}: commit`, seconds(applied), { ...limit, met: applied <= LIMIT_MS });
  report.requirement(`${title}: undo`, seconds(undone), {});
  report.requirement(`${title}: memory`, `+${Math.round((most - before) / 1024 ** 2)} MB`, { required: `< ${MEMORY_BYTES / 1024 ** 2} MB`, met: most - before < MEMORY_BYTES, note: `from ${Math.round(before / 1024 ** 2)} MB` });
  const p95 = reads[Math.floor(reads.length * 0.95)];
  report.requirement(`${title}: reads meanwhile, p95`, `${p95.toFixed(1)} ms`, { required: `< ${READ_P95_MS} ms`, met: p95 < READ_P95_MS, note: `${reads.length} reads, longest ${Math.round(reads.at(-1))} ms` });
  report.requirement(`${title}: longest write meanwhile`, `${Math.round(writes.at(-1))} ms`, { required: `≤ ${WRITE_MAX_MS} ms`, met: writes.at(-1) <= WRITE_MAX_MS, note: `${writes.length} writes` });
}

function peopleForm(people) {
  const form = new FormData();
  form.append('kind', 'employees');
  form.append('file', new Blob([peopleFile(people)]), 'people.csv');
  return form;
}

/** Somebody else reads pages and adds departments until they are told to end. */
function watch(api, pid) {
  const [reads, writes] = [[], []];
  let most = 0;
  let ended = false;
  const again = async (times, everyMs, work) => {
    while (!ended) {
      times.push((await timed(work)).ms);
      most = Math.max(most, memoryOf(pid) ?? 0);
      await sleep(everyMs);
    }
  };
  let number = 0;
  const running = Promise.all([
    again(reads, READ_EVERY_MS, () => api('GET', employees({ from: 0 }).replace('/api', ''))),
    again(writes, WRITE_EVERY_MS, () => api('POST', '/department/add', { dep_name: `Meanwhile ${(number += 1)} of ${pid}`, description: 'Added while a file goes in' })),
  ]);
  const sorted = (times) => times.sort((a, b) => a - b);
  return {
    async end() {
      ended = true;
      await running;
      return { reads: sorted(reads), writes: sorted(writes), most };
    },
  };
}

async function timed(work) {
  const begun = performance.now();
  const result = await work();
  return { ms: performance.now() - begun, result };
}

function caller(url, { authorization }) {
  return async (method, path, body) => {
    const form = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization, ...(body && !form && { 'content-type': 'application/json' }) },
      body: form || body === undefined ? body : JSON.stringify(body),
    });
    const json = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${json.error}`);
    return json;
  };
}
