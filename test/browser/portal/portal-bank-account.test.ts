import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { hire, PASSWORD } from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { setStage } from '../stage/browser.js';
import { passesAxe } from '../stage/looks.js';
import { clientOf, confirmPassword, intercept, openPortal, unconfirmed } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const IBAN = 'IE64 IRCE 9205 0112 3456 78';

const stage = await setStage();
const admin = await clientOf(stage);
const department: string = (await admin.get('/department')).body.departments[0]._id;

async function somebody(employeeId: string): Promise<{ person: EmployeeRecord; client: Client }> {
  const person = await hire(admin, { employeeId, department, name: 'Zoë O’Hara' });
  const client = new Client(stage.url);
  await client.signIn(person.email, PASSWORD);
  return { person, client: unconfirmed(stage, client) };
}

const section = (page: Page) => page.getByRole('region', { name: 'Bank account' });
const today = () =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric' }).format(
    new Date(),
  );

test('an employee adds a bank account with the password, and sees it masked', async () => {
  const { client } = await somebody('BANK-1');
  const page = await openPortal(stage, client, `salary/${client.user._id}`);
  await section(page).getByText('No bank account').waitFor();
  await section(page).getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add bank account' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(/IBAN/).nth(1).waitFor();
  await dialog.getByLabel('IBAN').fill(IBAN.replace('78', '79'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('a character is wrong or swapped').waitFor();
  await soon(() => dialog.getByLabel('Account holder').inputValue()).toBe('Zoë O’Hara');
  await dialog.getByLabel('IBAN').fill(IBAN);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirmPassword(page, PASSWORD);
  await page.getByText('Bank account saved').waitFor();
  await section(page).getByText('IE64 •••• 5678').waitFor();
  await soon(() => section(page).locator('small').innerText()).toBe(
    `Zoë O’Hara, changed ${today()} by you`,
  );
  await soon(() => dialog.count()).toBe(0);
});

test('an account that HR changed meanwhile is not overwritten; it is shown, with a notification', async () => {
  const { person, client } = await somebody('BANK-2');
  await client.confirm();
  await client.put(`/employee/bank/${person._id}`, { iban: IBAN, holder: person.name });
  const page = await openPortal(stage, client, `salary/${person._id}`);
  await section(page).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change bank account' });
  await dialog.getByText('Replaces IE64 •••• 5678.').waitFor();
  await admin.confirm();
  await admin.put(`/employee/bank/${person._id}`, {
    iban: 'DE89370400440532013000',
    holder: person.name,
  });
  await dialog.getByLabel('IBAN').fill('NO93 8601 1117 947');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Someone else changed this bank account in the meantime.').waitFor();
  await section(page).getByText('DE89 •••• 3000').waitFor();
  await soon(() => section(page).locator('small').innerText()).toBe(
    `Zoë O’Hara, changed ${today()} by ${admin.user.name}`,
  );
  await page.reload();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: `${admin.user.name} changed your bank account` }).waitFor();
});

test('its part of the page and its dialog are accessible, fit a phone, and say when they could not be loaded', async () => {
  const { person, client } = await somebody('BANK-3');
  let broken = true;
  const page = await openPortal(stage, client, `salary/${person._id}`, {
    arrange: (opened) =>
      intercept(opened, 'GET', `/employee/bank/${person._id}`, (route) =>
        broken ? route.abort() : route.continue(),
      ),
  });
  const again = section(page).getByRole('button', { name: 'Try again' });
  await again.waitFor();
  broken = false;
  await again.click();
  await section(page).getByRole('button', { name: 'Add' }).click();
  await page.getByRole('dialog', { name: 'Add bank account' }).waitFor();
  await passesAxe(page);
});
