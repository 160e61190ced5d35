import type { Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { Client } from '../../support/client.js';
import { faults } from '../stage/axe-faults.js';
import { setStage, type Stage } from '../stage/browser.js';
import { countLeave, countNothing } from '../stage/counted-leave.js';
import { ask, decide, somebody, type Somebody, TODAY } from '../stage/leave-team.js';
import { clientOf, openOffice, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

let stage: Stage;
let admin: Client;

beforeAll(async () => {
  stage = await setStage();
  countNothing(stage);
  admin = await clientOf(stage);
});

/** The Monday after next, of which all days lie in one leave year. */
function aMonday(): string {
  let day = addDays(TODAY, 8);
  while (new Date(day).getUTCDay() !== 1 || day.slice(0, 4) !== addDays(day, 11).slice(0, 4)) day = addDays(day, 1);
  return day;
}
const MONDAY = aMonday();

async function counted(department: string, name: string, days: number): Promise<Somebody> {
  const one = await somebody(admin, department, name);
  countLeave(stage, one.person._id, 'Annual Leave', { tiers: [{ years: 0, amount: days * 1000 }], proration: 'none' });
  return one;
}

async function choose(page: Page, first: string, last: string): Promise<void> {
  await page.getByLabel('Leave Type').selectOption('Annual Leave');
  await page.getByLabel('Start Date', { exact: true }).fill(first);
  await page.getByLabel('End Date', { exact: true }).fill(last);
}
const costs = (page: Page, amount: string) => page.getByRole('heading', { name: `This costs ${amount}` });

test('the form says what leave costs, day by day, and what remains', async () => {
  const ida = await counted('Cost Office', 'Ida Cost', 20);
  const page = await openPortal(stage, ida.client, 'add-leave');
  await choose(page, MONDAY, addDays(MONDAY, 7));
  await costs(page, '6 days').waitFor();
  await page.getByText(/^14 days remain on /).waitFor();
  await page.getByText(/no working day$/).waitFor();
  await page.getByRole('gridcell', { name: /costs 1 day/ }).first().waitFor();

  await page.getByRole('group', { name: 'Starts' }).getByRole('button', { name: 'Midday' }).click();
  await costs(page, '5.5 days').waitFor();
  await page.getByText(/from midday$/).waitFor();
  const found = await faults(page);
  expect(found).toEqual([]);

  await page.getByLabel('Reason/Description').fill('By the sea');
  await page.getByRole('button', { name: 'Request 5.5 days' }).click();
  await page.getByText('Leave request submitted').waitFor();
  await soon(async () => (await ida.client.get(`/leave/${ida.client.user._id}`)).body.leaves).toMatchObject([{ startsAt: 'noon', endsAt: 'evening', cost: 5.5 }]);
});

test('what would refuse the request is said before it is sent', async () => {
  const ole = await counted('Short Office', 'Ole Short', 2);
  const page = await openPortal(stage, ole.client, 'add-leave');
  await choose(page, MONDAY, addDays(MONDAY, 2));
  await costs(page, '3 days').waitFor();
  await page.getByText(/^The balance is 1 day short on /).waitFor();
});

test('without a policy the form says nothing of costs', async () => {
  const pia = await somebody(admin, 'Free Office', 'Pia Free');
  const page = await openPortal(stage, pia.client, 'add-leave');
  await choose(page, MONDAY, addDays(MONDAY, 7));
  await page.getByRole('button', { name: 'Request 8 days' }).waitFor();
  await soon(() => page.getByRole('group', { name: 'Starts' }).count()).toBe(0);
  await soon(() => page.getByText('This costs').count()).toBe(0);
});

test('an admin enters leave against the balance with a note', async () => {
  const kai = await counted('Note Office', 'Kai Note', 1);
  const page = await openOffice(stage, admin, `add-leave?employee=${kai.person._id}`);
  await choose(page, MONDAY, addDays(MONDAY, 4));
  await costs(page, '5 days').waitFor();
  await page.getByLabel('Reason').fill('Agreed on the phone');
  await page.getByLabel('Enter it nevertheless').check();
  await page.getByRole('textbox', { name: 'Why' }).fill('Promised');
  await page.getByRole('button', { name: 'Add Leave' }).click();
  await page.getByText('Leave added.').waitFor();
});

test('the detail shows the cost by day, and days can be taken out', async () => {
  const una = await counted('Detail Office', 'Una Detail', 20);
  const leave = await ask(admin, una.person, 0, 1, { startDate: MONDAY, endDate: addDays(MONDAY, 11), endsAt: 'noon' });
  await decide(admin, leave._id, 'Approved');
  const page = await openOffice(stage, admin, `leaves/${leave._id}`);
  await page.getByText('9.5 days').waitFor();
  await page.getByRole('heading', { name: 'Day by day' }).waitFor();
  await page.getByRole('button', { name: 'Take days out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take days out of this leave' });
  await dialog.getByLabel('First day to take out').fill(addDays(MONDAY, 2));
  await dialog.getByLabel('Last day to take out').fill(addDays(MONDAY, 3));
  await dialog.getByLabel('Reason').fill('Ill');
  await dialog.getByRole('button', { name: 'Take days out' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
  const { body } = await admin.get(`/leave/${una.person._id}?range=[0,9]`);
  expect(body.leaves.filter(({ status }: { status: string }) => status === 'Approved').map(({ cost }: { cost: number }) => cost).sort()).toEqual([2, 5.5]);
});
