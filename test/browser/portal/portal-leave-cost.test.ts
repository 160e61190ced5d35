import type { Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import { DEMO_WORDS } from '../../../api/operations/demo/demo-words.js';
import { usualHolidays } from '../../../api/operations/demo/usual-holidays.js';
import { THIS_YEAR } from '../../support/calendar.js';
import { hire } from '../../support/cast.js';
import { storeHolidayDays } from '../../support/leave-preview.js';
import { addLeaveType } from '../../support/leave-rules-by-calls.js';
import { setStage } from '../stage/browser.js';
import { countHours, countLeave, countNothing } from '../stage/counted-leave.js';
import { ask, decide, somebody, type Somebody, TODAY } from '../stage/leave-team.js';
import { violations } from '../stage/looks.js';
import { clientOf, openOffice, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);

const HOLIDAYS = new Set(
  [THIS_YEAR, THIS_YEAR + 1].flatMap((year) =>
    usualHolidays(year, DEMO_WORDS.en.holidays).map(({ day }) => day),
  ),
);

/** A Monday more than a week ahead, of which twelve days lie in one leave year and are no holidays. */
function aMonday(): string {
  let day = addDays(TODAY, 8);
  const days = () => Array.from({ length: 12 }, (_, index) => addDays(day, index));
  while (
    new Date(day).getUTCDay() !== 1 ||
    day.slice(0, 4) !== addDays(day, 11).slice(0, 4) ||
    days().some((one) => HOLIDAYS.has(one))
  )
    day = addDays(day, 1);
  return day;
}
const MONDAY = aMonday();

async function counted(department: string, name: string, days: number): Promise<Somebody> {
  const one = await somebody(admin, department, name);
  countLeave(stage, one.person._id, 'Annual Leave', {
    tiers: [{ years: 0, amount: days * 1000 }],
    proration: 'none',
  });
  return one;
}

async function choose(page: Page, first: string, last: string): Promise<void> {
  await page.getByLabel('Leave Type').selectOption('Annual Leave');
  await page.getByLabel('Start Date', { exact: true }).fill(first);
  await page.getByLabel('End Date', { exact: true }).fill(last);
}
const costs = (page: Page, amount: string) => page.getByRole('heading', { name: `Uses ${amount}` });

test('the form says what leave costs, day by day, and what remains', async () => {
  const ida = await counted('Cost Office', 'Ida Cost', 20);
  const page = await openPortal(stage, ida.client, 'add-leave');
  await choose(page, MONDAY, addDays(MONDAY, 7));
  await costs(page, '6 days').waitFor();
  await page.getByText(/^14 days remain on /).waitFor();
  await page.getByText(/not (a )?working days?$/).waitFor();
  await page
    .getByRole('gridcell', { name: /uses 1 day/ })
    .first()
    .waitFor();

  await page.getByRole('group', { name: 'Starts' }).getByRole('button', { name: 'Midday' }).click();
  await costs(page, '5.5 days').waitFor();
  await page.getByText(/from midday$/).waitFor();
  const found = await violations(page);
  expect(found).toEqual([]);

  await page.getByLabel('Reason/Description').fill('By the sea');
  await page.getByRole('button', { name: 'Request 5.5 days' }).click();
  await page.getByText('Leave request submitted').waitFor();
  await soon(
    async () => (await ida.client.get(`/leave/${ida.client.user._id}`)).body.leaves,
  ).toMatchObject([{ startsAt: 'noon', endsAt: 'evening', cost: 5.5 }]);
});

test('a request that was sent is not checked against itself', async () => {
  const jo = await counted('Sent Office', 'Jo Sent', 20);
  const page = await openPortal(stage, jo.client, 'add-leave');
  await choose(page, MONDAY, addDays(MONDAY, 1));
  await costs(page, '2 days').waitFor();
  const quotes: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/leave/quote') && quotes.push(request.url()),
  );
  await page.getByLabel('Reason/Description').fill('By the sea');
  await page.getByRole('button', { name: 'Request 2 days' }).click();
  await page.getByText('Leave request submitted').waitFor();
  await page.getByRole('heading', { name: 'My Leave Requests' }).waitFor();
  expect(quotes).toEqual([]);
});

test('what is available stands beside the type, and the bar has all that is spoken for', async () => {
  const uwe = await counted('Bar Office', 'Uwe Bar', 20);
  const first = await ask(admin, uwe.person, 0, 1, {
    startDate: addDays(MONDAY, 7),
    endDate: addDays(MONDAY, 8),
  });
  await decide(admin, first._id, 'Approved');
  await ask(admin, uwe.person, 0, 1, {
    startDate: addDays(MONDAY, 9),
    endDate: addDays(MONDAY, 9),
  });
  const page = await openPortal(stage, uwe.client, 'add-leave');
  await choose(page, MONDAY, addDays(MONDAY, 2));
  await page.getByText(/^17 days on \d/).waitFor();
  await page
    .getByRole('img', {
      name: /^2 days booked, 1 day pending, 3 days for this request, 14 days available$/,
    })
    .waitFor();
});

test('the calendar says by its signs what days cost, and above the dates who is away', async () => {
  const { person, client } = await counted('Sign Office', 'Vera Sign', 20);
  const colleague = await hire(admin, {
    name: 'Wim Away',
    employeeId: 'SignOffice-9',
    department: person.department._id,
  });
  const away = await ask(admin, colleague, 0, 1, { startDate: MONDAY, endDate: MONDAY });
  await decide(admin, away._id, 'Approved');
  const page = await openPortal(stage, client, 'add-leave');
  await choose(page, MONDAY, addDays(MONDAY, 7));
  await page.getByRole('group', { name: 'Starts' }).getByRole('button', { name: 'Midday' }).click();
  await page.getByRole('gridcell', { name: /uses 0.5 days?\. Away: Wim Away/ }).waitFor();
  for (const words of [
    'Whole day counts',
    'Part of the day counts',
    'Not counted',
    'Someone in your department is away',
  ])
    await page.getByText(words, { exact: true }).waitFor();
  const found = await violations(page);
  expect(found).toEqual([]);
});

test('under its date, a half holiday is called so', async () => {
  const { person, client } = await counted('Feast Office', 'Hal Feast', 20);
  const { _id: calendar } = (await admin.post('/holiday/add', { name: 'Feast Office' })).body
    .calendar;
  await admin.post('/work/assignment/add', {
    holders: [person._id],
    subject: 'calendar',
    target: calendar,
    from: '2020-01-01',
  });
  await storeHolidayDays(admin, calendar, {
    add: [
      { day: MONDAY, name: 'Feast' },
      { day: addDays(MONDAY, 1), half: 'afternoon', name: 'Eve' },
    ],
    remove: [],
  });
  const page = await openPortal(stage, client, 'add-leave', {
    viewport: { width: 375, height: 812 },
  });
  await choose(page, addDays(MONDAY, 2), addDays(MONDAY, 2));
  const caption = (holiday: string) =>
    page.getByRole('gridcell', { name: holiday }).locator('small').innerText();
  await soon(() => caption('Eve, uses 0.5 days')).toBe('half holiday');
  await soon(() => caption('Feast, not counted')).toBe('holiday');
});

test('hours of one day are asked for as a duration, and the whole day without one', async () => {
  const yan = await somebody(admin, 'Hour Office', 'Yan Hour');
  const type = await countHours(admin, yan.person._id, 'Care by the Hour', 40);
  const page = await openPortal(stage, yan.client, 'add-leave');
  await page.getByLabel('Leave Type').selectOption(type);
  await page.getByLabel('Start Date', { exact: true }).fill(MONDAY);
  await page.getByLabel('End Date', { exact: true }).fill(addDays(MONDAY, 1));
  await costs(page, '15 h').waitFor();
  await soon(() => page.getByLabel('Duration').count()).toBe(0);
  await page.getByLabel('End Date', { exact: true }).fill(MONDAY);
  await costs(page, '7 h 30 min').waitFor();
  await page.getByLabel('Duration').fill('2:30');
  await costs(page, '2 h 30 min').waitFor();
  await page.getByText(/^40 h on \d/).waitFor();
  await page.getByLabel('Reason/Description').fill('The dentist');
  await page.getByLabel('Duration').fill('soon');
  await page.getByRole('button', { name: /^Request/ }).click();
  await page.getByText('Enter hours above 0, like 2.5 or 2:30.').waitFor();
  await page.getByLabel('Duration').fill('2:30');
  await page.getByRole('button', { name: 'Request 2 h 30 min' }).click();
  await page.getByText('Leave request submitted').waitFor();
  await soon(
    async () => (await yan.client.get(`/leave/${yan.client.user._id}`)).body.leaves,
  ).toMatchObject([{ minutes: 150, cost: 150, days: 1 }]);
  await page.getByRole('cell', { name: '2 h 30 min', exact: true }).waitFor();
});

test('what would refuse the request is said before it is sent', async () => {
  const ole = await counted('Short Office', 'Ole Short', 2);
  const page = await openPortal(stage, ole.client, 'add-leave');
  await choose(page, MONDAY, addDays(MONDAY, 2));
  await costs(page, '3 days').waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: /^The balance is 1 day short on / })
    .waitFor();
  await page.getByRole('button', { name: 'Request Leave', exact: true }).waitFor();
});

test('days that cannot be taken keep no confident button and say nothing of what remains', async () => {
  const lea = await counted('Firm Office', 'Lea Firm', 20);
  const page = await openPortal(stage, lea.client, 'add-leave');
  const button = page.getByRole('main').locator('button[type="submit"]');
  await choose(page, addDays(MONDAY, 5), addDays(MONDAY, 6));
  await page.getByRole('listitem').filter({ hasText: 'You do not work on these days.' }).waitFor();
  await soon(() => button.innerText()).toBe('Request Leave');
  await soon(() => page.getByText(/remain/).count()).toBe(0);
  await choose(page, addDays(MONDAY, 1), MONDAY);
  await page.getByLabel('Leave Type').focus();
  await page.getByText('The end date cannot be before the start date.').waitFor();
  await soon(() => button.innerText()).toBe('Request Leave');
});

test('half of a single day is one choice, which cannot leave nothing', async () => {
  const ray = await counted('Half Office', 'Ray Half', 20);
  const page = await openPortal(stage, ray.client, 'add-leave');
  await choose(page, MONDAY, addDays(MONDAY, 1));
  await page.getByRole('group', { name: 'Starts' }).getByRole('button', { name: 'Midday' }).click();
  await page.getByRole('group', { name: 'Ends' }).getByRole('button', { name: 'Midday' }).click();
  await costs(page, '1 day').waitFor();
  await page.getByLabel('End Date', { exact: true }).fill(MONDAY);
  const part = page.getByRole('group', { name: 'Part of the day' });
  await part.getByRole('button', { name: 'Afternoon', pressed: true }).waitFor();
  await soon(() => part.getByRole('button').allInnerTexts()).toEqual([
    'Whole day',
    'Morning',
    'Afternoon',
  ]);
  await costs(page, '0.5 days').waitFor();
  await part.getByRole('button', { name: 'Morning' }).click();
  await page.getByText(/until midday$/).waitFor();
  await page.getByLabel('Reason/Description').fill('The dentist');
  await page.getByRole('button', { name: 'Request 0.5 days' }).click();
  await page.getByText('Leave request submitted').waitFor();
  await page
    .getByRole('row')
    .filter({ hasText: 'until midday' })
    .getByRole('cell', { name: '0.5', exact: true })
    .waitFor();
});

test('a type without a policy says so and offers halves', async () => {
  const eli = await counted('Other Office', 'Eli Other', 20);
  const page = await openPortal(stage, eli.client, 'add-leave', {
    viewport: { width: 375, height: 700 },
  });
  await choose(page, MONDAY, MONDAY);
  await page.getByLabel('Leave Type').selectOption('Personal Leave');
  // In the choice of the type, and above the button.
  await soon(() => page.getByText('No policy, not counted').count()).toBe(2);
  await page.getByRole('button', { name: 'Afternoon' }).click();
  await page.getByRole('button', { name: 'Request 0.5 days' }).waitFor();
});

test('on a phone, what remains and why a day cannot be chosen stand above the button', async () => {
  const tim = await counted('Phone Office', 'Tim Phone', 20);
  await ask(admin, tim.person, 0, 1, {
    startDate: addDays(MONDAY, 3),
    endDate: addDays(MONDAY, 3),
  });
  const page = await openPortal(stage, tim.client, 'add-leave', {
    viewport: { width: 375, height: 700 },
  });
  await choose(page, MONDAY, addDays(MONDAY, 2));
  const above = page.locator('p', {
    has: page.locator('xpath=following-sibling::button[@type="submit"]'),
  });
  await soon(() => above.innerText()).toBe('Uses 3 days, 16 remain');
  await soon(async () => ((await above.boundingBox())?.y ?? 700) < 700).toBe(true);
  await page.getByRole('gridcell', { name: /Annual Leave, Pending/ }).click({ force: true });
  await soon(() => above.innerText()).toMatch(
    /Annual Leave, Pending: this day cannot be chosen\.$/,
  );
  // Offline, the strip above the page says so.
  await page.context().setOffline(true);
  await page.getByText(/^You are offline\./).waitFor();
  await soon(() => above.count()).toBe(0);
});

test('a long breakdown is folded', async () => {
  const max = await counted('Long Office', 'Max Long', 60);
  const page = await openPortal(stage, max.client, 'add-leave');
  await choose(page, MONDAY, addDays(MONDAY, 42));
  await page.getByText('Day by day').waitFor();
  await soon(() =>
    page.getByText('Day by day').locator('xpath=..').getAttribute('open'),
  ).toBeNull();
  await choose(page, MONDAY, addDays(MONDAY, 1));
  await soon(() =>
    page.getByText('Day by day').locator('xpath=..').getAttribute('open'),
  ).not.toBeNull();
});

test('a weekend day that is chosen first can be read', async () => {
  const sam = await counted('Weekend Office', 'Sam Weekend', 20);
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openPortal(stage, sam.client, 'add-leave', { colorScheme });
    await page.getByLabel('Leave Type').selectOption('Annual Leave');
    await page.getByLabel('Start Date', { exact: true }).fill(addDays(MONDAY, 5));
    const chosen = page.getByRole('gridcell', { selected: true });
    await soon(() => chosen.getAttribute('data-free')).toBe('true');
    await soon(() => violations(page)).toEqual([]);
  }
});

test('without a policy the form says nothing of costs', async () => {
  const pia = await somebody(admin, 'Free Office', 'Pia Free');
  const page = await openPortal(stage, pia.client, 'add-leave');
  await choose(page, MONDAY, addDays(MONDAY, 7));
  await page.getByRole('button', { name: 'Request 8 days' }).waitFor();
  await soon(() => page.getByRole('heading', { name: /^Uses / }).count()).toBe(0);
});

test('an admin enters leave against the balance with a note', async () => {
  const kai = await counted('Note Office', 'Kai Note', 1);
  const page = await openOffice(stage, admin, `add-leave?employee=${kai.person._id}`);
  await choose(page, MONDAY, addDays(MONDAY, 4));
  await costs(page, '5 days').waitFor();
  await page.getByLabel('Reason').fill('Agreed on the phone');
  await page.getByLabel('Enter it anyway').check();
  await page.getByRole('textbox', { name: 'Reason for the override' }).fill('Promised');
  await page.getByRole('button', { name: 'Add Leave' }).click();
  await page.getByText('Leave added.').waitFor();
});

test('an admin enters hours for somebody, and the detail and the list say them', async () => {
  const { person } = await somebody(admin, 'Minute Office', 'Ada Minute');
  const type = await countHours(admin, person._id, 'Errands by the Hour', 40);
  const page = await openOffice(stage, admin, `add-leave?employee=${person._id}`);
  await page.getByLabel('Leave Type').selectOption(type);
  await page.getByLabel('Start Date', { exact: true }).fill(MONDAY);
  await page.getByLabel('End Date', { exact: true }).fill(MONDAY);
  await page.getByLabel('Duration').fill('1.5');
  await costs(page, '1 h 30 min').waitFor();
  await page.getByLabel('Reason').fill('The bank');
  await page.getByRole('button', { name: 'Add Leave' }).click();
  await page.getByText('Leave added.').waitFor();
  const [leave] = (await admin.get(`/leave/${person._id}`)).body.leaves;
  const detail = await openOffice(stage, admin, `leaves/${leave._id}`);
  await detail.getByText('Hours used', { exact: true }).first().waitFor();
  await detail.getByText('1 h 30 min', { exact: true }).first().waitFor();
  const list = await openOffice(
    stage,
    admin,
    `leaves?${new URLSearchParams({ filter: '{"q":"Ada Minute"}' })}`,
  );
  await list.getByRole('cell', { name: '1 h 30 min', exact: true }).waitFor();
});

test('an admin enters a type that employees do not request with a note, with or without a policy', async () => {
  const { person } = await somebody(admin, 'Letter Office', 'Ben Letter');
  await addLeaveType(admin, {
    name: 'By Letter',
    unit: 'days',
    counts: 'calendar',
    halfDays: false,
    paid: true,
    selfService: false,
  });
  const page = await openOffice(stage, admin, `add-leave?employee=${person._id}`);
  await page.getByLabel('Leave Type').selectOption('By Letter');
  await page.getByLabel('Start Date', { exact: true }).fill(MONDAY);
  await page.getByLabel('End Date', { exact: true }).fill(MONDAY);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'By Letter cannot be requested. HR enters it.' })
    .waitFor();
  await page.getByLabel('Reason').fill('As agreed');
  await page.getByLabel('Enter it anyway').check();
  await page.getByRole('textbox', { name: 'Reason for the override' }).fill('Letter of 12 May');
  await page.getByRole('button', { name: 'Add Leave' }).click();
  await page.getByText('Leave added.').waitFor();
});

test('the detail shows the cost by day, and days can be taken out', async () => {
  const una = await counted('Detail Office', 'Una Detail', 20);
  const leave = await ask(admin, una.person, 0, 1, {
    startDate: MONDAY,
    endDate: addDays(MONDAY, 11),
    endsAt: 'noon',
  });
  await decide(admin, leave._id, 'Approved');
  const page = await openOffice(stage, admin, `leaves/${leave._id}`);
  await page.getByText('9.5 days', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Day by day' }).waitFor();
  await page.getByRole('button', { name: 'Take days out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take days out of this leave' });
  await dialog.getByLabel('First day to take out').fill(addDays(MONDAY, 2));
  await dialog.getByLabel('Last day to take out').fill(addDays(MONDAY, 3));
  await dialog.getByLabel('Reason').fill('Ill');
  await dialog.getByRole('button', { name: 'Take days out' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Changed', { exact: true }).first().waitFor();
  const { body } = await admin.get(`/leave/${una.person._id}?range=[0,9]`);
  expect(
    body.leaves
      .filter(({ status }: { status: string }) => status === 'Approved')
      .map(({ cost }: { cost: number }) => cost)
      .sort(),
  ).toEqual([2, 5.5]);
});
