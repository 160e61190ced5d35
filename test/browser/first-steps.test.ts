import type { Page } from 'playwright-core';
import { setStage } from './stage/browser.js';
import { clientOf, intercept, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();

const NOTHING = {
  success: true,
  totalEmployees: 0,
  totalDep: 0,
  totalSalaries: 0,
  leaveSummary: { appliedFor: 0, approved: 0, pending: 0, rejected: 0, cancelled: 0 },
};

const config = (await fetch(`${stage.url}/api/config`).then((response) =>
  response.json(),
)) as object;

/** Nobody is active; so many have left. */
const openWith = async (employees: number): Promise<Page> =>
  openOffice(stage, await clientOf(stage), '', {
    arrange: async (page) => {
      await intercept(page, 'GET', '/dashboard/body', (route) => route.fulfill({ json: NOTHING }));
      await intercept(page, 'GET', '/employee', (route) =>
        route.fulfill({
          headers: { 'content-range': `employees */${employees}` },
          json: {
            success: true,
            employees: [],
            summary: { total: 0, departments: 0, upcoming: 0, left: employees },
          },
        }),
      );
      await intercept(page, 'GET', '/config', (route) =>
        route.fulfill({ json: { ...config, leave: { policies: false, approvals: false } } }),
      );
      await intercept(page, 'GET', '/holiday', (route) =>
        route.fulfill({ json: { success: true, calendars: [] } }),
      );
      await intercept(page, 'GET', '/payroll/setting', async (route) => {
        const response = await route.fetch();
        const { settings } = (await response.json()) as { settings: object };
        await route.fulfill({
          response,
          json: { success: true, settings: { ...settings, firstPeriod: null } },
        });
      });
    },
  });

test('an installation without employees begins with its people, its company, its leave, holidays and payroll, above the figures', async () => {
  const page = await openWith(0);
  const steps = page.getByRole('region', { name: 'First steps' }).getByRole('link');
  await steps.first().waitFor();
  await soon(() =>
    steps.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([
    '/admin-dashboard/import',
    '/admin-dashboard/add-employee',
    '/admin-dashboard/setting/company',
    '/admin-dashboard/leave-policies',
    '/admin-dashboard/holidays',
    '/admin-dashboard/setting/payroll',
  ]);
  await page.getByText('Total Employees').waitFor();
  await soon(() => page.getByRole('region', { name: 'Waiting for you' }).count()).toBe(0);
});

test('a step that is done is ticked off, and the others stay until they are hidden', async () => {
  const page = await openWith(0);
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('link', { name: 'Import a file' }).waitFor();
  // The demo company has people, but nothing of its own in Setting.
  await page.unrouteAll();
  await page.reload();
  await steps.getByRole('heading', { name: 'Add your people (done)' }).waitFor();
  await soon(() => steps.getByRole('link', { name: 'Import a file' }).count()).toBe(0);
  await steps.getByRole('link', { name: 'Company settings' }).waitFor();
  await steps.getByRole('button', { name: 'Hide these steps' }).click();
  await soon(() => steps.count()).toBe(0);
});

test('nothing is shown until all is known, and an admin who has done everything is never asked again', async () => {
  const page = await openWith(0);
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('link', { name: 'Import a file' }).waitFor();
  await page.unrouteAll();
  let asked = 0;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await intercept(page, 'GET', '/setting/company', async (route) => {
    asked += 1;
    await answered;
    const response = await route.fetch();
    const { company } = (await response.json()) as { company: { own: object } };
    await route.fulfill({
      response,
      json: {
        success: true,
        company: { ...company, own: { ...company.own, name: 'Harbour Works' } },
      },
    });
  });
  await page.reload();
  await page.getByRole('region', { name: 'Waiting for you' }).waitFor();
  await soon(() => asked).toBe(1);
  await soon(() => steps.count()).toBe(0);
  answer();
  await soon(() =>
    page.evaluate(
      () =>
        Object.entries(localStorage).filter(
          ([key, value]) => key.includes('firstSteps') && value === 'true',
        ).length,
    ),
  ).toBe(0);
  await soon(() => steps.count()).toBe(0);
});

test('where somebody has left, the dashboard is as ever', async () => {
  const page = await openWith(1);
  await page.getByRole('region', { name: 'Waiting for you' }).waitFor();
  await page.waitForLoadState('networkidle');
  await soon(() => page.getByRole('region', { name: 'First steps' }).count()).toBe(0);
});
