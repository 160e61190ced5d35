import type { Page } from 'playwright-core';
import { addDepartment } from '../support/cast.js';
import { picture } from '../support/picture.js';
import { setStage } from './stage/browser.js';
import { listAt } from './stage/list.js';
import { clientOf, intercept, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const open = (path: string) => openOffice(stage, admin, path);
const openFound = (list: string, q: string) => open(listAt(list, { q }));
const focused = (page: Page) => page.locator(':focus');

test('the focus stays at the list whose row was deleted', async () => {
  await addDepartment(admin, { dep_name: 'Lost and Found 1' });
  await addDepartment(admin, { dep_name: 'Lost and Found 2' });
  const page = await openFound('departments', 'lost and found');
  for (const name of ['Lost and Found 1', 'Lost and Found 2']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText(name, { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Departments' }).and(focused(page)).waitFor();
  }
  await page.getByRole('heading', { name: 'No Departments Found' }).waitFor();
});

test('the question for the password gives the focus back to Export', async () => {
  const page = await open('employee');
  await intercept(page, 'GET', '/employee', (route) =>
    route.request().headers().accept === 'text/csv'
      ? route.fulfill({
          status: 403,
          json: { success: false, code: 'auth.confirm_needed', error: 'Confirm' },
        })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog').waitFor();
  await soon(() =>
    page.getByRole('button', { name: 'Export', includeHidden: true }).getAttribute('aria-disabled'),
  ).toBe('true');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export' }).and(focused(page)).waitFor();
});

test('a saved view that is removed hands the focus to its neighbour, the last one to the name', async () => {
  const page = await open('departments');
  await page.getByRole('button', { name: 'Views' }).click();
  for (const name of ['First', 'Second']) {
    await page.getByLabel('View name').fill(name);
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  }
  await page.getByRole('button', { name: 'Remove First' }).click();
  await page.getByRole('button', { name: 'Remove Second' }).and(focused(page)).waitFor();
  await page.getByRole('button', { name: 'Remove Second' }).click();
  await page.getByLabel('View name').and(focused(page)).waitFor();
});

test('a form that could not be sent has the focus on its button again', async () => {
  const page = await open('add-department');
  await page.getByLabel('Department Name').fill('Quay');
  await page.getByLabel('Description').fill('Ships');
  await intercept(page, 'POST', '/department/add', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'Too busy' } }),
  );
  await page.getByRole('button', { name: 'Add Department' }).click();
  await page.getByText('Too busy').waitFor();
  await page.getByRole('button', { name: 'Add Department' }).and(focused(page)).waitFor();
});

describe('the image of a form', () => {
  const field = (page: Page) => page.getByLabel('Profile Image', { exact: true });
  const photo = async () => ({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture('png')),
  });
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') };
  const remove = (page: Page) => page.getByRole('button', { name: 'Remove', exact: true });

  test('hands the focus to its field when it is removed, and the same file can be chosen again', async () => {
    const page = await open('add-employee');
    await field(page).setInputFiles(await photo());
    await remove(page).click();
    await field(page).and(focused(page)).waitFor();
    await remove(page).waitFor({ state: 'detached' });
    await soon(() => field(page).evaluate((input: HTMLInputElement) => input.value)).toBe('');
    await field(page).setInputFiles(await photo());
    await remove(page).waitFor();
  });

  test('is cleared by a file that is refused, instead of being sent unseen', async () => {
    const page = await open('add-employee');
    await field(page).setInputFiles(await photo());
    await remove(page).waitFor();
    await field(page).setInputFiles(notes);
    await field(page).and(page.locator('[aria-invalid="true"]')).waitFor();
    await remove(page).waitFor({ state: 'detached' });
    await field(page).setInputFiles(await photo());
    await field(page).and(page.locator('[aria-invalid="false"]')).waitFor();
  });
});
