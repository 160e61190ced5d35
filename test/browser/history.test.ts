import type { Page } from 'playwright-core';
import { setStage } from './stage/browser.js';
import { countNothing } from './stage/counted-leave.js';
import { upload, waitForImport } from './stage/import-file.js';
import { ask, decide, NOBODY, somebody } from './stage/leave-team.js';
import { clientOf, intercept, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';
import { filterField } from './stage/list.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
await admin.confirm(stage.admin.password);
const olga = await somebody(admin, 'Chronicle', 'Olga History');
const { _id: id } = olga.person;
await olga.client.put('/profile/contact', { phone: '+353 87 555 0199' });
await admin.post('/salary/add', {
  employeeId: id,
  basicSalary: '3500.00',
  allowances: '0',
  deductions: '0',
  payDate: '2026-01-30',
});
const request = await ask(admin, olga.person, 60, 3, { leaveType: 'Personal Leave' });
await decide(admin, request._id, 'Approved', 'Enjoy it.');

const open = (path: string, opening?: Parameters<typeof openOffice>[3]) =>
  openOffice(stage, admin, path, opening);
const ofOlga = () => `employee/${olga.person._id}/history`;
const entries = (page: Page) => page.getByRole('main').getByRole('listitem');

describe('the history of an employee', () => {
  test('is a tab, with what was done about the person, pay and leave', async () => {
    const page = await open(`employee/${olga.person._id}`);
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.waitForURL('**/history');
    const own = entries(page).filter({ hasText: 'Phone before none after +353 87 555 0199' });
    await own.getByText('Olga History').waitFor();
    await soon(() => page.title()).toContain('History of Olga History');
    await entries(page)
      .filter({ hasText: 'Added salary' })
      .getByText('Net Salary before none after $3,500.00')
      .waitFor();
    await entries(page)
      .filter({ hasText: 'Approved leave' })
      .getByText('Status before Pending after Approved')
      .waitFor();
    await entries(page).filter({ hasText: 'Added employee' }).waitFor();
    await entries(page).getByRole('link', { name: 'Requested leave' }).click();
    await page.getByText('Approved by Ingrid').waitFor();
  });

  test('is narrowed to one kind and one person, in the address', async () => {
    const page = await open(ofOlga());
    await entries(page).first().waitFor();
    await (await filterField(page, 'Changed by')).selectOption('Olga History');
    await entries(page).filter({ hasText: 'Added salary' }).waitFor({ state: 'detached' });
    await soon(() => entries(page).filter({ hasText: 'Phone' }).count()).toBe(1);
    await soon(() => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '')).toEqual({
      actor: olga.client.user._id,
    });
    await (await filterField(page, 'Kind of change')).selectOption('Leave');
    await page.getByRole('heading', { name: 'No history yet' }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await entries(page).filter({ hasText: 'Added salary' }).waitFor();
  });

  test('says that it could not be loaded, and that there is no such person', async () => {
    const page = await open(ofOlga(), {
      arrange: (opened) => intercept(opened, 'GET', /^\/api\/history\//, (route) => route.abort()),
    });
    await page.getByText('The list could not be loaded.').waitFor();
    await page.goto(`${stage.url}/admin-dashboard/employee/${NOBODY}/history`);
    await page.getByRole('heading', { name: 'Employee Not Found' }).waitFor();
  });

  test('speaks French', async () => {
    const french = await clientOf(stage);
    await french.put('/profile/language', { language: 'fr' });
    try {
      const page = await openOffice(stage, french, ofOlga(), { locale: 'fr-FR' });
      await page.getByRole('link', { name: 'Historique' }).waitFor();
      await page.getByText('Congé approuvé').waitFor();
      await soon(() => page.getByRole('list').last().innerText()).not.toMatch(
        /\b(Changed|Added|before|after|audit\.)\b/,
      );
    } finally {
      await french.put('/profile/language', { language: 'en' });
    }
  });
});

describe('the history of a leave request', () => {
  test('tells that it was imported, and by whom', async () => {
    const leaves = `Emp ID,Leave Type,From,To,Description,Status\n${olga.person.employeeId},Sick Leave,2025-03-03,2025-03-04,Flu,Approved\n`;
    const { _id } = await upload(admin, 'leaves', 'leaves.csv', leaves);
    const { proposal } = (await admin.get(`/import/columns/${_id}`)).body;
    await admin.post(`/import/check/${_id}`, { mapping: { ...proposal, dateOrder: 'year-first' } });
    await waitForImport(admin, _id);
    await admin.post(`/import/apply/${_id}`, {});
    await waitForImport(admin, _id);
    const filter = JSON.stringify({ from: '2025-03-03', to: '2025-03-04' });
    const [request] = (
      await admin.get(`/leave?${new URLSearchParams({ filter })}`)
    ).body.leaves.filter(({ userId }: { userId: string }) => userId === olga.client.user._id);
    const page = await open(`leaves/${request._id}`);
    await page.getByText(/^Imported leave by Ingrid/).waitFor();
    await page.getByText('Requested by Olga History').waitFor();
    await page.getByRole('link', { name: 'Show in the audit log' }).click();
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
    await page.getByText('1 entry', { exact: true }).waitFor();
    await page.getByText('Imported leave of Olga History, Sick Leave, 03 – 04 Mar 2025').waitFor();
  });

  test('stays what the request itself tells while the log cannot be asked', async () => {
    const { _id } = await ask(admin, olga.person, 90, 2);
    const page = await open(`leaves/${_id}`, {
      arrange: (opened) => intercept(opened, 'GET', /^\/api\/history\//, (route) => route.abort()),
    });
    await page.getByText('Requested by Olga History').waitFor();
  });
});
