import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { decide, team } from '../../../test/browser/stage/leave-team.js';
import { THIS_YEAR } from '../../../test/support/calendar.js';
import { requestLeave } from '../../../test/support/cast.js';
import { serverOfFile } from '../../../test/support/server.js';
import { cellsOf } from '../support/list.js';
import { faultAt, field, fillIn, openOffice, press, says, told, type } from '../support/open.js';

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

const cellsOfTable = async (name: string) => cellsOf(await screen.findByRole('table', { name }));

test('departments stand against types, with totals; a number leads to its leave', async () => {
  await openOffice(admin, MARCH);
  expect(await cellsOfTable('By department and type')).toEqual([
    ['Department', 'Annual', 'Sick', 'Total', 'Per person'],
    ['Bakery 2 people', '5.0', '2.5', '7.5', '3.8'],
    ['Mill 1 person', '3.0', '–', '3.0', '3.0'],
    ['All 3 people', '8.0', '2.5', '10.5', '3.5'],
  ]);
  const filterOf = (name: string) => {
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name });
    return JSON.parse(new URL(href).searchParams.get('filter') ?? '') as unknown;
  };
  const approved = { status: 'Approved', from: '2010-03-01', to: '2010-03-31' };
  const department = ada.department?._id;
  expect(filterOf('Bakery, Sick: 2.5')).toEqual({
    ...approved,
    department,
    leaveType: 'Sick Leave',
  });
  expect(filterOf('Bakery, Total: 7.5')).toEqual({ ...approved, department });
  expect(filterOf('All, Total: 10.5')).toEqual(approved);
  await told('In 01 – 31 Mar 2010, 3 people were away for 10.5 days.');
  await press('Per person');
  await waitFor(async () =>
    expect((await cellsOfTable('By department and type'))[1]).toEqual([
      'Bakery 2 people',
      '2.5',
      '1.3',
      '3.8',
    ]),
  );
});

test('the people stand beneath, most days first, and can be searched and sorted', async () => {
  await openOffice(admin, MARCH);
  const names = async () => (await cellsOfTable('By person and type')).map(([name]) => name);
  await waitFor(async () =>
    expect(await cellsOfTable('By person and type')).toEqual([
      ['Name', 'Annual', 'Sick', 'Total'],
      ['Ada Crust Bakery', '5.0', '0.5', '5.5'],
      ['Cleo Grain Mill', '3.0', '–', '3.0'],
      ['Bo Crumb Bakery', '–', '2.0', '2.0'],
    ]),
  );
  await press('Name');
  await waitFor(async () =>
    expect(await names()).toEqual([
      'Name',
      'Ada Crust Bakery',
      'Bo Crumb Bakery',
      'Cleo Grain Mill',
    ]),
  );
  await fillIn({ 'Search by name, ID or department...': 'mill' });
  await waitFor(async () => expect(await names()).toEqual(['Name', 'Cleo Grain Mill']));
  await press(/No leave/);
  await screen.findByRole('heading', { name: 'No one found' });
});

test('the report is of this year, of another preset or of own dates, as the address says', async () => {
  const router = await openOffice(admin, 'leaves');
  fireEvent.click(await screen.findByRole('link', { name: 'Report' }));
  await says(`01 Jan – 31 Dec ${THIS_YEAR}`);
  await press('Own dates');
  await field('Last Day');
  await press('This year');
  await waitFor(() => expect(screen.queryByText('Last Day')).toBeNull());
  await press('Last year');
  await says(`01 Jan – 31 Dec ${THIS_YEAR - 1}`);
  expect(router.state.location.search).toBe('?span=lastYear');

  await press('Own dates');
  const last = await field('Last Day');
  const stays = last.value;
  for (const typed of ['3', '3.3.', 'tomorrow']) type(await field('First Day'), typed);
  expect(last.value).toBe(stays);
  await fillIn({ 'First Day': '2010-03-31' });
  for (const [day, fault] of [
    ['2010-03-01', 'The last day cannot be before the first day.'],
    ['2011-04-01', 'A report can span at most 366 days.'],
  ] as const) {
    await fillIn({ 'Last Day': day });
    await press('Show');
    await waitFor(async () => expect(await faultAt(await field('Last Day'))).toMatch(fault));
  }
  await fillIn({ 'Last Day': '2010-04-30' });
  await press('Show');
  await waitFor(async () =>
    expect((await cellsOfTable('By department and type')).at(-1)).toEqual([
      'All 3 people',
      '3.0',
      '3.0',
      '1.0',
    ]),
  );
  const { search } = router.state.location;
  expect(search).toBe('?from=2010-03-31&to=2010-04-30');
  await openOffice(admin, `absence-report${search}`);
  expect((await field('First Day')).value).toBe('Wed 31 Mar 2010');
});

test('the report says that no one was away', async () => {
  await openOffice(admin, 'absence-report?from=2010-06-01&to=2010-06-30');
  await screen.findByRole('heading', { name: 'No absence' });
  await says('No approved leave takes working time in 01 – 30 Jun 2010.');
});
