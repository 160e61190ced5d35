import type { Page } from 'playwright-core';
import type { Client } from '../support/client.js';
import { setStage } from './stage/browser.js';
import { demoIds } from './stage/demo-ids.js';
import { clientOf, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const BACK = 'What you typed has been restored, except passwords and amounts.';

let own: Client;

const stage = await setStage();
beforeEach(async () => (own = await clientOf(stage)));

const drafts = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts'));

/** As when the session's time is over: the next request is refused. */
async function endSession(page: Page, client: Client): Promise<void> {
  // A pending request would be refused before the click, and the button be gone.
  await page.waitForLoadState('networkidle');
  await client.post('/auth/logout');
  await page
    .getByRole('button', { name: /^Notifications/ })
    .or(page.getByLabel('Email'))
    .first()
    .click();
  await page.waitForURL('**/login');
}

async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('what was typed is there again when the session ended meanwhile, without password and pay', async () => {
  const page = await openOffice(stage, own, 'add-employee');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Department').selectOption('Engineering');
  await page.getByLabel('Salary').fill('4321');
  await page.getByLabel('Password', { exact: true }).fill('a password for Ada');
  await endSession(page, own);
  await soon(() => drafts(page)).toContain('Ada Lovelace');
  await soon(() => drafts(page)).not.toMatch(/4321|a password/);
  await signIn(page, stage.admin);
  await page.getByText(BACK).waitFor();
  await soon(() => page.getByLabel('Full Name').inputValue()).toBe('Ada Lovelace');
  await page
    .getByLabel('Department')
    .locator('option:checked')
    .and(page.getByText('Engineering'))
    .waitFor({ state: 'attached' });
  await soon(() => page.getByLabel('Salary').inputValue()).toBe('');
  await soon(() => drafts(page)).toBeNull();
});

test('an edit that is put back does not overwrite what was saved since', async () => {
  const { department: departmentId } = await demoIds(stage);
  const admin = await clientOf(stage);
  const page = await openOffice(stage, own, `department/${departmentId}`);
  await page.getByLabel('Description').fill('Typed before');
  await endSession(page, own);
  const { dep_name } = (await admin.get(`/department/single?id=${departmentId}`)).body.department;
  await admin.put(`/department/${departmentId}`, { dep_name, description: 'Saved since' });
  await signIn(page, stage.admin);
  await page.getByText(BACK).waitFor();
  await soon(() => page.getByLabel('Description').inputValue()).toBe('Typed before');
  await page.getByRole('button', { name: 'Update Department' }).click();
  await page
    .getByRole('dialog')
    .getByRole('row', { name: 'Description Typed before Saved since' })
    .waitFor();
});

test('another account that signs in finds no drafts', async () => {
  const page = await openOffice(stage, own, 'add-department');
  await page.getByLabel('Department Name').fill('Half a department');
  await endSession(page, own);
  await soon(() => drafts(page)).toContain('Half a department');
  await signIn(page, stage.employee);
  await page.waitForURL('**/employee-dashboard');
  await soon(() => drafts(page)).toBeNull();
});

test('signing out removes the drafts', async () => {
  const page = await openOffice(stage, own, 'add-department');
  await page.getByLabel('Department Name').fill('Half a department');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL('**/login');
  await soon(() => drafts(page)).toBeNull();
});

test('a note on a leave request is restored', async () => {
  const { pendingLeave } = await demoIds(stage);
  const page = await openOffice(stage, own, `leaves/${pendingLeave}`);
  await page.getByLabel(/^Note to /).fill('Enjoy the');
  await endSession(page, own);
  await signIn(page, stage.admin);
  await page.getByText(BACK).waitFor();
  await soon(() => page.getByLabel(/^Note to /).inputValue()).toBe('Enjoy the');
});

test('the company form is restored, and does not overwrite a newer version', async () => {
  const admin = await clientOf(stage);
  const page = await openOffice(stage, own, 'setting/company');
  await page.getByLabel('Company Name').fill('Typed before');
  await endSession(page, own);
  await admin.put('/setting/company', { name: 'Saved since' });
  await signIn(page, stage.admin);
  await page.getByText(BACK).waitFor();
  await soon(() => page.getByLabel('Company Name').inputValue()).toBe('Typed before');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page
    .getByRole('dialog')
    .getByRole('row', { name: 'Company Name Typed before Saved since' })
    .waitFor();
});

test('the note of a decision about many requests is restored, with the requests', async () => {
  const page = await openOffice(
    stage,
    own,
    `leaves?filter=${encodeURIComponent('{"status":"Pending"}')}`,
  );
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const n of [0, 1]) await boxes.nth(n).check();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The fair is that week.');
  await own.post('/auth/logout');
  await dialog.getByRole('button', { name: 'Reject 2 requests' }).click();
  await page.waitForURL('**/login');
  await signIn(page, stage.admin);
  await page.getByText(BACK).waitFor();
  await dialog.getByRole('button', { name: 'Reject 2 requests' }).waitFor();
  await soon(() => dialog.getByRole('textbox').inputValue()).toBe('The fair is that week.');
});
