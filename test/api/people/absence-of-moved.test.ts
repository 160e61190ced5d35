import { expect, test } from '@jest/globals';
import type { AbsenceReportRecord } from '../../../api/contract/leave/absence-report-responses.js';
import { addDepartment, hire, requestLeave } from '../../support/cast.js';
import { accepted } from '../../support/client.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const admin = await server.admin();
const north = await addDepartment(admin, { dep_name: 'North' });
const south = await addDepartment(admin, { dep_name: 'South' });
const lene = await hire(admin, {
  name: 'Lene',
  employeeId: 'N-1',
  department: north._id,
  hireDate: '2020-03-01',
});
for (const [from, to] of [
  ['2025-02-10', '2025-02-14'],
  ['2025-10-06', '2025-10-08'],
] as const) {
  const { _id } = await requestLeave(admin, lene._id, from, to);
  accepted(await admin.put(`/leave/${_id}`, { status: 'Approved' }));
}

const departments = async (from: string, to: string) => {
  const { report } = accepted(await admin.get(`/leave/report?from=${from}&to=${to}`)) as {
    report: AbsenceReportRecord;
  };
  return report.departments.map(({ department, headcount, days }) => [
    department.dep_name,
    headcount,
    days,
  ]);
};
const daysIn = async ({ _id }: { _id: string }) => {
  const filter = JSON.stringify({ from: '2025-01-01', to: '2025-12-31', department: _id });
  const { people } = accepted(
    await admin.get(`/leave/report/people?${new URLSearchParams({ filter, range: '[0,9]' })}`),
  ) as { people: { days: number }[] };
  return people.map(({ days }) => days);
};

test('who moved on 1 July counts half of the year in each department, with the leave of each half', async () => {
  expect(await departments('2025-01-01', '2025-12-31')).toEqual([['North', 1, 8]]);
  const move = accepted(
    await admin.post('/job/add', {
      people: [lene._id],
      from: '2025-07-01',
      set: { department: south._id },
    }),
  ).change as string;
  expect(await departments('2025-01-01', '2025-12-31')).toEqual([
    ['North', 0.5, 5],
    ['South', 0.5, 3],
  ]);
  expect([await daysIn(north), await daysIn(south)]).toEqual([[5], [3]]);
  expect(await departments('2025-01-01', '2025-06-30')).toEqual([['North', 1, 5]]);
  expect(await departments('2025-07-01', '2025-12-31')).toEqual([['South', 1, 3]]);

  accepted(await admin.post(`/job/withdraw/${move}`, { reason: 'It was somebody else' }));
  expect(await departments('2025-01-01', '2025-12-31')).toEqual([['North', 1, 8]]);
});
