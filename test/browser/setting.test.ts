import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { setStage, signInAs } from './stage/browser.js';
import { faultAt } from './stage/office.js';
import { soon } from './stage/soon.js';

const NEW = 'lake otter vinyl 9';

const stage = await setStage();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function openSetting(): Promise<Page> {
  const page = await stage.open();
  await signInAs(page, stage.url, stage.admin);
  await page.getByRole('link', { name: 'Setting', exact: true }).click();
  await page.getByRole('heading', { name: 'Change Password' }).waitFor();
  return page;
}

async function send(
  page: Page,
  current: string,
  changed: string,
  confirmed: string,
): Promise<void> {
  await field(page, 'Current Password').fill(current);
  await field(page, 'New Password').fill(changed);
  await field(page, 'Confirm New Password').fill(confirmed);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

const signIn = (password: string) => new Client(stage.url).signIn(stage.admin.email, password);

test('all three are required, and a new password that is too short or not repeated is not sent', async () => {
  const page = await openSetting();
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/change-password') && sent.push(request.url()),
  );
  await page.getByRole('button', { name: 'Change Password' }).click();
  await soon(() => faultAt(field(page, 'Current Password'))).toBe('Enter your current password.');
  await soon(() => faultAt(field(page, 'New Password'))).toBe('Enter a new password.');
  await soon(() => faultAt(field(page, 'Confirm New Password'))).toBe(
    'Enter the new password again.',
  );
  await soon(() =>
    field(page, 'Current Password').evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await send(page, stage.admin.password, 'short', 'shorter');
  await soon(() => faultAt(field(page, 'New Password'))).toBe(
    'New password must be at least 6 characters long',
  );
  await soon(() => faultAt(field(page, 'Confirm New Password'))).toBe(
    'New password and confirm password do not match',
  );
  expect(sent).toEqual([]);
});

test('the server’s refusal stands in the red box and at its field', async () => {
  const page = await openSetting();
  await send(page, 'not the password', NEW, NEW);
  await page.getByRole('alert').filter({ hasText: 'Current password is incorrect' }).waitFor();
  await soon(() => faultAt(field(page, 'Current Password'))).toBe('Current password is incorrect');

  await send(page, stage.admin.password, 'password', 'password');
  const common = 'This password is one of the first that anyone would try. Please choose another.';
  await page.getByRole('alert').filter({ hasText: common }).waitFor();
  await soon(() => faultAt(field(page, 'New Password'))).toBe(common);
  await soon(async () => (await signIn(stage.admin.password)).status).toBe(200);
});

test('with no answer from the server, the specification’s own text stands', async () => {
  const page = await openSetting();
  await page.route('**/api/setting/change-password', (route) => route.abort());
  await send(page, stage.admin.password, NEW, NEW);
  await page
    .getByRole('alert')
    .filter({ hasText: 'Failed to change password. Please try again.' })
    .waitFor();
});

test('each password can be shown and hidden, and the meter says how good the new one is', async () => {
  const page = await openSetting();
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    const input = field(page, label);
    const toggle = input.locator('..').getByRole('button');
    await toggle.click();
    await soon(() => input.getAttribute('type')).toBe('text');
    await toggle.click();
    await soon(() => input.getAttribute('type')).toBe('password');
  }
  for (const [password, word] of [
    ['Vasquez1984', 'Too common'],
    ['Vasquez-1984', 'Fair'],
    ['Vasquez-1984-harbour-lamp', 'Strong'],
  ] as const) {
    await field(page, 'New Password').fill(password);
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${word}, `) })
      .waitFor();
  }
});

test('a password of one’s name and digits is refused, as the hint says', async () => {
  const page = await openSetting();
  const tip = page
    .getByRole('listitem')
    .filter({ hasText: 'Not just your name, email or company, alone or with digits' });
  await field(page, 'New Password').fill('lake otter');
  await tip.getByText('done:').waitFor();
  await send(page, stage.admin.password, 'Ingrid2026', 'Ingrid2026');
  await soon(() => faultAt(field(page, 'New Password'))).toContain(
    'This password is your name, email, company or product',
  );
  await soon(() => tip.getByText('done:').count()).toBe(0);
  await soon(async () => (await signIn(stage.admin.password)).status).toBe(200);
});

test('a changed password holds, ends the other sessions, and leads to the employee dashboard', async () => {
  const elsewhere: string = (await signIn(stage.admin.password)).body.token;
  const verify = async (token: string | null) =>
    (await fetch(`${stage.url}/api/auth/verify`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  await soon(() => verify(elsewhere)).toBe(200);

  const page = await openSetting();
  await send(page, stage.admin.password, NEW, NEW);
  await page.getByRole('status').filter({ hasText: 'Password changed successfully!' }).waitFor();
  await page.waitForURL('**/employee-dashboard');
  await soon(async () => verify(await page.evaluate(() => localStorage.getItem('token')))).toBe(
    200,
  );
  await soon(() => verify(elsewhere)).toBe(401);
  await soon(async () => (await signIn(stage.admin.password)).status).toBe(401);

  const other = await stage.open();
  await signInAs(other, stage.url, { ...stage.admin, password: NEW });
  await other.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
});
