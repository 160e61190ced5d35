import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../api/contract/records.js';
import type { Client } from '../support/client.js';
import { faults } from './stage/axe-faults.js';
import { setStage, type Stage } from './stage/browser.js';
import { countLeave, countNothing } from './stage/counted-leave.js';
import { NOBODY, team, TODAY } from './stage/leave-team.js';
import { clientOf, faultAt, intercept, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const YEAR = TODAY.slice(0, 4);

let stage: Stage;
let admin: Client;
let lan: EmployeeRecord;
let ola: EmployeeRecord;

beforeAll(async () => {
  stage = await setStage();
  countNothing(stage);
  admin = await clientOf(stage);
  [lan, ola] = (await team(admin, 'Harbour', 'Lan Nguyen', 'Ola Berg')) as [EmployeeRecord, EmployeeRecord];
  countLeave(stage, lan._id, 'Annual Leave', { tiers: [{ years: 0, amount: 25_000 }], carry: 5_000, carryMonths: 3 });
  countLeave(stage, lan._id, 'Casual Leave', { tiers: [{ years: 0, amount: 3_000 }] });
});

const open = (path: string, phone = false) => openOffice(stage, admin, `leaves/balances/${path}`, phone ? { viewport: { width: 375, height: 812 } } : undefined);
const entries = (page: Page) => page.getByRole('table', { name: /^Ledger of/ }).getByRole('row');

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
    const grant = entries(page).filter({ hasText: `Entitlement ${YEAR}` });
    await grant.getByText('25 days a year').waitFor();
    await grant.getByText('+25.0').waitFor();
    await page.getByRole('button', { name: new RegExp(`^Show how Entitlement ${YEAR}`) }).click();
    await page.getByText('Entitlement for a year').waitFor();
    await soon(() => page.getByRole('table').locator('dl dd').allInnerTexts()).toEqual(['25.0', '+25.0']);
    await entries(page).filter({ hasText: 'Today, ' }).waitFor();

    await page.getByRole('navigation', { name: 'Leave Type' }).getByRole('link', { name: /^Casual Leave/ }).click();
    await entries(page).filter({ hasText: '3 days a year' }).waitFor();
  });

  test('turns to other leave years', async () => {
    const page = await open(lan._id);
    await page.getByRole('button', { name: `Leave year ${Number(YEAR) + 1}, the next one` }).click();
    await page.getByRole('heading', { name: `Balance in ${Number(YEAR) + 1}` }).waitFor();
    const first = entries(page).nth(1);
    await first.getByText(`Carried over from ${YEAR}`).waitFor();
    await first.getByText('+5.0').waitFor();
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
    await soon(() => faultAt(question.getByLabel('Reason'))).toMatch(/Reason/);
    await question.getByLabel('Reason').fill('Entered for the wrong person');
    await question.getByRole('button', { name: 'Reverse entry' }).click();
    await line.waitFor({ state: 'detached' });
  });

  test('asks for what is missing at its field', async () => {
    const page = await open(`${lan._id}#adjust`);
    const dialog = page.getByRole('dialog', { name: 'Adjust Annual Leave' });
    await dialog.getByRole('textbox', { name: 'Days' }).fill('-2');
    await dialog.getByLabel('Use by').fill('2001-01-01');
    await dialog.locator('button[type=submit]').click();
    await soon(() => faultAt(dialog.getByRole('textbox', { name: 'Days' }))).toMatch(/above 0/);
    await soon(() => faultAt(dialog.getByLabel('Use by'))).toMatch(/before the day/);
    await soon(() => faultAt(dialog.getByLabel('Reason'))).toMatch(/Reason/);
  });

  test('may be of somebody for whom no policy holds, or of nobody', async () => {
    const none = await open(ola._id);
    await none.getByRole('heading', { name: 'No policy holds for Ola Berg' }).waitFor();
    const nobody = await open(NOBODY);
    await nobody.getByRole('heading', { name: 'Employee Not Found' }).waitFor();
  });

  test('says so when it cannot be loaded, and tries again', async () => {
    const page = await openOffice(stage, admin, `leaves/balances/${lan._id}`, {
      arrange: (opened) => intercept(opened, 'GET', /^\/api\/leave\/ledger\//, (route) => route.fulfill({ status: 500, json: { success: false, error: 'Server error' } })),
    });
    await page.getByText('The ledger could not be loaded.').waitFor();
    await page.unroute(() => true);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await entries(page).filter({ hasText: `Entitlement ${YEAR}` }).waitFor();
  });

  test.each([false, true])('has nothing that axe finds serious, on a phone: %s', async (phone) => {
    const page = await open(lan._id, phone);
    await page.getByRole('button', { name: new RegExp(`^Show how Entitlement ${YEAR}`) }).click();
    await page.getByText('Entitlement for a year').waitFor();
    await soon(() => faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Adjust' }).click();
    await page.getByRole('dialog', { name: 'Adjust Annual Leave' }).getByText('Available').waitFor();
    await soon(() => faults(page)).toEqual([]);
  });
});

async function figureBefore(page: Page): Promise<number> {
  const spoken = await page.getByRole('dialog').getByRole('status').locator('del').innerText();
  return Number(/[\d.]+$/.exec(spoken)?.[0]);
}
