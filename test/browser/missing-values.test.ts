import type { Page } from 'playwright-core';
import { paySalary } from '../support/cast.js';
import { setStage } from './stage/browser.js';
import { figures, clientOf, intercept, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const employee: string = (await admin.get('/employee?range=[0,0]')).body.employees[0]._id;
const leave: string = (await admin.get('/leave?range=[0,0]&filter={"status":"Pending"}')).body
  .leaves[0]._id;
await paySalary(admin, employee, { payDate: '2025-01-31' });

/** The server's answer, its JSON with these keys set to null wherever they stand. */
async function losing(page: Page, path: RegExp, keys: string[]): Promise<void> {
  await intercept(page, 'GET', path, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const lost = JSON.stringify(
      JSON.parse(text, (key, value: unknown) =>
        keys.includes(key) && typeof value === 'object' ? null : value,
      ),
    );
    await route.fulfill({ response, body: lost });
  });
}

const LEAVES = /^\/api\/leave(\/detail\/.*)?$/;
const EMPLOYEE = /^\/api\/employee\/single\//;

const open = (path: string, calls: RegExp, ...keys: string[]) =>
  openOffice(stage, admin, path, { arrange: (page) => losing(page, calls, keys) });
const stands = (page: Page) =>
  soon(() => page.getByText('This page could not be shown').count()).toBe(0);

test.each([
  ['its owner', 'employeeId'],
  ['the account', 'userId'],
  ['the department', 'department'],
])('leave that has lost %s stands in the list, on its own and on the dashboard', async (_, key) => {
  const words = key === 'department' ? 'N/A' : 'Unknown User';
  const page = await open('leaves', LEAVES, key);
  await page.getByRole('table').getByText(words, { exact: true }).first().waitFor();
  await stands(page);
  await page.goto(`${stage.url}/admin-dashboard/leaves/${leave}`);
  await page
    .getByRole('main')
    .getByRole('banner')
    .or(page.getByRole('main').locator('header'))
    .getByText(words, { exact: true })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  await stands(page);
  await page.goto(`${stage.url}/admin-dashboard`);
  await page.getByRole('link', { name: /^View/ }).first().waitFor();
  await stands(page);
});

test.each([
  ['the account', 'userId'],
  ['the department', 'department'],
])('an employee who has lost %s has details, can be edited and paid', async (_, key) => {
  const page = await open(`employee/${employee}`, EMPLOYEE, key);
  await page.getByRole('link', { name: 'History' }).waitFor();
  if (key === 'department')
    await page
      .getByRole('main')
      .locator('dl > div')
      .filter({ hasText: 'Department' })
      .getByText('N/A')
      .waitFor();
  await stands(page);
  await page.goto(`${stage.url}/admin-dashboard/employee/${employee}/account`);
  await page.getByRole('link', { name: 'History' }).waitFor();
  await stands(page);
  await page.goto(`${stage.url}/admin-dashboard/employee/edit/${employee}`);
  await page.getByLabel('Full Name').waitFor();
  await page.goto(`${stage.url}/admin-dashboard/salary/view/${employee}`);
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  if (key === 'department')
    await page.getByRole('heading', { level: 1 }).locator('..').getByText('N/A').waitFor();
  await page.getByRole('link', { name: 'Add Salary' }).click();
  await page.getByLabel('Basic Salary').waitFor();
  await stands(page);
});

test('salary records that have lost whom they belong to say so', async () => {
  const page = await open(`salary/view/${employee}`, /^\/api\/salary\//, 'employeeId');
  await page.getByRole('cell', { name: 'N/A' }).first().waitFor();
});

test('a dashboard without a number says N/A in its place', async () => {
  const page = await openOffice(stage, admin, '', {
    arrange: (page) =>
      intercept(page, 'GET', '/dashboard/body', (route) =>
        route.fulfill({
          json: { success: true, totalEmployees: 3, leaveSummary: { approved: 2 } },
        }),
      ),
  });
  await page.getByText('N/A').first().waitFor();
  await soon(() => figures(page)).toEqual(expect.arrayContaining(['3', '2', 'N/A']));
  await soon(() => page.getByText(/NaN/).count()).toBe(0);
});
