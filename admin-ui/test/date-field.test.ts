import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, EARLIEST_PAY } from '../../api/contract/calendar-date.js';
import { inField, nextMonday, TODAY } from '../../test/support/calendar.js';
import { addDepartment, hire, requestLeave } from '../../test/support/cast.js';
import { accepted } from '../../test/support/client.js';
import { storeAssignment, storeHolidayDays } from '../../test/support/leave-preview.js';
import { addPolicy, leaveType } from '../../test/support/leave-rules-by-calls.js';
import { serverOfFile } from '../../test/support/server.js';
import { faultAt, field, fill, openOffice, press, textOf, told, type } from './support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();

async function payDate(): Promise<HTMLInputElement> {
  await openOffice(admin, 'salary/add');
  return field('Pay Date');
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const calendar = () => screen.queryByRole('dialog', { name: 'Choose a date' });
const chosen = () => within(screen.getByRole('grid')).getByRole('gridcell', { selected: true });

test('what is typed is echoed, and taken by Enter, by leaving, or at once where it is whole', async () => {
  const date = await payDate();
  expect(date.placeholder).toBe('14 Dec 2026');
  date.focus();
  type(date, '+3');
  await told(/^\w{3} \d\d \w+ \d{4}, Enter takes it$/);
  expect(date.value).toBe('+3');
  // The first Enter takes the date, so it must not send the form.
  expect(key('Enter')).toBe(false);
  expect(date.value).toBe(inField(addDays(TODAY, 3)));
  expect(key('Enter')).toBe(true);
  fill(date, 'tomorrow');
  expect(date.value).toBe(inField(addDays(TODAY, 1)));
  fill(date, '2026-12-14');
  expect(date.value).toBe('Mon 14 Dec 2026');
});

test('words that are no date stay, and are refused with a way out once the field is left', async () => {
  const date = await payDate();
  for (const [words, told] of [
    ['31.2.2027', 'There is no 31 February. It ends on the 28th in 2027.'],
    ['soon', 'Write a date such as 14 Dec 2026.'],
  ] as const) {
    type(date, words);
    expect(date.getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(date);
    expect(await faultAt(date)).toMatch(told);
    expect(date.value).toBe(words);
  }
  fill(date, addDays(EARLIEST_PAY, -1));
  expect(await faultAt(date)).toMatch('Choose 01 Jan 2000 or a later day.');
});

test('keys step by a day, a week or a month, and Escape takes back what was typed', async () => {
  const date = await payDate();
  date.focus();
  key('ArrowUp');
  expect(date.value).toBe(inField(TODAY));
  fill(date, '2026-01-31');
  date.focus();
  for (const [name, shiftKey, to] of [
    ['ArrowDown', false, '2026-01-30'],
    ['ArrowUp', true, '2026-02-06'],
    ['PageDown', false, '2026-01-06'],
    ['PageUp', false, '2026-02-06'],
  ] as const) {
    key(name, { shiftKey });
    expect(date.value).toBe(inField(to));
  }
  type(date, '14 de');
  key('Escape');
  expect(date.value).toBe(inField('2026-02-06'));
});

test('the calendar opens by a click or Alt and Down, and gives the focus back', async () => {
  const date = await payDate();
  fill(date, '2026-12-14');
  date.focus();
  expect(calendar()).toBeNull();
  fireEvent.click(date);
  await screen.findByRole('dialog', { name: 'Choose a date' });
  expect(document.activeElement).toBe(date);
  key('Escape');
  expect(calendar()).toBeNull();

  key('ArrowDown', { altKey: true });
  await waitFor(() => expect(document.activeElement).toBe(chosen()));
  key('ArrowRight');
  key('PageDown', { shiftKey: true });
  key('Escape');
  expect(date.value).toBe('Mon 14 Dec 2026');
  expect(document.activeElement).toBe(date);

  key('ArrowDown', { altKey: true });
  await waitFor(() => expect(document.activeElement).toBe(chosen()));
  key('ArrowRight');
  key('Enter');
  await waitFor(() => expect(date.value).toBe('Tue 15 Dec 2026'));
  expect(calendar()).toBeNull();
  expect(document.activeElement).toBe(date);
});

test('a day out of the limits can be reached, says why, and is not chosen', async () => {
  const date = await payDate();
  fill(date, EARLIEST_PAY);
  date.focus();
  key('ArrowDown', { altKey: true });
  await waitFor(() => expect(document.activeElement).toBe(chosen()));
  key('ArrowLeft');
  const early = document.activeElement;
  expect(early?.getAttribute('aria-disabled')).toBe('true');
  expect(early?.textContent).toMatch('Fri 31 Dec 1999, Choose 01 Jan 2000 or a later day.');
  key('Enter');
  expect(calendar()).not.toBeNull();
  key('Escape');
  expect(date.value).toBe('Sat 01 Jan 2000');
});

test('a date that is being typed does not break the example that is drawn from it', async () => {
  await openOffice(admin, 'add-leave-policy');
  await screen.findByRole('complementary', { name: 'Example' });
  const dates = screen.getAllByPlaceholderText('14 Dec 2026');
  expect(dates.length).toBeGreaterThan(1);
  for (const date of dates) type(date, '3');
  expect(await field('Policy Name')).toBeTruthy();
});

test('the days can be entered again from the field', async () => {
  const date = await payDate();
  fill(date, '2026-12-14');
  date.focus();
  key('ArrowDown', { altKey: true });
  await waitFor(() => expect(document.activeElement).toBe(chosen()));
  date.focus();
  await waitFor(() => expect(document.activeElement).toBe(date));
  expect(calendar()).not.toBeNull();
  key('ArrowDown', { altKey: true });
  await waitFor(() => expect(document.activeElement).toBe(chosen()));
});

test('a birth has an example of its own, no weekday and no calendar', async () => {
  await openOffice(admin, 'add-employee');
  const birth = await field('Date of Birth');
  expect(birth.placeholder).toBe('14 Feb 1990');
  fill(birth, '3 feb 91');
  expect(birth.value).toBe('03 Feb 1991');
  fill(birth, 'soon');
  expect(await faultAt(birth)).toMatch('Write a date such as 14 Feb 1990.');
  fireEvent.click(birth);
  expect(calendar()).toBeNull();
});

test('the end of a pair follows its start, is refused before it, and is not destroyed by words', async () => {
  await openOffice(admin, 'absence-report');
  await press('Own dates');
  const [first, last] = [await field('First Day'), await field('Last Day')];
  fill(first, '2010-03-01');
  fill(last, '2010-03-31');
  type(first, 'tomorrow or so');
  expect(last.value).toBe('Wed 31 Mar 2010');
  fill(first, '2010-04-15');
  expect(last.value).toBe('Thu 15 Apr 2010');
  await told('The end is the same day. Choose a later one for more.');
  fill(last, '2010-04-14');
  expect(await faultAt(last)).toMatch('The last day cannot be before the first day.');
  fill(last, '');
  await press('Show');
  expect(await faultAt(last)).toMatch('Please enter a date.');
});

test('a filter takes no end before its start, and all steps in a field as one of the history', async () => {
  const router = await openOffice(admin, 'audit');
  const filters = () => new URLSearchParams(router.state.location.search).get('filter') ?? '{}';
  await press('Filters');
  const [from, to] = [await field('From'), await field('To')];
  from.focus();
  for (let step = 0; step < 3; step++) key('ArrowUp');
  const start = addDays(TODAY, 2);
  await waitFor(() => expect(JSON.parse(filters())).toEqual({ from: start }));
  fireEvent.blur(from);
  fill(to, TODAY);
  expect(await faultAt(to)).toMatch('The last day cannot be before the first day.');
  expect(JSON.parse(filters())).toEqual({ from: start });
  await router.navigate(-1);
  await waitFor(() => expect(from.value).toBe(''));
});

test("the company's holidays, once they were read, are none of somebody with a calendar of their own", async () => {
  const [monday, person] = [
    nextMonday(addDays(TODAY, 7)),
    await hire(admin, {
      name: 'Tamsin',
      employeeId: 'T-1',
      department: (await addDepartment(admin, { dep_name: 'Boats' }))._id,
    }),
  ];
  const day = addDays(monday, 1);
  const addCalendar = async (name: string, holders: unknown, days: object[]) => {
    const { calendar: added } = accepted(await admin.post('/holiday/add', { name }));
    if (days.length > 0) accepted(await storeHolidayDays(admin, added._id, { add: days }));
    const assignment = { holders, subject: 'calendar', target: added._id, from: '2020-01-01' };
    accepted(await storeAssignment(admin, assignment));
  };
  await addCalendar('Company', '*', [{ day, half: null, name: 'Founders Day' }]);
  await addCalendar(
    'Abroad',
    [person._id],
    [{ day: addDays(day, 1), half: null, name: 'Regatta' }],
  );
  const policy = await addPolicy(admin, { name: 'Annual', from: '2020-01-01' });
  const { _id: subject } = await leaveType(admin);
  accepted(
    await storeAssignment(admin, { holders: '*', subject, target: policy._id, from: '2020-01-01' }),
  );
  const request = await requestLeave(admin, person.userId._id, monday, addDays(monday, 4));

  const router = await openOffice(admin, 'salary/add');
  const said = async (label: string) => {
    const date = await field(label);
    fill(date, day);
    fireEvent.click(date);
    const grid = within(await screen.findByRole('grid'));
    return grid.getAllByRole('gridcell').map(textOf).join(' | ');
  };
  await waitFor(async () => expect(await said('Pay Date')).toMatch('Founders Day'));
  void router.navigate(`/admin-dashboard/leaves/${request._id}`);
  await press('Discard');
  await press('Take days out');
  await waitFor(async () => expect(await said('First day to take out')).toMatch('Regatta'));
  expect(await said('First day to take out')).not.toMatch('Founders Day');
});
