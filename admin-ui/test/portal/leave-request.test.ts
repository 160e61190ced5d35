import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, addMonths } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import {
  ask,
  decide,
  ownLeave,
  signedIn,
  type Somebody,
  somebody,
  team,
} from '../../../test/browser/stage/leave-team.js';
import { inField, TODAY } from '../../../test/support/calendar.js';
import { requestLeave } from '../../../test/support/cast.js';
import { serverOfFile } from '../../../test/support/server.js';
import { shownDay } from '../support/details.js';
import { rows } from '../support/list.js';
import {
  alerted,
  choose,
  faultAt,
  field,
  fill,
  fillIn,
  hold,
  intercept,
  main,
  noAnswer,
  openPortal,
  press,
  refuse,
  says,
  textOf,
  told,
} from '../support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();

const openRequest = ({ client }: Somebody) => openPortal(client, 'add-leave');
const NEXT_MONTH = addMonths(`${TODAY.slice(0, 7)}-01`, 1).slice(0, 7);
const at = (day: string) => `${NEXT_MONTH}-${day}`;
const day = (words: string) =>
  screen.findByRole('gridcell', { name: new RegExp(`^\\w{3} ${words}$`) });
const dates = async () => [(await field('Start Date')).value, (await field('End Date')).value];
const fillDays = (first: string, last: string) =>
  fillIn({
    'Leave Type': 'Annual Leave',
    'Start Date': first,
    'End Date': last,
    'Reason/Description': 'By the sea',
  });

test('a request is made by the calendar, in either order; then it stands in one’s list', async () => {
  const ada = await somebody(admin, 'Observatory', 'Ada Comet');
  const router = await openRequest(ada);
  await screen.findByRole('heading', { level: 1, name: 'Request Leave' });
  const type = await field('Leave Type');
  await waitFor(() =>
    expect([...type.querySelectorAll('option')].map(textOf)).toEqual([
      'Select',
      'Sick Leave',
      'Casual Leave',
      'Annual Leave',
      'Personal Leave',
      'Emergency Leave',
    ]),
  );
  await press('Next month');
  fireEvent.click(await day(shownDay(at('13'))));
  expect(await dates()).toEqual([inField(at('13')), inField(at('13'))]);
  await told('The end is the same day. Choose a later one for more.');
  fireEvent.click(await day(shownDay(at('10'))));
  expect(await dates()).toEqual([inField(at('10')), inField(at('13'))]);
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);

  await choose(type, 'Personal Leave');
  fill(await field('Reason/Description'), 'A wedding');
  const keys: (string | null)[] = [];
  intercept('POST', /^\/api\/leave\/add$/, (real, sent) => {
    keys.push(sent.headers.get('idempotency-key'));
    return real();
  });
  await press('Request 4 days');
  await says('Leave request submitted');
  await waitFor(() => expect(rows()[0]?.join()).toMatch('A wedding'));
  expect(router.state.location.pathname).toMatch(`/leaves/${ada.client.user._id}`);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(await ownLeave(ada)).toMatchObject([
    {
      leaveType: 'Personal Leave',
      startDate: at('10'),
      endDate: at('13'),
      days: 4,
      status: 'Pending',
      reason: 'A wedding',
    },
  ]);
});

test('a request says that it is sent', async () => {
  await openRequest(await somebody(admin, 'Planetarium', 'Bo Nova'));
  await fillDays(addDays(TODAY, 10), addDays(TODAY, 10));
  const release = hold('POST', /^\/api\/leave\/add$/);
  await press('Request 1 day');
  const busy = await screen.findByRole('button', { name: 'Submitting...' });
  expect(busy.matches(':disabled')).toBe(true);
  await release();
  await says('Leave request submitted');
});

test('days taken already cannot be chosen and say why; who is away is said by name only', async () => {
  const [eva, finn] = (await team(admin, 'Lagoon', 'Eva Reed', 'Finn Heron')) as [
    EmployeeRecord,
    EmployeeRecord,
  ];
  const add = (person: EmployeeRecord, leaveType: string, first: string, last: string) =>
    requestLeave(admin, person._id, at(first), at(last), { leaveType, reason: 'Not to be told' });
  await decide(admin, (await add(eva, 'Annual Leave', '05', '06'))._id, 'Approved');
  await add(eva, 'Casual Leave', '08', '08');
  await decide(admin, (await add(finn, 'Sick Leave', '12', '13'))._id, 'Approved');

  await openPortal(await signedIn(server.url, eva), 'add-leave');
  await press('Next month');
  for (const [date, taken] of [
    ['05', 'Annual Leave, Approved'],
    ['08', 'Casual Leave, Pending'],
  ] as const) {
    const cell = await day(`${shownDay(at(date))}, ${taken}: this day cannot be chosen.`);
    fireEvent.click(cell);
    expect(cell.getAttribute('aria-disabled')).toBe('true');
  }
  expect(await dates()).toEqual(['', '']);
  fireEvent.focus(await day(`${shownDay(at('12'))}, Away: Finn Heron`));
  await waitFor(() =>
    expect([...main().querySelectorAll('p')].map(textOf)).toContainEqual(
      expect.stringMatching(`^\\w{3} ${shownDay(at('12'))}: Away: Finn Heron$`),
    ),
  );
  expect(textOf(main())).not.toMatch('Not to be told');
  expect(textOf(screen.getByRole('grid'))).not.toMatch('Sick');
});

test('a namesake who is away on the same days as oneself is away, too', async () => {
  const [ivy, other] = (await team(admin, 'Orchard', 'Ivy Plum', 'Ivy Plum')) as [
    EmployeeRecord,
    EmployeeRecord,
  ];
  for (const { _id } of [ivy, other])
    await decide(admin, (await requestLeave(admin, _id, at('11'), at('11')))._id, 'Approved');
  await openPortal(await signedIn(server.url, ivy), 'add-leave');
  await press('Next month');
  await day(
    `${shownDay(at('11'))}, Annual Leave, Approved: this day cannot be chosen. Away: Ivy Plum`,
  );
});

test('a request needs all of it, and an end that is not before the start nor too far from it', async () => {
  await openRequest(await somebody(admin, 'Delta', 'Dag Silt'));
  const sent = jest.fn(noAnswer);
  intercept('POST', /^\/api\/leave\/add$/, sent);
  await press('Request Leave');
  for (const [label, fault] of Object.entries({
    'Leave Type': 'Please choose Leave Type.',
    'Start Date': 'Please enter Start Date.',
    'End Date': 'Please enter End Date.',
    'Reason/Description': 'Say why you need the days.',
  }))
    expect(await faultAt(await field(label))).toMatch(fault);
  const end = await field('End Date');
  await fillDays(addDays(TODAY, 10), addDays(TODAY, 9));
  await press('Request Leave');
  expect(await faultAt(end)).toMatch('The end date cannot be before the start date.');
  fill(end, addDays(TODAY, 10 + 366));
  await press('Request Leave');
  await waitFor(async () =>
    expect(await faultAt(end)).toMatch('A leave request can span at most 366 days.'),
  );
  fill(await field('Start Date'), '1999-12-31');
  await press('Request Leave');
  expect(await faultAt(await field('Start Date'))).toMatch('Choose 01 Jan 2000 or a later day.');
  expect(sent).not.toHaveBeenCalled();
});

test('days that overlap are refused at the field', async () => {
  const liv = await somebody(admin, 'Estuary', 'Liv Brine');
  await ask(admin, liv.person, 30, 3);
  await openRequest(liv);
  await fillDays(addDays(TODAY, 31), addDays(TODAY, 34));
  const overlap = /These days overlap/;
  await waitFor(() =>
    expect(within(main()).getAllByRole('listitem').map(textOf)).toContainEqual(
      expect.stringMatching(overlap),
    ),
  );
  await press('Request Leave');
  const other = `${shownDay(addDays(TODAY, 30))} to ${shownDay(addDays(TODAY, 32))}`;
  const start = await field('Start Date');
  expect(await faultAt(start)).toMatch(
    `These days overlap with the Annual Leave from ${other} (Pending).`,
  );
  await waitFor(() => expect(document.activeElement).toBe(start));
  expect(await ownLeave(liv)).toHaveLength(1);
});

test('a request that fails says so, keeps what was typed, and is stored once however often it is sent', async () => {
  const ulf = await somebody(admin, 'Fjord', 'Ulf Cove');
  const router = await openRequest(ulf);
  await fillDays(addDays(TODAY, 50), addDays(TODAY, 50));
  for (const [answer, failure] of [
    [() => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Failed to submit leave request'],
    [
      refuse(503, { code: 'server.unavailable', error: 'The database rests.' }),
      'The database rests.',
    ],
  ] as const) {
    intercept('POST', /^\/api\/leave\/add$/, answer);
    await press('Request 1 day');
    await alerted(failure);
    await press('Dismiss');
  }
  let sent = 0;
  intercept('POST', /^\/api\/leave\/add$/, async (real) => {
    const answer = await real();
    return (sent += 1) === 1 ? Response.error() : answer;
  });
  await press('Request 1 day');
  await alerted('An error occurred while submitting your leave request');
  expect(await ownLeave(ulf)).toHaveLength(1);
  await press('Request 1 day');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/leaves\//));
  await says('1–1 of 1');
  expect(await ownLeave(ulf)).toHaveLength(1);
});

test('the form is not for somebody without an employee record, who is told so', async () => {
  await openPortal(admin, 'add-leave');
  await screen.findByRole('heading', { name: 'You have no employee record' });
  expect(screen.queryByLabelText('Leave Type')).toBeNull();
});
