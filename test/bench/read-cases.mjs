import { setTimeout as sleep } from 'node:timers/promises';
import { listsOf, slowest } from './list-pages.mjs';
import { median, milliseconds, p95 } from './load.mjs';
import { memoryOf, startServer } from './processes.mjs';
import { withAdmin } from './signed-in.mjs';

const [STARTS, READS, WARM] = [5, 3, 50];
const [SETTLE_MS, LOOK_MS] = [1_500, 50];
const DAY_MS = 86_400_000;

/** From the start of the process to its first line, and the memory that it has when nobody has asked for anything. */
export async function startCase(database, table) {
  const [times, memories] = [[], []];
  for (let n = 0; n < STARTS; n++) {
    const server = await startServer(database);
    times.push(server.startMs);
    await sleep(SETTLE_MS);
    memories.push(memoryOf(server.pid));
    await server.stop();
  }
  table.seconds('Start until listening', median(times));
  table.megabytes('Idle memory', median(memories));
}

const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Pages that somebody waits for, one request at a time. */
export async function pagesCase(database, table) {
  await withAdmin(database, async (admin) => {
    const [department] = (
      await admin.get('/department', { range: [0, 0], sort: ['employees', 'DESC'] })
    ).departments;
    const [person] = (
      await admin.get('/employee', {
        range: [0, 0],
        sort: ['id', 'ASC'],
        filter: { status: 'Active' },
      })
    ).employees;
    table.page('Dashboard', { ms: await p95(() => admin.get('/dashboard/body')) });
    const ahead = `/coming-up?from=${inDays(0)}&to=${inDays(62)}`;
    table.page('Coming up', { ms: await p95(() => admin.get(ahead)) });
    const lists = listsOf({
      department: department._id,
      person: person._id,
      common: person.name.split(' ')[0],
      number: person.employeeId,
    });
    for (const [name, list] of Object.entries(lists))
      table.page(name, await slowest(admin, list, p95));
    table.page('A person’s balance', {
      ms: await p95(() => admin.get(`/leave/balance/${person._id}`)),
    });
  });
}

/** The whole list in one answer, and what it adds to the memory of a server that has answered pages. */
export async function wholeListCase(database, table) {
  await withAdmin(database, async (admin) => {
    await admin.confirm();
    for (let n = 0; n < WARM; n++) await admin.get('/employee', { range: [0, 9] });
    const before = memoryOf(admin.server.pid);
    let most = before;
    const looking = setInterval(() => (most = Math.max(most, memoryOf(admin.server.pid))), LOOK_MS);
    const times = [];
    for (let n = 0; n < READS; n++) times.push(await milliseconds(() => readAll(admin)));
    clearInterval(looking);
    const { employees } = await admin.get('/employee');
    if (employees.length !== database.size)
      throw new Error(`The whole list has ${employees.length} of ${database.size} employees.`);
    table.seconds('All employees in one answer', median(times));
    table.megabytes('… memory growth', most - before);
  });
}

/** Read and thrown away, so that what this program does with it does not slow the server down. */
async function readAll(admin) {
  for await (const piece of (await admin.response('GET', '/employee')).body)
    if (piece.length === 0) break;
}
