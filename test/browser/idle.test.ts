import type { Page } from 'playwright-core';
import type { Client } from '../support/client.js';
import { setStage } from './stage/browser.js';
import { violations } from './stage/looks.js';
import { clientOf, faultAt, hold, openOffice, openPortal } from './stage/office.js';
import { soon } from './stage/soon.js';

let client: Client;

const stage = await setStage();
stage.store('UPDATE company_setting SET idle_minutes_office = 15, idle_minutes_portal = 30');
beforeEach(async () => {
  client = await clientOf(stage);
});

const HOUR_MS = 60 * 60 * 1000;
const anHourGoesBy = () => stage.store('UPDATE session SET last_seen_at = ?', Date.now() - HOUR_MS);
const lock = (page: Page) => page.getByRole('dialog', { name: 'Enter your password to continue' });

async function goOn(page: Page, password = stage.admin.password): Promise<void> {
  await lock(page).getByLabel('Your password').fill(password);
  await lock(page).getByRole('button', { name: 'Continue' }).click();
}

test('what was typed is kept, and what was sent meanwhile is sent once after the password', async () => {
  const page = await openOffice(stage, client, 'add-department');
  await page.getByLabel('Department Name').fill('Half an hour');
  await page.getByLabel('Description').fill('Left open over lunch');
  // An answer that is still on its way would cover the form before it is sent.
  await page.waitForLoadState('networkidle');
  anHourGoesBy();
  await page.getByRole('button', { name: 'Add Department' }).click();
  await lock(page).waitFor();
  await soon(() => violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await goOn(page, 'not the password');
  await soon(() => faultAt(lock(page).getByLabel('Your password'))).toContain(
    'Current password is incorrect',
  );
  await soon(() => page.getByLabel('Description').inputValue()).toBe('Left open over lunch');

  await goOn(page);
  await page.waitForURL(/\/departments/);
  await lock(page).waitFor({ state: 'detached' });
  const { departments } = (await client.get('/department')).body as {
    departments: { dep_name: string }[];
  };
  expect(departments.filter(({ dep_name }) => dep_name === 'Half an hour')).toHaveLength(1);
});

test('while it is locked, the form behind it is neither seen nor found', async () => {
  const page = await openOffice(stage, client, 'add-department');
  const behind = page.getByLabel('Description');
  await page.getByLabel('Department Name').fill('Private');
  await behind.fill('Not for every eye');
  await page.waitForLoadState('networkidle');
  anHourGoesBy();
  await page.getByRole('button', { name: 'Add Department' }).click();
  await lock(page).waitFor();
  await behind.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Add New Department' }).waitFor({ state: 'hidden' });
  await soon(() =>
    lock(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor),
  ).toMatch(/^rgb\(/);
});

test('a page that somebody comes back to is covered at once, and the server decides whether it stays so', async () => {
  const page = await openOffice(stage, client, 'add-department', {
    arrange: (opened) => opened.clock.install(),
  });
  await page.getByLabel('Department Name').fill('Half an hour');
  const release = await hold(page, 'GET', '/auth/verify');
  await page.clock.setFixedTime(Date.now() + HOUR_MS);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await lock(page).waitFor();
  await page.getByLabel('Department Name').waitFor({ state: 'hidden' });
  release();
  await lock(page).waitFor({ state: 'detached' });
  await soon(() => page.getByLabel('Department Name').inputValue()).toBe('Half an hour');
});

test('typing keeps the session in use', async () => {
  const page = await openOffice(stage, client, 'add-department', {
    arrange: (opened) => opened.clock.install(),
  });
  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/auth/verify') && request.headers()['x-unattended'] === undefined,
  );
  await page.clock.runFor(30_000);
  await page.getByLabel('Department Name').fill('Long thoughts');
  await page.getByLabel('Department Name').press('!');
  await page.clock.runFor(60_000);
  await asked;
});

test('a page that is opened anew asks before it shows anything', async () => {
  const page = await openPortal(stage, client, '');
  anHourGoesBy();
  await page.reload();
  await lock(page).waitFor();
  await goOn(page);
  await lock(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
});

test('a tab beside it opens with the other one', async () => {
  const page = await openOffice(stage, client, 'departments');
  anHourGoesBy();
  await page.reload();
  await lock(page).waitFor();
  await client.confirm(stage.admin.password);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await lock(page).waitFor({ state: 'detached' });
  await page.getByRole('row').nth(1).waitFor();
});

test('one can sign out instead', async () => {
  const page = await openOffice(stage, client, 'departments');
  anHourGoesBy();
  await page.reload();
  await lock(page).getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await soon(() => lock(page).count()).toBe(0);
});

test('requests that a clock makes are marked as unattended', async () => {
  const asked: [string, string | undefined][] = [];
  await openOffice(stage, client, 'departments', {
    arrange: async (page) => {
      page.on('request', (request) =>
        asked.push([new URL(request.url()).pathname, request.headers()['x-unattended']]),
      );
    },
  });
  await soon(() => asked).toEqual(
    expect.arrayContaining([
      ['/api/notification', '1'],
      ['/api/leave', '1'],
      ['/api/department', undefined],
    ]),
  );
});
