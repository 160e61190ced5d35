import type { Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { inField } from '../../support/calendar.js';
import { requestLeave } from '../../support/cast.js';
import { setStage } from '../stage/browser.js';
import { countLeave, countNothing } from '../stage/counted-leave.js';
import { decide, NOBODY, team, TODAY } from '../stage/leave-team.js';
import { violations, passesAxe } from '../stage/looks.js';
import { clientOf, downloaded, faultAt, hold, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const YEAR = TODAY.slice(0, 4);

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
const [lan, ola] = (await team(admin, 'Harbour', 'Lan Nguyen', 'Ola Berg')) as [
  EmployeeRecord,
  EmployeeRecord,
];
countLeave(stage, lan._id, 'Annual Leave', {
  tiers: [{ years: 0, amount: 25_000 }],
  carry: 5_000,
  carryMonths: 3,
});
countLeave(stage, lan._id, 'Casual Leave', { tiers: [{ years: 0, amount: 3_000 }] });

const open = (path: string) => openOffice(stage, admin, `leaves/balances/${path}`);
const entries = (page: Page) => page.getByRole('table', { name: /^Ledger of/ }).getByRole('row');
const titled = (page: Page, title: string) =>
  entries(page).filter({ has: page.getByText(title, { exact: true }) });

async function add(page: Page, days: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Adjust' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust Annual Leave' });
  await dialog.getByLabel('Kind').selectOption({ label: 'Time off in lieu' });
  await dialog.getByRole('textbox', { name: 'Days' }).fill(days);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: `Add ${days} days` }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('a person’s ledger', () => {
  test('says what each line is, and how it was worked out', async () => {
    const page = await open(lan._id);
    await page.getByRole('heading', { level: 1, name: 'Lan Nguyen' }).waitFor();
    const grant = titled(page, `Entitlement ${YEAR}`);
    await grant.getByText('25 days a year').waitFor();
    await grant.getByText('+25.0').waitFor();
    await page.getByRole('button', { name: new RegExp(`^Show how Entitlement ${YEAR}`) }).click();
    await page.getByText('Entitlement for a year').waitFor();
    await soon(() => page.getByRole('table').locator('dl dd').allInnerTexts()).toEqual([
      '25.0',
      '+25.0',
    ]);
    await entries(page).filter({ hasText: 'Today, ' }).waitFor();

    await page
      .getByRole('navigation', { name: 'Leave Type' })
      .getByRole('link', { name: /^Casual Leave/ })
      .click();
    await entries(page).filter({ hasText: '3 days a year' }).waitFor();
  });

  test('turns to other leave years', async () => {
    const page = await open(lan._id);
    await page
      .getByRole('button', { name: `Leave year ${Number(YEAR) + 1}, the next one` })
      .click();
    await page.getByRole('heading', { name: `Balance in ${Number(YEAR) + 1}` }).waitFor();
    const first = entries(page).nth(1);
    await first.getByText(`Carried over from ${YEAR}`).waitFor();
    await first.getByText('+5.0').waitFor();
  });

  test('of a joiner has the whole next leave year', async () => {
    const [mia] = (await team(admin, 'Quay', 'Mia Sand')) as [EmployeeRecord];
    await admin.put(`/employee/employment/${mia._id}`, { hireDate: `${YEAR}-01-02` });
    countLeave(stage, mia._id, 'Annual Leave', {
      tiers: [{ years: 0, amount: 25_000 }],
      proration: 'none',
    });
    const page = await open(mia._id);
    await page.getByRole('button', { name: 'No earlier leave year' }).waitFor();
    await page
      .getByRole('button', { name: `Leave year ${Number(YEAR) + 1}, the next one` })
      .click();
    await titled(page, `Entitlement ${Number(YEAR) + 1}`)
      .getByText('+25.0')
      .waitFor();
  });

  test('says which days of a request cost nothing, and why', async () => {
    // No holiday is on the Monday after it.
    const friday = firstFriday(`${YEAR}-${TODAY.slice(5, 7) === '11' ? '02' : '11'}-01`);
    await decide(
      admin,
      (await requestLeave(admin, lan._id, friday, addDays(friday, 3)))._id,
      'Approved',
    );
    const page = await open(lan._id);
    const line = entries(page).filter({ hasText: '2 working days' });
    await line.getByText('−2.0').waitFor();
    await line.getByRole('button', { name: /^Show how Annual Leave/ }).click();
    await page
      .getByRole('table')
      .locator('dl')
      .getByText(/, not working days$/)
      .waitFor();
    await soon(() => page.getByRole('table').locator('dl dd').allInnerTexts()).toEqual([
      '1.0',
      '0.0',
      '1.0',
      '−2.0',
    ]);
  });

  test('is exported as it is shown, and leads to its policy', async () => {
    const client = await clientOf(stage);
    await client.confirm(stage.admin.password);
    const page = await openOffice(stage, client, `leaves/balances/${lan._id}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`ledger-${YEAR}.csv`);
    const [head, ...lines] = (await downloaded(file)).replace('\ufeff', '').trim().split(/\r?\n/);
    expect(head).toMatch(/^Employee ID,Full Name,Leave Type,Unit,Date,Entry,Amount,Balance/);
    expect(lines.find((line) => line.includes('accrual'))).toContain(`,${YEAR}-01-01,accrual,25,`);
    await page.getByRole('main').locator('dl').getByRole('link').click();
    await soon(() => page.url()).toContain('/leave-policies/');
  });

  test('takes an entry, which shows what it changes, and takes it back', async () => {
    const page = await open(`${lan._id}#adjust`);
    const dialog = page.getByRole('dialog', { name: 'Adjust Annual Leave' });
    await dialog.getByRole('textbox', { name: 'Days' }).fill('1.5');
    const before = await figureBefore(page);
    await dialog.getByText(`${before + 1.5} days`).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });

    await add(page, '1.5', 'Worked on a Saturday');
    const line = entries(page).filter({ hasText: 'Worked on a Saturday' });
    await line.getByText('+1.5').waitFor();
    await line.getByRole('button', { name: /^Reverse Credit of/ }).click();
    const question = page.getByRole('dialog', { name: 'Reverse this entry?' });
    await question.getByRole('button', { name: 'Reverse entry' }).click();
    await soon(() => faultAt(question.getByLabel('Reason'))).toMatch(/enter a reason/);
    await question.getByLabel('Reason').fill('Entered for the wrong person');
    await question.getByRole('button', { name: 'Reverse entry' }).click();
    await line.waitFor({ state: 'detached' });
  });

  test('says what the highest balance cuts off', async () => {
    const [per] = (await team(admin, 'Jetty', 'Per Dahl')) as [EmployeeRecord];
    countLeave(stage, per._id, 'Annual Leave', {
      tiers: [{ years: 0, amount: 25_000 }],
      cap: 26_000,
    });
    const page = await open(`${per._id}#adjust`);
    const dialog = page.getByRole('dialog', { name: 'Adjust Annual Leave' });
    await dialog.getByLabel('Kind').selectOption({ label: 'Time off in lieu' });
    await dialog.getByRole('textbox', { name: 'Days' }).fill('3');
    await dialog
      .getByText('The balance cannot be more than 26 days: 2 days of it are lost.')
      .waitFor();
    await dialog.getByRole('status').getByText('26 days', { exact: true }).waitFor();
  });

  test('of somebody who leaves offers to pay out the rest', async () => {
    const [tom] = (await team(admin, 'Wharf', 'Tom Lund')) as [EmployeeRecord];
    await admin.put(`/employee/employment/${tom._id}`, { hireDate: '2020-01-01', leftOn: TODAY });
    countLeave(stage, tom._id, 'Annual Leave', {
      tiers: [{ years: 0, amount: 24_000 }],
      proration: 'none',
    });
    const page = await open(tom._id);
    await page.getByRole('button', { name: 'Pay out 24 days' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust Annual Leave' });
    await soon(() => dialog.getByLabel('Kind').inputValue()).toBe('payout');
    await soon(() => dialog.getByRole('textbox', { name: 'Days' }).inputValue()).toBe('24');
    await soon(() => dialog.getByLabel('On', { exact: true }).inputValue()).toBe(inField(TODAY));
    await dialog.getByRole('status').getByText('0 days', { exact: true }).waitFor();
    await dialog.getByLabel('Reason').fill('With the last pay');
    await dialog.getByRole('button', { name: 'Deduct 24 days' }).click();
    await dialog.waitFor({ state: 'detached' });
    await entries(page).filter({ hasText: 'With the last pay' }).waitFor();
    await page.getByRole('button', { name: /^Pay out/ }).waitFor({ state: 'detached' });
  });

  test('asks for what is missing at its field', async () => {
    const page = await open(`${lan._id}#adjust`);
    const dialog = page.getByRole('dialog', { name: 'Adjust Annual Leave' });
    await dialog.getByRole('textbox', { name: 'Days' }).fill('-2');
    await dialog.getByLabel('Use by').fill('2001-01-01');
    await dialog.locator('button[type=submit]').click();
    await soon(() => faultAt(dialog.getByRole('textbox', { name: 'Days' }))).toMatch(/above 0/);
    await soon(() => faultAt(dialog.getByLabel('Use by'))).toMatch(/before the day/);
    await soon(() => faultAt(dialog.getByLabel('Reason'))).toMatch(/enter a reason/);
  });

  test('may be of somebody for whom no policy holds, or of nobody', async () => {
    const none = await open(ola._id);
    await none.getByRole('heading', { name: 'No policy applies to Ola Berg' }).waitFor();
    const nobody = await open(NOBODY);
    await nobody.getByRole('heading', { name: 'Employee Not Found' }).waitFor();
  });

  test('says so when it cannot be loaded, and tries again', async () => {
    const page = await openOffice(stage, admin, `leaves/balances/${lan._id}`, {
      arrange: (opened) =>
        intercept(opened, 'GET', /^\/api\/leave\/ledger\//, (route) =>
          route.fulfill({ status: 500, json: { success: false, error: 'Server error' } }),
        ),
    });
    await page.getByText('The ledger could not be loaded.').waitFor();
    await page.unroute(() => true);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await titled(page, `Entitlement ${YEAR}`).waitFor();
  });

  test('passes axe and fits', async () => {
    const page = await open(lan._id);
    await page.getByRole('button', { name: new RegExp(`^Show how Entitlement ${YEAR}`) }).click();
    await page.getByText('Entitlement for a year').waitFor();
    await soon(() => violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Adjust' }).click();
    await page
      .getByRole('dialog', { name: 'Adjust Annual Leave' })
      .getByText('Available')
      .waitFor();
    await passesAxe(page);
  });
});

test('the list of balances is there before it knows today’s date', async () => {
  let release = () => {};
  const page = await openOffice(stage, admin, 'leaves/balances', {
    arrange: async (opened) => (release = await hold(opened, 'GET', '/config')),
  });
  const rows = page.getByRole('table', { name: 'Leave balances' }).locator('tbody tr');
  await rows.first().waitFor();
  release();
  await rows.getByRole('img').first().waitFor();
});

/** The first Friday on this day or after it. */
function firstFriday(first: string): string {
  return addDays(first, (5 - new Date(first).getUTCDay() + 7) % 7);
}

async function figureBefore(page: Page): Promise<number> {
  const spoken = await page.getByRole('dialog').getByRole('status').locator('del').innerText();
  return Number(/[\d.]+$/.exec(spoken)?.[0]);
}
