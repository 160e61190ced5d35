import type { Page, Request } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { setStage } from '../stage/browser.js';
import { countNothing } from '../stage/counted-leave.js';
import {
  ask,
  decide,
  ownLeave,
  signedIn,
  type Somebody,
  somebody,
  team,
  TODAY,
} from '../stage/leave-team.js';
import { clientOf, faultAt, hold, intercept, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);

const openRequest = ({ client }: Somebody, options?: Parameters<typeof openPortal>[3]) =>
  openPortal(stage, client, 'add-leave', options);

/** A month from the present one on. */
function month(on: number): string {
  const [year, number] = TODAY.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + on, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or its last. */
function sameDay(date: string, months: number): string {
  const [year, number] = date.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number + months, 0)).toISOString().slice(0, 10);
  return last.slice(8) < date.slice(8) ? last : last.slice(0, 8) + date.slice(8);
}

const words = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short' });
const written = (date: string) =>
  `${date.slice(8)} ${words.format(Date.parse(date))} ${date.slice(0, 4)}`;
const day = (page: Page, date: string) => page.getByRole('gridcell', { name: written(date) });
const start = (page: Page) => page.getByLabel('Start Date', { exact: true });
const end = (page: Page) => page.getByLabel('End Date', { exact: true });
const nextMonth = (page: Page) => page.getByRole('button', { name: 'Next month' }).click();
const dates = async (page: Page) => [await start(page).inputValue(), await end(page).inputValue()];
const submit = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).click();

async function fillIn(page: Page, first: string, last: string): Promise<void> {
  await page.getByLabel('Leave Type').selectOption('Annual Leave');
  await start(page).fill(first);
  await end(page).fill(last);
  await page.getByLabel('Reason/Description').fill('By the sea');
}

test('a request is made by the calendar, in either order; then it stands in one’s list', async () => {
  const ada = await somebody(admin, 'Observatory', 'Ada Comet');
  const page = await openRequest(ada);
  await page.getByRole('heading', { level: 1, name: 'Request Leave' }).waitFor();
  await soon(() => page.getByLabel('Leave Type').locator('option').allInnerTexts()).toEqual([
    'Select',
    'Sick Leave',
    'Casual Leave',
    'Annual Leave',
    'Personal Leave',
    'Emergency Leave',
    'Unpaid Leave',
  ]);
  await nextMonth(page);
  await day(page, `${month(1)}-13`).click();
  await page
    .getByText('Now choose the last day. For a single day, choose the same day again.')
    .waitFor();
  await day(page, `${month(1)}-10`).click();
  await soon(() => dates(page)).toEqual([`${month(1)}-10`, `${month(1)}-13`]);
  await soon(() => page.getByRole('gridcell', { selected: true }).count()).toBe(4);

  await page.getByLabel('Leave Type').selectOption('Personal Leave');
  await page.getByLabel('Reason/Description').fill('A wedding');
  const requests: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/leave/add') && requests.push(request));
  const release = await hold(page, 'POST', '/leave/add');
  await submit(page, 'Request 4 days');
  await soon(() => page.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true);
  release();
  await page.getByText('Leave request submitted').waitFor();
  await page.waitForURL(new RegExp(`/employee-dashboard/leaves/${ada.client.user._id}`));
  await page.getByRole('cell').getByText('A wedding').waitFor();
  expect(requests.map((request) => request.headers()['idempotency-key'])).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ]);
  await soon(() => ownLeave(ada)).toMatchObject([
    {
      leaveType: 'Personal Leave',
      startDate: `${month(1)}-10`,
      endDate: `${month(1)}-13`,
      days: 4,
      status: 'Pending',
      reason: 'A wedding',
    },
  ]);
});

test('a request is made by the keyboard alone', async () => {
  const page = await openRequest(await somebody(admin, 'Planetarium', 'Bo Nova'));
  await page.getByRole('gridcell', { name: written(TODAY) }).focus();
  const weekday = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  let at = TODAY;
  const go = async (key: string, to: string) => {
    await page.keyboard.press(key);
    await day(page, to).and(page.locator(':focus')).waitFor();
    at = to;
  };
  await go('ArrowRight', addDays(at, 1));
  await go('ArrowDown', addDays(at, 7));
  await go('ArrowLeft', addDays(at, -1));
  await go('ArrowUp', addDays(at, -7));
  await go('End', addDays(at, 6 - weekday(at)));
  await go('Home', addDays(at, -6));
  await go('PageDown', sameDay(at, 1));
  await go('PageDown', sameDay(at, 1));
  await go('PageUp', sameDay(at, -1));
  await page.keyboard.press('Enter');
  await go('ArrowRight', addDays(at, 1));
  await go('ArrowRight', addDays(at, 1));
  await page.keyboard.press(' ');
  await soon(() => dates(page)).toEqual([addDays(at, -2), at]);
  await page.getByLabel('Leave Type').selectOption('Annual Leave');
  await page.getByRole('button', { name: 'Request 3 days' }).waitFor();
});

test('days taken already cannot be chosen and say why; who is away is said by name only', async () => {
  const [eva, finn] = (await team(admin, 'Lagoon', 'Eva Reed', 'Finn Heron')) as [
    EmployeeRecord,
    EmployeeRecord,
  ];
  const client = await signedIn(stage.url, eva);
  const at = (date: string) => `${month(1)}-${date}`;
  const add = (person: EmployeeRecord, leaveType: string, first: string, last: string) =>
    admin.post('/leave/add', {
      userId: person._id,
      leaveType,
      startDate: at(first),
      endDate: at(last),
      reason: 'Not to be told',
    });
  const approved = await add(eva, 'Annual Leave', '05', '06');
  await decide(admin, approved.body.leave._id, 'Approved');
  await add(eva, 'Casual Leave', '08', '08');
  const others = await add(finn, 'Sick Leave', '12', '13');
  await decide(admin, others.body.leave._id, 'Approved');

  const page = await openRequest({ person: eva, client });
  await nextMonth(page);
  await page
    .getByRole('gridcell', {
      name: `${written(at('05'))}, Annual Leave, Approved: this day cannot be chosen.`,
    })
    .click({ force: true });
  const pending = page.getByRole('gridcell', {
    name: `${written(at('08'))}, Casual Leave, Pending: this day cannot be chosen.`,
  });
  await pending.focus();
  await page.keyboard.press('Enter');
  await soon(() => pending.getAttribute('aria-disabled')).toBe('true');
  await soon(() => dates(page)).toEqual(['', '']);

  await page.getByRole('gridcell', { name: `${written(at('12'))}, Away: Finn Heron` }).hover();
  await page
    .locator('p')
    .filter({ hasText: new RegExp(`^\\w{3} ${written(at('12'))}: Away: Finn Heron$`) })
    .waitFor();
  await soon(() => page.getByRole('main').innerText()).not.toContain('Not to be told');
  await soon(() => page.getByRole('grid').innerText()).not.toContain('Sick');
});

test('a namesake who is away on the same days as oneself is away, too', async () => {
  const [ivy, other] = (await team(admin, 'Orchard', 'Ivy Plum', 'Ivy Plum')) as [
    EmployeeRecord,
    EmployeeRecord,
  ];
  const client = await signedIn(stage.url, ivy);
  const date = `${month(1)}-11`;
  for (const { _id } of [ivy, other]) {
    const { body } = await admin.post('/leave/add', {
      userId: _id,
      leaveType: 'Annual Leave',
      startDate: date,
      endDate: date,
      reason: 'Harvest',
    });
    await decide(admin, body.leave._id, 'Approved');
  }
  const page = await openRequest({ person: ivy, client });
  await nextMonth(page);
  await page
    .getByRole('gridcell', {
      name: `${written(date)}, Annual Leave, Approved: this day cannot be chosen. Away: Ivy Plum`,
    })
    .waitFor();
});

test('a request needs all of it, and an end that is not before the start nor too far from it', async () => {
  const page = await openRequest(await somebody(admin, 'Delta', 'Dag Silt'));
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await submit(page, 'Request Leave');
  for (const [label, fault] of Object.entries({
    'Leave Type': 'Please choose Leave Type.',
    'Start Date': 'Please enter Start Date.',
    'End Date': 'Please enter End Date.',
    'Reason/Description': 'Say why you need the days.',
  })) {
    await soon(() => faultAt(page.getByLabel(label, { exact: true }))).toContain(fault);
  }
  await fillIn(page, addDays(TODAY, 10), addDays(TODAY, 9));
  await submit(page, 'Request Leave');
  await soon(() => faultAt(end(page))).toContain('The end date cannot be before the start date.');
  await end(page).fill(addDays(TODAY, 10 + 366));
  await submit(page, 'Request Leave');
  await soon(() => faultAt(end(page))).toContain('A leave request can span at most 366 days.');
  await start(page).fill('1999-12-31');
  await submit(page, 'Request Leave');
  await soon(() => faultAt(start(page))).toContain('The date must be between 01 Jan 2000 and');
  expect(sent).toEqual([]);
});

test('days that overlap are refused at the field', async () => {
  const liv = await somebody(admin, 'Estuary', 'Liv Brine');
  await ask(admin, liv.person, 30, 3);
  const page = await openRequest(liv);
  await fillIn(page, addDays(TODAY, 31), addDays(TODAY, 34));
  await page.getByRole('listitem').filter({ hasText: 'These days overlap' }).waitFor();
  await submit(page, 'Request Leave');
  const other = `${written(addDays(TODAY, 30))} to ${written(addDays(TODAY, 32))}`;
  await soon(() => faultAt(start(page))).toContain(
    `These days overlap with the Annual Leave from ${other} (Pending).`,
  );
  await soon(() => start(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await soon(() => ownLeave(liv)).toHaveLength(1);
});

test('a request that fails says so, keeps what was typed, and is stored once however often it is sent', async () => {
  const ulf = await somebody(admin, 'Fjord', 'Ulf Cove');
  const answers = ['broken', 'reasoned', 'lost'];
  const page = await openRequest(ulf, {
    arrange: (page) =>
      intercept(page, 'POST', '/leave/add', async (route) => {
        const answer = answers.shift();
        if (answer === 'broken')
          return route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' });
        if (answer === 'reasoned')
          return route.fulfill({
            status: 503,
            json: { success: false, code: 'server.unavailable', error: 'The database rests.' },
          });
        if (answer !== 'lost') return route.fallback();
        await route.fetch();
        await route.abort();
      }),
  });
  await fillIn(page, addDays(TODAY, 50), addDays(TODAY, 50));
  await submit(page, 'Request 1 day');
  await page
    .getByRole('alert')
    .getByText('Failed to submit leave request', { exact: true })
    .waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await submit(page, 'Request 1 day');
  await page.getByRole('alert').getByText('The database rests.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await submit(page, 'Request 1 day');
  await page
    .getByRole('alert')
    .getByText('An error occurred while submitting your leave request', { exact: true })
    .waitFor();
  await soon(() => ownLeave(ulf)).toHaveLength(1);
  await submit(page, 'Request 1 day');
  await page.waitForURL(/\/employee-dashboard\/leaves\//);
  await page.getByText('1–1 of 1', { exact: true }).waitFor();
  await soon(() => ownLeave(ulf)).toHaveLength(1);
});

test('the form is not for somebody without an employee record, who is told so', async () => {
  const page = await openPortal(stage, admin, 'add-leave');
  await page.getByRole('heading', { name: 'You have no employee record' }).waitFor();
  await soon(() => page.getByLabel('Leave Type').count()).toBe(0);
});
