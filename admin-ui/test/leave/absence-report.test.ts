import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { decide, team } from '../../../test/browser/stage/leave-team.js';
import { THIS_YEAR } from '../../../test/support/calendar.js';
import { requestLeave } from '../../../test/support/cast.js';
import { serverOfFile } from '../../../test/support/server.js';
import { figures } from '../support/details.js';
import { cellsOf } from '../support/list.js';
import { faultAt, field, fillIn, openOffice, press, says, told } from '../support/open.js';

/** Long before anybody else was hired. */
const MARCH = 'absence-report?from=2010-03-01&to=2010-03-31';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();
const [ada, bo] = (await team(admin, 'Bakery', 'Ada Crust', 'Bo Crumb')) as [
  EmployeeRecord,
  EmployeeRecord,
];
const [cleo] = (await team(admin, 'Mill', 'Cleo Grain')) as [EmployeeRecord];

async function away(person: EmployeeRecord, from: string, to: string, more = {}): Promise<void> {
  const { _id } = await requestLeave(admin, person._id, from, to, more);
  await decide(admin, _id, 'Approved');
}
await away(ada, '2010-03-01', '2010-03-05');
await away(ada, '2010-03-08', '2010-03-08', { leaveType: 'Sick Leave', endsAt: 'noon' });
await away(bo, '2010-03-01', '2010-03-02', { leaveType: 'Sick Leave' });
await away(cleo, '2010-03-29', '2010-04-02');

test('the report has its figures, a bar and the types for each department, and sums', async () => {
  await openOffice(admin, MARCH);
  const table = await screen.findByRole('table', { name: 'By department and type' });
  expect(figures()).toEqual(['10.5', '3', '3.50']);
  expect(cellsOf(table)).toEqual([
    ['Department and type', 'People', 'Days', 'Average days'],
    ['Bakery 2 employed', '2', '7.5', '3.75'],
    ['Annual Leave', '1', '5.0', '2.50'],
    ['Sick Leave', '2', '2.5', '1.25'],
    ['Mill 1 employed', '1', '3.0', '3.00'],
    ['Annual Leave', '1', '3.0', '3.00'],
    ['All departments 3 employed', '3', '10.5', '3.50'],
    ['Annual Leave', '2', '8.0', '2.67'],
    ['Sick Leave', '2', '2.5', '0.83'],
  ]);
  await says('Days by department');
  await told('In 01 – 31 Mar 2010, 3 people were away for 10.5 days.');
});

test('the report is of this year, of another preset or of own dates, as the address says', async () => {
  const router = await openOffice(admin, 'leaves');
  fireEvent.click(await screen.findByRole('link', { name: 'Report' }));
  await says(`01 Jan – 31 Dec ${THIS_YEAR}`);
  await press('Last year');
  await says(`01 Jan – 31 Dec ${THIS_YEAR - 1}`);
  expect(router.state.location.search).toBe('?span=lastYear');

  await press('Own dates');
  await fillIn({ 'First Day': '2010-03-31' });
  for (const [day, fault] of [
    ['2010-03-01', 'The end date cannot be before the start date.'],
    ['2011-04-01', 'A report can span at most 366 days.'],
  ] as const) {
    await fillIn({ 'Last Day': day });
    await press('Show');
    await waitFor(async () => expect(await faultAt(await field('Last Day'))).toMatch(fault));
  }
  await fillIn({ 'Last Day': '2010-04-30' });
  await press('Show');
  await waitFor(() => expect(figures()).toEqual(['3.0', '1', '1.00']));
  const { search } = router.state.location;
  expect(search).toBe('?from=2010-03-31&to=2010-04-30');
  await openOffice(admin, `absence-report${search}`);
  expect((await field('First Day')).value).toBe('2010-03-31');
});

test('the report says that no one was away', async () => {
  await openOffice(admin, 'absence-report?from=2010-06-01&to=2010-06-30');
  await screen.findByRole('heading', { name: 'No absence' });
  await says('No approved leave takes working time in 01 – 30 Jun 2010.');
});
