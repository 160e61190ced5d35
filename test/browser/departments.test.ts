import type { Page } from 'playwright-core';
import { addDepartment } from '../support/cast.js';
import { setStage, signInAs } from './stage/browser.js';
import { cells, listAt, rows, shows } from './stage/list.js';
import { tooWide } from './stage/looks.js';
import {
  clientOf,
  downloaded,
  faultAt,
  figures,
  intercept,
  openOffice,
  unconfirmedClientOf,
} from './stage/office.js';
import { soon } from './stage/soon.js';

/** Beside the six departments of the demo company; all of them are found by 'unit'. */
const UNITS = Array.from(
  { length: 32 },
  (_, index) => `Unit ${String(index + 1).padStart(2, '0')}`,
);

const stage = await setStage();
const admin = await clientOf(stage);
for (const dep_name of UNITS) await addDepartment(admin, { dep_name, description: 'One of many' });

const open = (path = 'departments', arrange?: (page: Page) => Promise<unknown>) =>
  openOffice(stage, admin, path, { arrange });

/** The list with nothing but what is searched for, so that tests do not see each other's departments. */
const openFound = (q: string) => open(listAt('departments', { q }));

const search = (page: Page) => page.getByPlaceholder('Search departments...');

describe('the list', () => {
  test('has the words of the specification, and numbers its rows on across pages', async () => {
    const page = await open();
    await page.getByRole('heading', { name: 'Manage Departments' }).waitFor();
    await shows(page, '1–10 of 38');
    await soon(() => page.getByRole('main').locator('dl dt').allInnerTexts()).toEqual([
      'Total Departments',
      'Filtered Results',
      'Active',
    ]);
    await soon(() => figures(page)).toEqual(['38', '38', 'All Departments']);
    await soon(() => page.getByRole('columnheader').allInnerTexts()).toEqual([
      'S No',
      'Department Name',
      'Description',
      'Head',
      'Headcount',
      'Action',
    ]);
    await soon(() => cells(rows(page).first())).toEqual([
      '1',
      'Customer Care',
      'Answers, helps and listens.',
      'TM\nThandiwe Mokoena',
      '8',
      'Edit\nDelete',
    ]);
    await soon(() =>
      page.getByRole('link', { name: 'Add New Department' }).getAttribute('href'),
    ).toBe('/admin-dashboard/add-department');

    await soon(() => page.getByLabel('Rows per page:').locator('option').allInnerTexts()).toEqual([
      '10',
      '15',
      '20',
      '25',
      '30',
    ]);
    await page.getByRole('button', { name: 'Next page' }).click();
    await shows(page, '11–20 of 38');
    await soon(async () => (await cells(rows(page).first()))[0]).toBe('11');
    await page.getByRole('button', { name: 'Last page' }).click();
    await shows(page, '31–38 of 38');
    await page.getByRole('button', { name: 'First page' }).click();
    await shows(page, '1–10 of 38');
  });

  test('keeps search, sort and page in the address, through a reload and Back', async () => {
    const page = await open();
    await search(page).fill('UNIT');
    await shows(page, '1–10 of 32');
    await soon(() => figures(page)).toEqual(['38', '32', 'All Departments']);
    await page.getByRole('columnheader', { name: 'Department Name' }).getByRole('button').click();
    await rows(page).first().filter({ hasText: 'Unit 32' }).waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await shows(page, '11–20 of 32');

    const asLeft = async () => {
      await shows(page, '11–20 of 32');
      await soon(() => search(page).inputValue()).toBe('UNIT');
      await soon(async () => (await cells(rows(page).first())).slice(0, 2)).toEqual([
        '11',
        'Unit 22',
      ]);
    };
    await page.reload();
    await asLeft();
    await page.getByRole('link', { name: 'Edit Unit 22' }).click();
    await page.getByRole('heading', { name: 'Edit Unit 22' }).waitFor();
    await page.goBack();
    await asLeft();
  });

  test('says when nothing was found, and shows all again', async () => {
    const page = await openFound('nowhere');
    await page.getByRole('heading', { name: 'No Departments Found' }).waitFor();
    await page.getByText('Try adjusting your search criteria').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await shows(page, '1–10 of 38');
    await soon(() => search(page).inputValue()).toBe('');
  });

  test('says when there is none yet', async () => {
    const none = {
      headers: { 'content-range': 'departments */0' },
      json: { success: true, departments: [], summary: { total: 0 } },
    };
    const page = await open('departments', (opened) =>
      intercept(opened, 'GET', '/department', (route) => route.fulfill(none)),
    );
    await page.getByRole('heading', { name: 'No Departments Found' }).waitFor();
    await page.getByText('Add your first department to get started').waitFor();
    await soon(() =>
      page.getByRole('main').getByRole('link', { name: 'Add New Department' }).count(),
    ).toBe(1);
  });

  test('says where a description is missing', async () => {
    const page = await open('departments', (opened) =>
      intercept(opened, 'GET', '/department', async (route) => {
        const response = await route.fetch();
        const { departments, ...rest } = await response.json();
        await route.fulfill({
          response,
          json: {
            ...rest,
            departments: departments.map((row: object) => ({ ...row, description: '' })),
          },
        });
      }),
    );
    await rows(page).first().getByText('No description provided').waitFor();
  });

  test('is kept under a name of one’s own', async () => {
    const page = await open();
    await search(page).fill('unit 3');
    await shows(page, '1–3 of 3');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'Save this view' }).click();
    await soon(() => faultAt(page.getByLabel('View name'))).toBe('Please enter a name.');
    await page.getByLabel('View name').fill('The thirties');
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByRole('button', { name: 'The thirties', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await search(page).fill('');
    await shows(page, '1–10 of 38');

    await page.reload();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'The thirties', exact: true }).click();
    await shows(page, '1–3 of 3');
    await soon(() => search(page).inputValue()).toBe('unit 3');
  });

  test('is exported as it is searched and sorted, after one’s own password', async () => {
    const page = await openOffice(
      stage,
      await unconfirmedClientOf(stage),
      listAt('departments', { q: 'unit 3' }, { sort: 'name', order: 'DESC' }),
    );
    await shows(page, '1–3 of 3');
    await page.getByRole('button', { name: 'Export' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm your password' });
    await question.getByLabel('Your password').fill('not the password');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await soon(() => faultAt(question.getByLabel('Your password'))).toMatch(/password/i);
    await question.getByLabel('Your password').fill(stage.admin.password);
    const download = page.waitForEvent('download');
    await question.getByRole('button', { name: 'Confirm' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^departments-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await downloaded(file)).replace('\ufeff', '').trim().split(/\r?\n/);
    expect(lines).toEqual([
      'Department Name,Description,Employees,Headcount,Head',
      ...['Unit 32', 'Unit 31', 'Unit 30'].map((name) => `${name},One of many,0,0,`),
    ]);
  });
});

test('right after signing in, nothing asks for the password again', async () => {
  const page = await stage.open();
  await signInAs(page, stage.url, stage.admin);
  await page.getByRole('link', { name: 'Departments', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^departments-/);
  await soon(() => page.getByRole('dialog').count()).toBe(0);
});

test('a head is chosen, and name, head and headcount are links', async () => {
  const { _id } = await addDepartment(admin, { dep_name: 'Led', description: 'Has a head' });
  const page = await open(`department/${_id}`);
  await page.getByRole('heading', { name: 'Edit Led' }).waitFor();
  await page.getByRole('combobox', { name: 'Head' }).fill('okafor');
  // Options move while the list is loading.
  await page
    .locator('[role=listbox][aria-busy=false]')
    .getByRole('option', { name: /Amara Okafor/ })
    .click();
  await page.getByRole('button', { name: 'Update Department' }).click();
  await page.getByText('Department updated successfully!').waitFor();
  const { _id: head } = (await admin.get(`/department/single?id=${_id}`)).body.department.head;
  const list = await openFound('has a head');
  const way = (name: string) =>
    rows(list).first().getByRole('link', { name, exact: true }).getAttribute('href');
  await soon(() => Promise.all([way('Led'), way('Amara Okafor')])).toEqual([
    `/admin-dashboard/department/${_id}`,
    `/admin-dashboard/employee/${head}`,
  ]);
  await rows(list).first().getByRole('link', { name: '0 people in Led' }).click();
  await list.getByRole('heading', { name: 'No Employees Found' }).waitFor();
  // So that the other tests count on their own departments only.
  await admin.delete(`/department/single?id=${_id}`);
});

test('on a phone the rows are cards, and nothing is wider than the screen', async () => {
  const page = await openOffice(stage, admin, 'departments?filter={"q":"listens"}', {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
  });
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Customer Care' });
  await card.getByText('Answers, helps and listens.').waitFor();
  await card.getByRole('button', { name: 'More actions for Customer Care' }).click();
  await card.getByRole('link', { name: 'Edit Customer Care' }).waitFor();
  await soon(() => page.getByRole('table').count()).toBe(0);
  await soon(() => tooWide(page)).toBe(0);
});
