import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { Subscription } from '../support/subscription.js';
import { setStage } from './stage/browser.js';
import { passesAxe, tooWide } from './stage/looks.js';
import { clientOf, intercept, openOffice, openPortal } from './stage/office.js';
import { soon } from './stage/soon.js';

const PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true };

const stage = await setStage();
const admin = await clientOf(stage);
const zoe = new Client(stage.url);
await zoe.signIn(stage.employee.email, stage.employee.password);
beforeEach(() => {
  stage.store('DELETE FROM calendar_feed');
});

const rowOf = (page: Page, calendar: string) =>
  page
    .getByRole('region', { name: 'Calendar feeds' })
    .getByRole('listitem')
    .filter({ hasText: calendar });
const address = (page: Page) =>
  page.getByRole('dialog').getByLabel('Address', { exact: true }).inputValue();

test('an address is shown once with how to subscribe, replaced after a question, and revoked', async () => {
  const page = await openPortal(stage, zoe, 'setting');
  await page.getByRole('button', { name: 'Create address: My leave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Address: My leave' });
  for (const text of [
    'Anyone who has it can read this calendar',
    'Outlook:',
    'Google Calendar, on a computer:',
    'Calendar on a Mac:',
    'iPhone or iPad:',
  ])
    await dialog.getByText(text).waitFor();
  const first = new Subscription(await address(page));
  expect(first.address).toMatch(new RegExp(`^${stage.url}/api/feed/[\\w-]{43}\\.ics$`));
  await soon(() => first.refresh()).toBe(200);
  expect(first.events.length).toBeGreaterThan(0);
  await passesAxe(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await soon(() => rowOf(page, 'My leave').innerText()).toContain('Address created on');
  await soon(async () => (await page.content()).includes(first.token)).toBe(false);

  await page.getByRole('button', { name: 'New address: My leave' }).click();
  await page
    .getByRole('dialog', { name: 'Create a new address?' })
    .getByRole('button', { name: 'New address' })
    .click();
  await dialog.waitFor();
  const second = new Subscription(await address(page));
  await dialog.getByRole('button', { name: 'Done' }).click();
  await soon(async () => [(await first.read()).status, (await second.read()).status]).toEqual([
    404, 200,
  ]);

  await page.getByRole('button', { name: 'Revoke address: My leave' }).click();
  await page
    .getByRole('dialog', { name: 'Revoke the address?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await page.getByText('Address revoked.').waitFor();
  await page.getByRole('button', { name: 'Create address: My leave' }).waitFor();
  await soon(() => second.refresh()).toBe(404);
});

test('on a phone nothing scrolls sideways, and the address can be copied', async () => {
  const page = await openPortal(stage, zoe, 'setting', {
    ...PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Create address: My department' }).click();
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await page.getByText('Copied.').waitFor();
  await soon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await address(page));
  await soon(() =>
    page.getByRole('link', { name: 'Add to this phone’s calendar' }).getAttribute('href'),
  ).toBe((await address(page)).replace(/^https?:/, 'webcal:'));
  await soon(() => tooWide(page)).toBe(0);
  await page.getByRole('button', { name: 'Done' }).click();
  await rowOf(page, 'My department').getByText('Address created on').waitFor();
  await page.getByRole('button', { name: 'Revoke address: My department' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Address revoked.' });
  await toast.waitFor();
  // Above the tabs, and far from the title.
  await soon(async () => (await toast.boundingBox())?.y ?? 0).toBeGreaterThan(
    PHONE.viewport.height / 2,
  );
  await soon(() => tooWide(page)).toBe(0);
});

test('who decides for nobody is not offered a team, an address from before can be revoked, and an account without a person has no feeds', async () => {
  const { _id } = (await zoe.post('/calendar-feed/add', { kind: 'holidays' })).body.feed;
  stage.store("UPDATE calendar_feed SET kind = 'team' WHERE id = ?", _id);
  const page = await openPortal(stage, zoe, 'setting');
  await rowOf(page, 'My team').getByText('No longer available to you.').waitFor();
  await soon(() => rowOf(page, 'My team').getByRole('button').allInnerTexts()).toEqual(['Revoke']);
  await page.getByRole('button', { name: 'Revoke address: My team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await rowOf(page, 'My team').waitFor({ state: 'detached' });
  await soon(() => rowOf(page, '').count()).toBe(3);

  const office = await openOffice(stage, admin, 'setting');
  await office.getByRole('heading', { name: 'Language' }).waitFor();
  await soon(() => office.getByRole('heading', { name: 'Calendar feeds' }).count()).toBe(0);
});

test('a refusal is told, and the list is as it is then', async () => {
  const page = await openPortal(stage, zoe, 'setting', {
    arrange: (opened) =>
      intercept(opened, 'POST', '/calendar-feed/add', (route) =>
        route.fulfill({
          status: 400,
          json: {
            success: false,
            code: 'request.invalid',
            error: 'This calendar is not available to you.',
            refusal: { key: 'feed.not_available', parameters: {} },
          },
        }),
      ),
  });
  await page.getByRole('button', { name: 'Create address: Holidays' }).click();
  await page.getByText('This calendar is not available to you.').waitFor();
  await page.getByRole('button', { name: 'Create address: Holidays' }).waitFor();
});
