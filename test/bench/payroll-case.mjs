import { setTimeout as sleep } from 'node:timers/promises';
import { milliseconds, p95 } from './load.mjs';
import { ADMIN, memoryOf } from './processes.mjs';
import { Admin, withAdmin } from './signed-in.mjs';

/** After the last month whose pay the company has. */
const FIRST_PERIOD = '2026-11-01';
const PAID = 12;
/** A year of runs of more people takes hours. */
const [MOST_PEOPLE, MOST_PAID] = [10_000, 2];
const [LOOK_MS, BETWEEN_MS] = [50, 20];

/** A draft for everybody after a year of runs, and what others who write notice of it. */
export async function payrollCase(database, table) {
  const paid = database.size > MOST_PEOPLE ? MOST_PAID : PAID;
  await withAdmin(database, async (admin) => {
    await admin.confirm();
    await admin.send('PUT', '/payroll/setting', { firstPeriod: FIRST_PERIOD });
    const other = await anotherAdmin(admin);
    for (let run = 0; run < paid; run++) await payNext(admin, other);
    const alone = await p95(() => newDepartment(admin));
    const before = memoryOf(admin.server.pid);
    const beside = { memory: before, times: [], done: false };
    const others = writeBeside(admin, beside);
    table.seconds(
      `Draft of a payroll run for everybody, after ${paid} paid ones`,
      await milliseconds(() => draft(admin)),
    );
    beside.done = true;
    await others;
    const times = beside.times.sort((a, b) => a - b);
    table.megabytes('… memory growth', beside.memory - before);
    table.add(
      '… a new department beside it (alone): p95',
      `${Math.round(times[Math.ceil(times.length * 0.95) - 1])} ms (${Math.round(alone)} ms)`,
    );
  });
}

async function writeBeside(admin, beside) {
  const looking = setInterval(
    () => (beside.memory = Math.max(beside.memory, memoryOf(admin.server.pid))),
    LOOK_MS,
  );
  while (!beside.done) {
    beside.times.push(await milliseconds(() => newDepartment(admin)));
    await sleep(BETWEEN_MS);
  }
  clearInterval(looking);
}

let departments = 0;

function newDepartment(admin) {
  return admin.send('POST', '/department/add', {
    dep_name: `Beside payroll ${(departments += 1)}`,
    description: 'Measured',
  });
}

async function draft(admin) {
  const { run } = await admin.send('POST', '/payroll/run/add', { kind: 'regular' });
  return computed(admin, run._id);
}

async function computed(admin, id) {
  const { run } = await admin.until(
    `/payroll/run/${id}`,
    ({ run: { progress, computedAt } }) => progress === null && computedAt !== null,
  );
  return run;
}

/** Signs what the first admin has recorded. */
async function anotherAdmin(admin) {
  const { employees } = await admin.get('/employee', {
    range: [0, 0],
    filter: { role: 'admin', status: 'Active' },
  });
  const { email } = employees[0].userId;
  return Admin.at(admin.server, { email, password: ADMIN.password });
}

async function payNext(admin, other) {
  const { _id, version, people, net } = await draft(admin);
  await other.confirm();
  await other.send('POST', `/payroll/run/approve/${_id}`, { version, people, net });
  await admin.confirm();
  await admin.send('POST', `/payroll/run/pay/${_id}`);
  await admin.until(`/payroll/run/${_id}`, ({ run }) => run.state === 'paid');
}
