import { milliseconds } from './load.mjs';
import { withAdmin } from './signed-in.mjs';

/** After the last month whose pay the company has. */
const FIRST_PERIOD = '2026-11-01';
const PAID = 2;

export async function payrollCase(database, table) {
  await withAdmin(database, async (admin) => {
    await admin.confirm();
    await admin.send('PUT', '/payroll/setting', { firstPeriod: FIRST_PERIOD, fourEyes: false });
    for (let run = 0; run < PAID; run++) await payNext(admin);
    table.seconds('Draft of a payroll run for everybody, after two paid ones', await milliseconds(() => draft(admin)));
  });
}

async function draft(admin) {
  const { run } = await admin.send('POST', '/payroll/run/add', { kind: 'regular' });
  return computed(admin, run._id);
}

async function computed(admin, id) {
  const { run } = await admin.until(`/payroll/run/${id}`, ({ run: { progress, computedAt } }) => progress === null && computedAt !== null);
  return run;
}

async function payNext(admin) {
  const { _id, version, people, net } = await draft(admin);
  await admin.confirm();
  await admin.send('POST', `/payroll/run/approve/${_id}`, { version, people, net });
  await admin.send('POST', `/payroll/run/pay/${_id}`);
  await admin.until(`/payroll/run/${_id}`, ({ run }) => run.state === 'paid');
}
