import type { Page } from 'playwright-core';
import type { SignInResponse } from '../../api/contract/responses.js';
import { setStage, signInAs } from './stage/browser.js';
import { soon } from './stage/soon.js';

const NEW = 'lake otter vinyl 9';

const stage = await setStage();

async function openSetting(): Promise<Page> {
  const page = await stage.open();
  await signInAs(page, stage.url, stage.admin);
  await page.getByRole('link', { name: 'Setting', exact: true }).click();
  await page.getByRole('heading', { name: 'Change Password' }).waitFor();
  return page;
}

async function send(page: Page, current: string, changed: string, confirmed: string): Promise<void> {
  await page.getByLabel('Current Password', { exact: true }).fill(current);
  await page.getByLabel('New Password', { exact: true }).fill(changed);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(confirmed);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

async function faultAt(page: Page, label: string): Promise<string | null | undefined> {
  const field = page.getByLabel(label, { exact: true });
  await field.and(page.locator('[aria-invalid="true"]')).waitFor();
  return field.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent);
}

const signIn = (password: string) =>
  fetch(`${stage.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: stage.admin.email, password }),
  });

test('all three are required', async () => {
  const page = await openSetting();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await soon(() => faultAt(page, 'Current Password')).toBe('Enter your current password.');
  await soon(() => faultAt(page, 'New Password')).toBe('Enter a new password.');
  await soon(() => faultAt(page, 'Confirm New Password')).toBe('Enter the new password again.');
  await soon(() => page.getByLabel('Current Password', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(true);
});

test('a new password that is too short or not repeated is not sent', async () => {
  const page = await openSetting();
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/change-password') && sent.push(request.url()));
  await send(page, stage.admin.password, 'short', 'shorter');
  await soon(() => faultAt(page, 'New Password')).toBe('New password must be at least 6 characters long');
  await soon(() => faultAt(page, 'Confirm New Password')).toBe('New password and confirm password do not match');
  expect(sent).toEqual([]);
});

test('the server’s refusal stands in the red box and at its field', async () => {
  const page = await openSetting();
  await send(page, 'not the password', NEW, NEW);
  await page.getByRole('alert').filter({ hasText: 'Current password is incorrect' }).waitFor();
  await soon(() => faultAt(page, 'Current Password')).toBe('Current password is incorrect');

  await send(page, stage.admin.password, 'password', 'password');
  const common = 'This password is among the most common ones, or nearly so. Please choose another.';
  await page.getByRole('alert').filter({ hasText: common }).waitFor();
  await soon(() => faultAt(page, 'New Password')).toBe(common);
  await soon(async () => (await signIn(stage.admin.password)).status).toBe(200);
});

test('with no answer from the server, the specification’s own text stands', async () => {
  const page = await openSetting();
  await page.route('**/api/setting/change-password', (route) => route.abort());
  await send(page, stage.admin.password, NEW, NEW);
  await page.getByRole('alert').filter({ hasText: 'Failed to change password. Please try again.' }).waitFor();
});

test('each password can be shown and hidden, and the meter says how good the new one is', async () => {
  const page = await openSetting();
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    const field = page.getByLabel(label, { exact: true });
    const toggle = field.locator('..').getByRole('button');
    await toggle.click();
    await soon(() => field.getAttribute('type')).toBe('text');
    await toggle.click();
    await soon(() => field.getAttribute('type')).toBe('password');
  }
  const field = page.getByLabel('New Password', { exact: true });
  for (const [password, word] of [
    ['123456789', 'Too common'],
    ['Vasquez-1984', 'Too common'],
    ['Vasquez-1984-harbour-lamp', 'Strong'],
    ['lake otter', 'Fair'],
    ['lake otter vinyl', 'Good'],
    ['lake otter vinyl brick', 'Strong'],
  ] as const) {
    await field.fill(password);
    await page.getByRole('status').filter({ hasText: new RegExp(`^${word}, `) }).waitFor();
  }
});

test('a password of one’s name and digits is refused, as the hint says', async () => {
  const page = await openSetting();
  const tip = page.getByRole('listitem').filter({ hasText: 'Not just your name, email or company plus digits' });
  await page.getByLabel('New Password', { exact: true }).fill('lake otter');
  await tip.getByText('done:').waitFor();
  await send(page, stage.admin.password, 'Ingrid2026', 'Ingrid2026');
  await soon(() => faultAt(page, 'New Password')).toContain('this password contains only digits and punctuation');
  await soon(() => tip.getByText('done:').count()).toBe(0);
  await soon(async () => (await signIn(stage.admin.password)).status).toBe(200);
});

test('a changed password holds, ends the other sessions, and leads to the employee dashboard', async () => {
  const { token: elsewhere } = (await (await signIn(stage.admin.password)).json()) as SignInResponse;
  const verify = async (token: string | null) => (await fetch(`${stage.url}/api/auth/verify`, { headers: { authorization: `Bearer ${token}` } })).status;
  await soon(() => verify(elsewhere)).toBe(200);

  const page = await openSetting();
  await send(page, stage.admin.password, NEW, NEW);
  await page.getByRole('status').filter({ hasText: 'Password changed successfully!' }).waitFor();
  await page.waitForURL('**/employee-dashboard');
  await soon(async () => verify(await page.evaluate(() => localStorage.getItem('token')))).toBe(200);
  await soon(() => verify(elsewhere)).toBe(401);
  await soon(async () => (await signIn(stage.admin.password)).status).toBe(401);

  const other = await stage.open();
  await signInAs(other, stage.url, { ...stage.admin, password: NEW });
  await other.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
});
