import { expect, test } from '@jest/globals';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { JobChangeRecord, JobTimelineRecord } from '../../../api/contract/job/job-changes.js';
import type { PayslipRecord } from '../../../api/contract/payroll/payslips.js';
import { SalaryUpkeep } from '../../../api/salary/revisions/salary-upkeep.js';
import { setToday } from '../../support/calendar.js';
import { addDepartment, hire, hireCast, PASSWORD } from '../../support/cast.js';
import { accepted, type Client } from '../../support/client.js';
import { linesOf, PayrollCalls } from '../../support/payroll.js';
import { rows } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
setToday(server, '2026-11-25');
const { admin, ruth, ruthClient, sales } = await hireCast(server);
const operations = await addDepartment(admin, { dep_name: 'Operations' });
const payroll = new PayrollCalls(ruthClient, admin);
await payroll.setUp('2026-11-01', { fourEyes: false });
const allowance = await payroll.component({ name: 'Shift allowance', prorated: true });
await payroll.assign(allowance, {
  amount: '120.00',
  departmentId: operations._id,
  from: '2026-01-01',
});
const hired = { department: sales._id, hireDate: '2020-03-01' };
const lene = await hire(admin, { ...hired, name: 'Lene', employeeId: 'L-1' });

/** Sessions end in the meantime. */
async function on(day: CalendarDate): Promise<void> {
  setToday(server, day);
  for (const [client, email, password] of [
    [admin, ADMIN.email, ADMIN.password],
    [ruthClient, ruth.email, PASSWORD],
  ] as [Client, string, string][]) {
    await client.signIn(email, password);
    await client.confirm(password);
  }
}

async function paid() {
  const run = await payroll.start();
  return payroll.slip(await payroll.finish(run), lene);
}

/** Why each difference is due, and when that was recorded. */
const whysOf = (slip: PayslipRecord | undefined) =>
  slip?.lines.flatMap(({ difference, reasons }) => (difference ? reasons : []));

async function recorded(change: string): Promise<JobChangeRecord | undefined> {
  const { changes } = accepted(await admin.get(`/job/${lene._id}`)) as JobTimelineRecord;
  return changes.find(({ _id }) => _id === change);
}

test('a move that was told late settles itself, and its withdrawal does too', async () => {
  await on('2026-11-30');
  expect(linesOf(await paid())).toEqual([['Basic Salary', 3000]]);

  await on('2026-12-03');
  const move = accepted(
    await admin.post('/job/add', {
      people: [lene._id],
      from: '2026-11-16',
      set: { department: operations._id },
    }),
  ).change as string;
  await on('2026-12-31');
  expect((await recorded(move))?.settled).toBeNull();
  const december = await paid();
  expect(linesOf(december).sort()).toEqual([
    ['Basic Salary', 3000],
    ['Shift allowance', 120],
    ['Shift allowance', 60, '2026-11-01'],
  ]);
  const why = { date: '2026-11-16', name: 'Operations' };
  const { recordedAt } = (await recorded(move)) ?? {};
  expect(whysOf(december)).toEqual([{ ...why, kind: 'department', recordedAt }]);
  expect((await recorded(move))?.settled).toEqual({ from: '2026-12-01', to: '2026-12-31' });

  await on('2027-01-04');
  accepted(await admin.post(`/job/withdraw/${move}`, { reason: 'It was somebody else' }));
  await on('2027-01-31');
  const january = await paid();
  expect(linesOf(january).sort()).toEqual([
    ['Basic Salary', 3000],
    ['Shift allowance', -120, '2026-12-01'],
    ['Shift allowance', -60, '2026-11-01'],
  ]);
  const withdrawal = {
    ...why,
    kind: 'notDepartment',
    recordedAt: (await recorded(move))?.withdrawn?.at,
  };
  expect(whysOf(january)).toEqual([withdrawal, withdrawal]);
});

test('a salary round is what the next draft pays, to the cent', async () => {
  await on('2027-02-02');
  const people = [];
  for (let place = 0; place < 38; place += 1)
    people.push(
      await hire(admin, {
        ...hired,
        employeeId: `P-${place}`,
        salary: `${2_000 + place * 37}.${String((place * 7) % 100).padStart(2, '0')}`,
      }),
    );
  const late = await hire(admin, {
    department: sales._id,
    hireDate: '2026-08-03',
    employeeId: 'LATE-1',
  });
  const round = accepted(
    await admin.post('/job/add', {
      people: [...people, late].map(({ _id }) => _id),
      from: '2027-03-01',
      reason: 'Annual review',
      set: { round: { percent: 3, step: 10 } },
      leaveOut: { hiredAfter: '2026-07-01' },
    }),
  );
  expect(round.people).toBe(38);
  const revisions = await rows<{ employee_id: string; salary: number | string }>(
    server,
    'SELECT employee_id, salary FROM salary_revision WHERE change_id = ?',
    [round.change],
  );
  const sum = revisions.reduce((all, { salary }) => all + Number(salary), 0);
  expect(revisions.every(({ salary }) => Number(salary) % 1000 === 0)).toBe(true);
  await on('2027-02-28');
  await paid();
  await on('2027-03-31');
  await server.app.get(SalaryUpkeep).run();
  const draft = await payroll.start();
  const slips = (await payroll.slips(draft)).filter(({ employee }) =>
    revisions.some(({ employee_id }) => employee_id === employee._id),
  );
  expect(slips).toHaveLength(38);
  expect(slips.reduce((all, { net }) => all + Math.round((net ?? 0) * 100), 0)).toBe(sum);
});
