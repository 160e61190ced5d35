import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, addMonths } from '../../../api/contract/calendar-date.js';
import type {
  PayAssignmentRecord,
  PayComponentRecord,
} from '../../../api/contract/payroll/pay-components.js';
import { TODAY } from '../../../test/support/calendar.js';
import { hireCast } from '../../../test/support/cast.js';
import { ADMIN, serverOfFile } from '../../../test/support/server.js';
import { cellsOf } from '../support/list.js';
import {
  choose,
  faultAt,
  field,
  fill,
  fillIn,
  openOffice,
  press,
  pressInDialog,
  says,
  saysNothingOf,
} from '../support/open.js';

const server = await serverOfFile();
const { ruthClient } = await hireCast(server);
const admin = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
const thisMonth = `${TODAY.slice(0, 7)}-01`;

const ITEMS = 'For everyone and for departments';
/** Both lists are read as well: one that comes later would change the screen during a call of the test. */
async function open(): Promise<void> {
  await openOffice(admin, 'setting/payroll');
  await screen.findByRole('table', { name: 'Components' });
  await waitFor(() =>
    expect(
      screen.queryByRole('table', { name: ITEMS }) ??
        screen.queryByText('No items for everyone or for a department.'),
    ).not.toBeNull(),
  );
}
const dialog = async () => within(await screen.findByRole('dialog'));
const fillDialog = async (values: Record<string, string>) => {
  const at = await dialog();
  for (const [label, value] of Object.entries(values)) {
    const input = await at.findByLabelText(label);
    if (input instanceof HTMLSelectElement) await choose(input, value);
    else fill(input, value);
  }
};
const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const components = async (): Promise<PayComponentRecord[]> =>
  (await admin.get('/payroll/component')).body.components;
const shared = async (): Promise<PayAssignmentRecord[]> =>
  (await admin.get('/payroll/assignment?range=[0,9]&filter={"shared":true}')).body.assignments;
const settings = async () => (await admin.get('/payroll/setting')).body.settings;
const save = () => press('Save settings');
/** A change is stored, and what it changes is read again. */
const stored = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save settings' }).matches(':disabled')).toBe(false),
  );

test('pay periods are set up with one’s password, and the next pay dates follow', async () => {
  await open();
  await says('Taxes are not calculated.');
  await says('Hired Tue 17 Nov 2026 at $4,350.50: 10 of 21 days, $2,071.67');
  const first = await field('First period begins on');
  await save();
  expect(await faultAt(first)).toMatch('Please enter the day');
  fill(first, addDays(thisMonth, 3));
  await save();
  await fillDialog({ 'Your password': ADMIN.password });
  await pressInDialog('Confirm');
  await waitFor(async () => expect(await faultAt(first)).toMatch('Months begin on the first day'));
  fill(first, thisMonth);
  fireEvent.click(screen.getByRole('radio', { name: 'Any admin approves' }));
  await fillIn({
    'Pay day': 'Day 25 of the month',
    'Warn if net pay changes by more than': '15',
    'Company IBAN': 'DE89 3704 0044 0532 0130 00',
  });
  await save();
  await says('Payroll settings saved.');
  await stored();
  expect(await settings()).toMatchObject({
    firstPeriod: thisMonth,
    payDay: 25,
    fourEyes: false,
    changePercent: 15,
    companyIban: 'DE89370400440532013000',
  });
  await screen.findByRole('heading', { name: 'Next pay dates' });
  await fillIn({ 'Pay day': 'Last day of the month' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Next pay dates' })).toBeNull());
  await press('Discard changes');
  await screen.findByRole('heading', { name: 'Next pay dates' });
});

test('after a change by somebody else, what was typed stays beside it and can be saved', async () => {
  await admin.confirm();
  await open();
  await fillIn({ 'Warn if net pay changes by more than': '30' });
  await admin.put('/payroll/setting', { leastNetPercent: 40 });
  await save();
  await says('Someone else changed these settings');
  expect((await field('Keep at least this share of gross pay')).value).toBe('40');
  await save();
  await says('Payroll settings saved.');
  await stored();
  expect(await settings()).toMatchObject({ changePercent: 30, leastNetPercent: 40 });
});

test('the request to switch four eyes off can be taken back, and what is typed beside it stays', async () => {
  await admin.put('/payroll/setting', { fourEyes: true });
  await ruthClient.confirm();
  expect((await ruthClient.put('/payroll/setting', { fourEyes: false })).status).toBe(200);
  expect(await settings()).toMatchObject({ fourEyes: true, fourEyesOff: {} });
  await open();
  await says('Requested by ');
  await fillIn({ 'Warn if net pay changes by more than': '25' });
  await press('Take back');
  await saysNothingOf('Requested by ');
  await stored();
  expect(await settings()).toMatchObject({ fourEyes: true, fourEyesOff: null, changePercent: 30 });
  expect((await field('Warn if net pay changes by more than')).value).toBe('25');
});

test('components are added, put in order, and switched off', async () => {
  await open();
  for (const [Name, Kind] of [
    ['Bonus', 'Earning'],
    ['Parking', 'Deduction'],
  ] as const) {
    await press('Add component');
    await fillDialog({ Name, Kind });
    if (Name === 'Bonus') fireEvent.click((await dialog()).getByLabelText('Prorated'));
    await pressInDialog('Save component');
    await screen.findByRole('button', { name: `Edit ${Name}` });
  }
  const ordered = (...wanted: string[]) =>
    waitFor(async () => expect((await components()).map(({ name }) => name)).toEqual(wanted));
  await ordered('Basic Salary', 'Bonus', 'Parking');
  expect((await components()).map(({ kind, prorated }) => [kind, prorated])).toEqual([
    ['earning', true],
    ['earning', true],
    ['deduction', false],
  ]);
  await press('Move Parking');
  await press('Move Parking up');
  await ordered('Basic Salary', 'Parking', 'Bonus');
  const handle = screen.getByRole('button', { name: 'Move Parking' });
  const byKey = async (key: string) => {
    await waitFor(() => expect(handle.getAttribute('aria-disabled')).toBe('false'));
    await waitFor(() => expect(document.activeElement).toBe(handle));
    fireEvent.keyDown(handle, { key });
  };
  await byKey('ArrowDown');
  await ordered('Basic Salary', 'Bonus', 'Parking');
  await byKey('ArrowUp');
  await ordered('Basic Salary', 'Parking', 'Bonus');
  // The first of those that move cannot go further.
  await byKey('ArrowUp');

  await press('Edit Parking');
  await fillDialog({ 'Wage code': '2630' });
  fireEvent.click((await dialog()).getByLabelText('Active'));
  await pressInDialog('Save component');
  await dialogCloses();
  expect((await components()).find(({ name }) => name === 'Parking')).toMatchObject({
    active: false,
    wageCode: '2630',
  });
});

test('an item for everybody and one for a department are added and ended', async () => {
  await admin.post('/payroll/component/add', {
    name: 'Transport',
    kind: 'earning',
    unit: 'amount',
    prorated: false,
  });
  await open();
  for (const [scope, amount] of [
    ['All employees', '120'],
    ['Research', '160.50'],
  ] as const) {
    await press('Add item');
    await fillDialog({ Component: 'Transport', For: scope });
    await fillDialog({ 'Amount for each pay period': amount, From: thisMonth });
    await pressInDialog('Add item');
    await dialogCloses();
  }
  expect((await shared()).map(({ scope, amount }) => [scope, amount])).toEqual([
    ['department', 160.5],
    ['everybody', 120],
  ]);
  const row = async () => {
    const table = await screen.findByRole('table', { name: ITEMS });
    return cellsOf(table)
      .map((cells) => cells.join())
      .find((cells) => cells.includes('Research'));
  };
  expect(await row()).toMatch('$160.50');
  fireEvent.click(screen.getAllByRole('button', { name: 'End Transport' })[0]!);
  await fillDialog({ 'Last day': addMonths(thisMonth, 1) });
  await pressInDialog('End item');
  await waitFor(async () => expect(await row()).toMatch(/Research, 01 .* – 01 /));
});
