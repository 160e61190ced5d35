import type { Page } from 'playwright-core';
import { hire, PASSWORD } from '../support/cast.js';
import { Client } from '../support/client.js';
import { setStage, signInAs } from './stage/browser.js';
import { PHONE } from './stage/looks.js';
import { clientOf, faultAt } from './stage/office.js';
import { soon } from './stage/soon.js';

const NEW = 'copper-lantern-meadow';

let people = 0;
const stage = await setStage();

/** Somebody whose password was printed, by the first start or by `npm run admin`. */
async function printedFor(role: 'admin' | 'employee'): Promise<string> {
  const admin = await clientOf(stage);
  const department = (await admin.get('/department')).body.departments[0]._id;
  if (role === 'admin') await admin.confirm();
  const { email } = await hire(admin, { employeeId: `PP-${++people}`, department, role });
  stage.store('UPDATE account SET password_printed_at = 1 WHERE email = ?', email);
  return email;
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

test('an admin with a printed password chooses another first, and goes on', async () => {
  const email = await printedFor('admin');
  const page = await stage.open();
  await signInAs(page, stage.url, { email, password: PASSWORD });
  await page.waitForURL('**/admin-dashboard/setting');
  await page.getByText('Choose your own password to continue').waitFor();
  await soon(() => page.getByRole('heading', { name: 'Two-factor authentication' }).count()).toBe(
    0,
  );
  await choose(page, PASSWORD);
  const field = page.getByLabel('New Password', { exact: true });
  await page
    .getByText('Please choose a password different from the current one.')
    .first()
    .waitFor();
  await soon(() => faultAt(field)).toContain('a password different');
  await choose(page, NEW);
  await page.waitForURL(/\/admin-dashboard$/);
  await page.getByText('Password changed successfully!').waitFor();
  await page.getByText('Total Employees').waitFor();
  await soon(
    async () => (await new Client(stage.url).signIn(email, NEW)).body.user.pendingAction,
  ).toBeNull();
});

test('who came to the setting by themselves stays there after the change that was required', async () => {
  const email = await printedFor('admin');
  const page = await stage.open();
  await signInAs(page, stage.url, { email, password: PASSWORD });
  await page.waitForURL('**/admin-dashboard/setting');
  await page.goto(`${stage.url}/employee-dashboard/setting`);
  await choose(page, NEW);
  await page.getByText('Password changed successfully!').waitFor();
  await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
  await soon(() => new URL(page.url()).pathname).toBe('/employee-dashboard/setting');
});

test('no other screen of the portal opens before a printed password is changed', async () => {
  const email = await printedFor('employee');
  const page = await stage.open({ viewport: PHONE });
  await signInAs(page, stage.url, { email, password: PASSWORD });
  await page.waitForURL('**/employee-dashboard/setting');
  await page
    .getByRole('link', { name: 'Home' })
    .or(page.getByRole('navigation').getByRole('link').first())
    .first()
    .click();
  await page.waitForURL('**/employee-dashboard/setting');
  await choose(page, NEW);
  await page.waitForURL(/\/employee-dashboard$/);
  await page.getByText('Password changed successfully!').waitFor();
});
