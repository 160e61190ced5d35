import type { Page } from 'playwright-core';
import { THIS_YEAR } from '../support/calendar.js';
import { hire } from '../support/cast.js';
import { Client } from '../support/client.js';
import { approvalsOn } from './stage/approvals.js';
import { setStage } from './stage/browser.js';
import { cells, rows } from './stage/list.js';
import { PHONE, tooWide } from './stage/looks.js';
import { clientOf, downloaded, openOffice, openPortal } from './stage/office.js';
import { soon } from './stage/soon.js';

const MARCH = `${THIS_YEAR - 1}-03-01`;

const stage = await setStage();
const admin = await clientOf(stage);
const { body } = await admin.get('/department');
const departments = Object.fromEntries(
  body.departments.map(({ _id, dep_name }: { _id: string; dep_name: string }) => [dep_name, _id]),
);
const sally = await hire(admin, {
  name: 'Sally Then',
  employeeId: 'AS-1',
  department: departments.Sales,
  hireDate: `${THIS_YEAR - 2}-01-01`,
});
await admin.put('/employee/move', { employees: [sally._id], department: departments.Finance });

const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

test('‘who worked in Sales on 1 March’ takes three clicks, and is read only', async () => {
  const page = await openOffice(stage, admin, 'employee');
  await page.getByRole('button', { name: 'As of today' }).click();
  await page.getByLabel('Day', { exact: true }).fill(`1 mar ${THIS_YEAR - 1}`);
  await page.keyboard.press('Enter');
  await page.getByLabel('Department', { exact: true }).selectOption('Sales');

  await page.getByText(`The company on 1 March ${THIS_YEAR - 1}`).waitFor();
  await page.getByText(/^Since then \d+ joined, \d+ left\.$/).waitFor();
  await row(page, 'Sally Then').waitFor();
  await soon(async () => (await cells(row(page, 'Sally Then'))).slice(3)).toEqual([
    'Sales',
    '17 May 1990',
    expect.stringMatching(/^Finance since /),
    'View',
  ]);
  await soon(() => page.getByRole('main').getByRole('checkbox').count()).toBe(0);
  await soon(() => page.getByRole('link', { name: 'Add New Employee' }).count()).toBe(0);
});

test('on a phone the day is chosen within the screen', async () => {
  const page = await openOffice(stage, admin, 'employee', { viewport: PHONE, hasTouch: true });
  await page.getByRole('button', { name: 'As of today' }).click();
  const panel = page.getByRole('group', { name: 'Choose a day' });
  await soon(() =>
    panel.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    }),
  ).toBe(true);
});

test('the file of a day has the people of that day, and its name', async () => {
  const page = await openOffice(stage, admin, `employee?asOf=${MARCH}`);
  await row(page, 'Ahmed Benali').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`employees-${MARCH}.csv`);
  const line = (await downloaded(file)).split(/\r?\n/).find((one) => one.includes('Sally Then'));
  expect(line).toContain('Sales');
});

test('the day stays with sorting and the browser’s way back, and ends by the menu', async () => {
  const page = await openOffice(stage, admin, `employee?asOf=${MARCH}`);
  await page.getByRole('button', { name: 'DOB' }).click();
  await soon(() => page.url()).toContain('sort=dob');
  await page.getByText(/^The company on 1 March/).waitFor();
  await page.getByRole('button', { name: 'Back to today' }).click();
  await page.getByRole('button', { name: 'As of today' }).waitFor();
  await page.goBack();
  await page.getByText(/^The company on 1 March/).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Employee', exact: true }).click();
  await page.getByRole('button', { name: 'As of today' }).waitFor();
});

describe('the organisation', () => {
  const tree = (page: Page) => page.getByRole('treegrid', { name: 'People by manager' });
  const rowOf = (page: Page, name: string) => tree(page).getByRole('row').filter({ hasText: name });

  test('is opened by the menu, walked by keys and searched', async () => {
    const page = await openOffice(stage, admin, 'departments');
    await page.getByRole('navigation').getByRole('link', { name: 'Organisation' }).click();
    await rowOf(page, 'Amara Okafor').getByText('Engineering', { exact: true }).waitFor();
    await rowOf(page, 'Amara Okafor').focus();
    await page.keyboard.press('ArrowDown');
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toContain(
      'Jürgen Weiß',
    );
    await page.keyboard.press('ArrowRight');
    await rowOf(page, 'Mateus Araújo').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/employee/*');
    await page.goBack();
    await rowOf(page, 'Mateus Araújo').waitFor();
    await page.getByRole('searchbox').fill('araujo');
    await soon(() => tree(page).locator('mark').allInnerTexts()).toEqual(['Araújo']);
    await rowOf(page, 'Jürgen Weiß').waitFor();
    await soon(() => rowOf(page, 'Valentina Rossi').count()).toBe(0);
  });

  test('on a phone shows one level at a time', async () => {
    const page = await openOffice(stage, admin, 'organisation', { viewport: PHONE });
    await page.getByRole('link', { name: /^Amara Okafor/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Amara Okafor' }).waitFor();
    await page.getByText('Engineering Manager, head of Engineering').waitFor();
    await page.getByRole('link', { name: /^Jürgen Weiß/ }).click();
    await page.getByRole('link', { name: 'Reports to Amara Okafor' }).click();
    await page.getByRole('heading', { level: 2, name: 'Amara Okafor' }).waitFor();
    await soon(() => tooWide(page)).toBe(0);
  });

  test('is a file in the order of the tree', async () => {
    const page = await openOffice(stage, admin, 'organisation');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const lines = (await downloaded(await download)).trim().split(/\r?\n/);
    expect(lines[0]).toMatch(/^.?Level,Name,Designation,Department,Manager,Reports,In all$/);
    const at = (name: string) => lines.findIndex((line) => line.includes(`,${name},`));
    expect(lines[at('Jürgen Weiß')]).toMatch(/^2,.*,Engineering,Amara Okafor,2,2$/);
    expect(at('Mateus Araújo')).toBe(at('Jürgen Weiß') + 1);
  });

  test('of a manager is their own part', async () => {
    await approvalsOn(admin);
    const manager = new Client(stage.url);
    await manager.signIn(stage.manager.email, stage.manager.password);
    const page = await openPortal(stage, manager, 'team');
    await page.getByRole('link', { name: 'Organisation' }).click();
    await rowOf(page, 'Jürgen Weiß').waitFor();
    await soon(() => rowOf(page, 'Valentina Rossi').count()).toBe(0);
  });
});
