import type { Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import { inField, THIS_YEAR, weekday } from '../../support/calendar.js';
import { paySalary } from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { setStage } from '../stage/browser.js';
import { countLeave, countNothing } from '../stage/counted-leave.js';
import { ask, decide, somebody, TODAY } from '../stage/leave-team.js';
import { DESKTOP, passesAxe, tooWide } from '../stage/looks.js';
import { clientOf, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
const zoe = new Client(stage.url);
await zoe.signIn(stage.employee.email, stage.employee.password);

const NAMES = ['Dashboard', 'My Profile', 'My Leaves', 'My Salary', 'Setting'];
const cards = async (page: Page) =>
  (await page.getByRole('main').locator('dl > div').allInnerTexts()).map((card) =>
    card.split(/\s*\n\s*/),
  );

describe('the welcome page', () => {
  test('greets, and shows one’s numbers and the two latest activities', async () => {
    const page = await openPortal(stage, zoe, '');
    await page.getByRole('heading', { level: 1, name: 'Welcome back, Zoë' }).waitFor();
    await page.getByRole('main').locator('dl').getByText('12', { exact: true }).waitFor();
    await soon(() => cards(page)).toEqual([
      ['Total Leaves', '12'],
      ['Pending', '3'],
      ['Approved', '8'],
      ['Rejected', '1'],
    ]);
    const activities = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Recent activity' }) })
      .getByRole('listitem');
    await activities.nth(1).waitFor();
    await soon(() => activities.count()).toBe(2);
    await soon(() => activities.first().innerText()).toMatch(
      /^(Sick|Casual|Annual|Personal|Emergency) Leave (requested|approved|rejected|cancelled)/,
    );
    await page.getByRole('main').getByRole('link', { name: 'Request Leave' }).click();
    await page.waitForURL('**/employee-dashboard/add-leave');
  });

  test('begins with what is next: leave, a request that waits and the latest pay', async () => {
    const person = await somebody(admin, 'Runway', 'Rhea Taxi');
    const page = await openPortal(stage, person.client, '');
    const next = page.getByRole('region', { name: 'Coming up' }).getByRole('listitem');
    await next.filter({ hasText: 'No salary records yet' }).waitFor();
    const lines = async () =>
      (await next.allInnerTexts()).map((cell) => cell.split(/\s*\n\s*/).filter(Boolean));
    await soon(() => lines()).toEqual([
      ['Next leave', 'No leave planned'],
      ['Awaiting a decision', 'No pending requests'],
      ['Latest salary', 'No salary records yet'],
    ]);

    for (const from of [45, 30])
      await decide(admin, (await ask(admin, person.person, from, 2))._id, 'Approved');
    for (const from of [50, 40])
      await ask(admin, person.person, from, 1, { leaveType: 'Casual Leave' });
    const pay = { employeeId: person.person._id, basicSalary: 4000, allowances: 250 };
    await admin.post('/salary/add', { ...pay, payDate: '2026-01-31' });
    const { body } = await admin.post('/salary/add', {
      ...pay,
      basicSalary: 9000,
      payDate: '2026-02-28',
    });
    await admin.post(`/salary/void/${body.salary._id}`, { reason: 'Mistyped' });
    await page.reload();
    await next.filter({ hasText: '4,250.00' }).waitFor();
    await soon(async () => (await lines()).map((line) => line.slice(0, 3))).toEqual([
      [
        'Next leave',
        'Annual Leave',
        expect.stringMatching(new RegExp(`^${addDays(TODAY, 30).slice(8)} `)),
      ],
      ['Awaiting a decision', 'Casual Leave', expect.stringMatching(/ and 1 more$/)],
      ['Latest salary', '$4,250.00', '31 Jan 2026'],
    ]);
    await next.getByRole('link', { name: '$4,250.00' }).click();
    await page.getByRole('heading', { name: 'Salary statement' }).waitFor();
  });

  test('has zeros for an admin without an employee record, and the way back', async () => {
    const page = await openPortal(stage, admin, '');
    await page.getByRole('main').locator('dl').getByText('0', { exact: true }).first().waitFor();
    await soon(async () => (await cards(page)).map(([, number]) => number)).toEqual([
      '0',
      '0',
      '0',
      '0',
    ]);
    await soon(() => page.getByText('Request Leave', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: /^Account menu,/ }).click();
    await page.getByRole('link', { name: 'Back office' }).click();
    await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  });
});

describe('the way about', () => {
  test('is above the sheet, and tells where one is', async () => {
    const page = await openPortal(stage, zoe, '');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await soon(() => links.allInnerTexts()).toEqual(NAMES);
    for (const [name, heading] of Object.entries({
      'My Profile': 'Zoë Marchetti',
      'My Leaves': 'My Leave Requests',
      Setting: 'Setting',
    })) {
      await links.filter({ hasText: name }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await soon(() => links.and(page.locator('[aria-current="page"]')).allInnerTexts()).toEqual([
        name,
      ]);
    }
  });

  test('with the button of a form takes at most a sixth of a phone', async () => {
    const page = await openPortal(stage, zoe, 'add-leave', {
      viewport: { width: 375, height: 667 },
      hasTouch: true,
    });
    const button = page.getByRole('main').getByRole('button', { name: 'Request Leave' });
    await button.waitFor();
    const bar = button.locator('..');
    const height = async () => 667 - ((await bar.boundingBox())?.y ?? NaN);
    await soon(() => bar.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
    await soon(height).toBeGreaterThan(44);
    await soon(height).toBeLessThanOrEqual(667 / 6);
  });
});

describe('in French', () => {
  let page: Page;
  let id: string;
  beforeAll(async () => {
    const { client } = await somebody(admin, 'Optics', 'Vera Lens');
    await client.put('/profile/language', { language: 'fr' });
    id = client.user._id;
    await client.post('/leave/add', {
      userId: id,
      leaveType: 'Sick Leave',
      startDate: '2026-01-05',
      endDate: '2026-01-06',
      reason: 'A cold',
    });
    page = await openPortal(stage, client, '');
  });

  test.each([
    '',
    'profile/ME',
    'leaves/ME',
    'add-leave',
    'salary/ME',
    'setting',
    'profile/nobody',
    'nothing-here',
  ])('/%s passes axe and fits', async (path) => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${stage.url}/employee-dashboard/${path.replace('ME', id)}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
    await soon(() => page.locator('html').getAttribute('lang')).toBe('fr');
    await passesAxe(page, { dark: true });
  });
});

test('a request is made by the keyboard alone', async () => {
  const { client } = await somebody(admin, 'Planetarium', 'Bo Nova');
  const page = await openPortal(stage, client, 'add-leave');
  const day = (date: string) => page.getByRole('gridcell', { name: written(date) });
  const dates = () =>
    Promise.all(['Start Date', 'End Date'].map((label) => page.getByLabel(label).inputValue()));
  await day(TODAY).focus();
  let at = TODAY;
  const go = async (key: string, to: string) => {
    await page.keyboard.press(key);
    await day(to).and(page.locator(':focus')).waitFor();
    at = to;
  };
  await go('ArrowRight', addDays(at, 1));
  await go('ArrowDown', addDays(at, 7));
  await go('ArrowLeft', addDays(at, -1));
  await go('ArrowUp', addDays(at, -7));
  // The week begins with the first working day, also in an American browser.
  await go('End', addDays(at, 6 - weekday(at)));
  await go('Home', addDays(at, -6));
  await go('PageDown', sameDay(at, 1));
  await go('PageDown', sameDay(at, 1));
  await go('PageUp', sameDay(at, -1));
  await page.keyboard.press('Enter');
  await go('ArrowRight', addDays(at, 1));
  await go('ArrowRight', addDays(at, 1));
  await page.keyboard.press(' ');
  await soon(() => dates()).toEqual([inField(addDays(at, -2)), inField(at)]);
  await page.getByLabel('Leave Type').selectOption('Annual Leave');
  await page.getByRole('button', { name: 'Request 3 days' }).waitFor();
});

/** The same day of another month, or its last. */
function sameDay(date: string, months: number): string {
  const [year, number] = date.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number + months, 0)).toISOString().slice(0, 10);
  return last.slice(8) < date.slice(8) ? last : last.slice(0, 8) + date.slice(8);
}

const words = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short' });
const written = (date: string) =>
  `${date.slice(8)} ${words.format(Date.parse(date))} ${date.slice(0, 4)}`;

test('withdrawing from a list of pending requests leaves the focus in the list, though the row is gone', async () => {
  const lea = await somebody(admin, 'Smithy', 'Lea Anvil');
  await ask(admin, lea.person, 25, 1);
  const page = await openPortal(stage, lea.client, `leaves/${lea.client.user._id}`);
  const pending = page
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: /^Pending/ });
  await pending.click();
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('heading', { name: 'No Leave Requests Found' }).waitFor();
  await soon(() => pending.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('one’s balance passes axe and fits', async () => {
  const { person, client } = await somebody(admin, 'Orchard', 'Zoe Hart');
  countLeave(stage, person._id, 'Annual Leave', { tiers: [{ years: 0, amount: 25_000 }] });
  const page = await openPortal(stage, client, `balance/${client.user._id}`);
  await page
    .getByRole('button', { name: new RegExp(`^Show how Entitlement ${THIS_YEAR}`) })
    .click();
  await page.getByText('Entitlement for a year').waitFor();
  await passesAxe(page);
});

test('a statement is printed on one page', async () => {
  const { person, client } = await somebody(admin, 'Till', 'Pia Coin');
  await paySalary(admin, person._id);
  const page = await openPortal(stage, client, `salary/${person._id}`, { colorScheme: 'dark' });
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('link', { name: /^Statement of/ }).click();
  await page.getByRole('heading', { name: 'Salary statement', level: 1 }).waitFor();
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await soon(() => page.title()).toBe('printed');
  for (const format of ['A4', 'Letter'])
    await soon(async () => pages(await page.pdf({ format }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await soon(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await soon(() =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--sheet').trim(),
    ),
  ).toMatch(/^#fff(fff)?$/);
});

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('on a phone salary records are cards, and nothing is wider than the screen', async () => {
  const { person, client } = await somebody(admin, 'Vault', 'Otto Bill');
  await paySalary(admin, person._id);
  const page = await openPortal(stage, client, `salary/${person._id}`, {
    viewport: { width: 320, height: 640 },
  });
  await page.getByRole('button', { name: 'All' }).click();
  const link = page.getByRole('main').getByRole('listitem').getByRole('link');
  await link.waitFor();
  await soon(() => page.getByRole('table').count()).toBe(0);
  await soon(() => tooWide(page)).toBe(0);
  await soon(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.click();
  await page.getByRole('article').waitFor();
  await soon(() => tooWide(page)).toBe(0);
});
