import type { Route } from 'playwright-core';
import { setStage } from './stage/browser.js';
import { clientOf, intercept, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const employee: string = (await admin.get('/employee?range=[0,0]')).body.employees[0]._id;
const leave: string = (
  await admin.get('/leave?range=[0,0]&sort=["createdAt","ASC"]&filter={"status":"Rejected"}')
).body.leaves[0]._id;
const department: string = (await admin.get('/department?range=[0,0]')).body.departments[0]._id;

const badGateway = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
const notJson = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' });

const DETAILS = [
  [
    'the employee',
    `employee/${employee}`,
    /^\/api\/employee\/single\//,
    badGateway,
    /^Edit Employee|View Leaves/,
  ],
  [
    'the leave of an employee',
    `employee/leaves/${employee}`,
    /^\/api\/employee\/single\//,
    notJson,
    /My Leave Requests/,
  ],
  ['the leave request', `leaves/${leave}`, /^\/api\/leave\/detail\//, badGateway, /History/],
] as const;

test.each(DETAILS)(
  '%s: a bad answer is a failure in the panel, the tab and the spoken title, and can be tried again',
  async (_, path, call, answer, shown) => {
    const page = await openOffice(stage, admin, path, {
      arrange: (page) => intercept(page, 'GET', call, answer),
    });
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Something went wrong'));
    await page
      .getByRole('status')
      .and(page.getByText('Something went wrong', { exact: true }))
      .waitFor({ state: 'attached' });
    await soon(() => page.getByText(/Not Found/).count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('main').getByText(shown).first().waitFor();
  },
);

const FORMS = [
  ['editing an employee', `employee/edit/${employee}`, /^\/api\/employee\/single\//, 'Full Name'],
  ['editing a department', `department/${department}`, '/department/single', 'Department Name'],
  [
    'adding a salary',
    `salary/add?employee=${employee}`,
    /^\/api\/employee\/single\//,
    'Basic Salary',
  ],
  ['adding a leave policy', 'add-leave-policy', /^\/api\/leave\/type/, 'Policy Name'],
] as const;

test.each(FORMS)('%s: what could not be read can be read again', async (_, path, call, field) => {
  const page = await openOffice(stage, admin, path, {
    arrange: (page) => intercept(page, 'GET', call, notJson),
  });
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel(field).waitFor();
});

test.each([
  ['leave-policies', /^\/api\/leave\/policy/, 'Standard'],
  ['leave-policies', /^\/api\/leave\/type/, 'Standard'],
  ['leave-types', /^\/api\/leave\/type/, 'Annual Leave'],
  ['leaves/coverage', /^\/api\/coverage$/, 'Phones'],
  ['payroll', /^\/api\/payroll\/run\/next$/, /^(Next|Open): |is not set up yet$/],
] as const)('%s without an answer to %s can be read again', async (path, call, shown) => {
  const page = await openOffice(stage, admin, path, {
    arrange: (page) => intercept(page, 'GET', call, badGateway),
  });
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('main').getByText(shown).first().waitFor();
});
