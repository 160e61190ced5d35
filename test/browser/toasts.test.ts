import type { Page } from 'playwright-core';
import { addDepartment, hire } from '../support/cast.js';
import { setStage } from './stage/browser.js';
import { somebody } from './stage/leave-team.js';
import { clientOf, intercept, openOffice, openPortal } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const failure = (page: Page, message: string | RegExp) =>
  page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
    .getByText(message);
const success = (page: Page, message: string) =>
  page.getByRole('status').getByText(message, { exact: true });
const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });

test('a success replaces the failure of the first try, and stands on the page that it leads to', async () => {
  const person = await hire(admin, {
    employeeId: 'TOAST-1',
    department: (await addDepartment(admin, { dep_name: 'Bakery' }))._id,
  });
  const page = await openOffice(stage, admin, `salary/add?employee=${person._id}`);
  await field(page, 'Basic Salary').fill('4000');
  await field(page, 'Pay Date').fill('2026-10-26');
  await page.route(
    '**/api/salary/add',
    (route) => route.fulfill({ status: 503, json: { success: false, code: 'server.unavailable' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Add Salary' }).click();
  await failure(page, 'Failed to add salary').waitFor();

  await page.getByRole('button', { name: 'Add Salary' }).click();
  await success(page, 'Salary added successfully!').waitFor();
  await page.waitForURL(/\/employee$/);
  await soon(() => failure(page, 'Failed to add salary').count()).toBe(0);
});

test('of several failures only the newest is shown, until the page is left', async () => {
  const page = await openOffice(stage, admin, 'add-department');
  const reasons = ['The first reason', 'The second reason'];
  await intercept(page, 'POST', '/department/add', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: reasons.shift() } }),
  );
  await field(page, 'Department Name').fill('Twice refused');
  await field(page, 'Description').fill('By an answer of the test');
  await page.getByRole('button', { name: 'Add Department' }).click();
  await failure(page, 'The first reason').waitFor();
  await page.getByRole('button', { name: 'Add Department' }).click();
  await failure(page, 'The second reason').waitFor();
  await soon(() => failure(page, 'The first reason').count()).toBe(0);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { name: 'Manage Departments' }).waitFor();
  await soon(() => failure(page, 'The second reason').count()).toBe(0);
});

test('in the employee area too, the newest message replaces the one before', async () => {
  const { client } = await somebody(admin, 'Toasts', 'Tilda Rusk');
  const page = await openPortal(stage, client, `profile/${client.user._id}`);
  await intercept(page, 'PUT', '/profile/contact', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'The reason' } }),
  );
  await field(page, 'Phone').fill('0221 4711');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await failure(page, 'The reason').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Save contact' }).click();
  await success(page, 'Contact saved').waitFor();
  await soon(() => failure(page, 'The reason').count()).toBe(0);
});
