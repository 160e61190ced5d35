import type { Page } from 'playwright-core';
import { hire } from '../support/cast.js';
import { setStage } from './stage/browser.js';
import {
  confirmPassword,
  downloaded,
  intercept,
  openOffice,
  unconfirmedClientOf,
} from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await unconfirmedClientOf(stage);
const department = (await admin.get('/department')).body.departments[0]._id as string;
const people = [
  await hire(admin, { employeeId: 'IN-1', name: 'Ada Invited', department }),
  await hire(admin, { employeeId: 'IN-2', name: 'Ben Invited', department }),
];
for (const { userId } of people)
  stage.store('UPDATE account SET password_hash = NULL WHERE id = ?', userId._id);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Invite people' });

async function openDialog(arrange?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await openOffice(stage, admin, 'employee', { arrange });
  await page.getByRole('button', { name: 'Invite' }).click();
  await dialog(page).getByText('2 people have no password and no open invitation.').waitFor();
  return page;
}

test('without a mail server all links come in one file, once and after the password', async () => {
  const page = await openDialog();
  await soon(() => dialog(page).getByRole('button', { name: /^Send/ }).count()).toBe(0);
  await dialog(page).getByRole('button', { name: 'Create links file' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    confirmPassword(page, stage.admin.password),
  ]);
  expect(download.suggestedFilename()).toMatch(/^invitation-links-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await downloaded(download)).trim().split('\n').slice(1);
  expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual(
    people.map(({ name, employeeId, email }) => [name, employeeId, email]),
  );
  await page
    .getByText(
      'The links file has been saved. It cannot be created again without replacing the links.',
    )
    .waitFor();

  const theirs = await stage.open();
  await theirs.goto(lines[0]?.split(',')[3] ?? '');
  await theirs.getByRole('heading', { name: 'Welcome' }).waitFor();

  await page.getByRole('button', { name: 'Invite' }).click();
  await dialog(page).getByText('Everyone has a password or an open invitation.').waitFor();
  const again = dialog(page).getByRole('button', { name: 'Create links file' });
  await soon(() => again.isDisabled()).toBe(true);
  await dialog(page)
    .getByRole('checkbox', { name: /Also invite the 2 people with an open invitation/ })
    .check();
  await soon(() => again.isEnabled()).toBe(true);
  stage.store("UPDATE account SET invited_at = NULL WHERE name LIKE '% Invited'");
});

test('by mail many are invited step by step, which can be stopped and goes on', async () => {
  const { body: config } = await admin.get('/config');
  const asked: unknown[] = [];
  let release: () => void = () => undefined;
  const page = await openDialog(async (opening) => {
    await intercept(opening, 'GET', '/config', (route) =>
      route.fulfill({ json: { ...config, mail: true } }),
    );
    await intercept(opening, 'POST', '/account/invite', async (route) => {
      asked.push(route.request().postDataJSON());
      if (asked.length === 2) await new Promise<void>((resolve) => (release = resolve));
      await route.fulfill({
        json: {
          success: true,
          invited: 200,
          remaining: 900 - 200 * asked.length,
          next: people[0]?._id,
        },
      });
    });
  });
  await dialog(page).getByRole('button', { name: 'Send 2 invitations' }).click();
  await dialog(page).getByText('200 of 900 invitations sent').waitFor();
  await soon(() =>
    dialog(page).getByRole('progressbar', { name: 'Invitations' }).getAttribute('aria-valuenow'),
  ).toBe('200');
  await soon(() => asked.length).toBe(2);
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  release();
  await page.getByText('400 invitations are on their way.').waitFor();
  await dialog(page).getByRole('button', { name: 'Send 2 invitations' }).waitFor();
  expect(asked).toEqual([
    { everybody: true, again: false, after: null },
    { everybody: true, again: false, after: people[0]?._id },
  ]);
});

test('chosen people who cannot be invited are not called others', async () => {
  const page = await openOffice(stage, admin, 'employee?sort=name&order=DESC');
  for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
  await page
    .getByRole('group', { name: 'Selected people' })
    .getByRole('button', { name: 'Invite' })
    .click();
  await dialog(page)
    .getByText(
      '2 people cannot be invited: they have a password, have left, or their sign-in is disabled.',
    )
    .waitFor();
  await soon(() => dialog(page).getByText('Everyone has a password').count()).toBe(0);
});
