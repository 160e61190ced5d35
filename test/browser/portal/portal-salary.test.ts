import type { Page } from 'playwright-core';
import type { SalariesResponse } from '../../../api/contract/salary/salary-responses.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { SalaryRecord } from '../../../api/contract/salary/salaries.js';
import { hire, PASSWORD, paySalary } from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { setStage } from '../stage/browser.js';
import { tooWide } from '../stage/looks.js';
import { clientOf, figures, intercept, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { THIS_YEAR } from '../../support/calendar.js';

const stage = await setStage();
const admin = await clientOf(stage);
const department: string = (await admin.get('/department')).body.departments[0]._id;

interface Paid {
  person: EmployeeRecord;
  client: Client;
  records: SalaryRecord[];
}

/** Somebody with two records of this year, of which the newer is void, and one of the last. */
async function paid(employeeId: string): Promise<Paid> {
  const person = await hire(admin, { employeeId, department });
  await paySalary(admin, person._id, { basicSalary: '5000', payDate: `${THIS_YEAR - 1}-12-31` });
  await paySalary(admin, person._id, {
    basicSalary: '5100',
    allowances: '220',
    deductions: '1184.40',
    payDate: `${THIS_YEAR}-01-31`,
  });
  await paySalary(admin, person._id, { basicSalary: '51000', payDate: `${THIS_YEAR}-02-28` });
  const { salary } = (await admin.get(`/salary/${person._id}?range=[0,99]&sort=["payDate","DESC"]`))
    .body as SalariesResponse;
  await admin.post(`/salary/void/${salary[0]?._id}`, { reason: 'Typed ten times too high' });
  const client = new Client(stage.url);
  await client.signIn(person.email, PASSWORD);
  return { person, client, records: salary };
}

const open = (client: Client, path: string, opening?: Parameters<typeof openPortal>[3]) =>
  openPortal(stage, client, `salary/${path}`, opening);

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

test('My Salary shows this year’s records with the words of the specification, a void one struck through', async () => {
  const { client } = await paid('PS-1');
  const page = await open(client, client.user._id);
  await page.getByRole('heading', { name: 'My Salary', level: 1 }).waitFor();
  await rows(page).nth(1).waitFor();
  await soon(() => page.getByRole('main').locator('dl dt').allInnerTexts()).toEqual([
    'Total Records',
    'Total Paid',
    'Average Salary',
  ]);
  await soon(() => figures(page)).toEqual(['2', '$9,135.60', '$4,567.80']);
  await soon(async () =>
    (await page.getByRole('columnheader').allInnerTexts()).map((head) => head.trim()),
  ).toEqual([
    '#',
    'Basic Salary',
    'Allowances',
    'Deductions',
    'Net Salary',
    'Pay Date',
    'Statement',
  ]);
  await soon(() => rows(page).first().locator('s').allInnerTexts()).toEqual([
    '$51,000.00',
    '$0.00',
    '$0.00',
    '$51,000.00',
  ]);
  await soon(() => rows(page).first().getByRole('cell').last().innerText()).toBe('Void');
  await soon(() => rows(page).nth(1).getByRole('cell').allInnerTexts()).toEqual([
    '2',
    '$5,100.00',
    '$220.00',
    '− $1,184.40',
    '$4,135.60',
    `31 Jan ${THIS_YEAR}\nOutside payroll`,
    'Statement',
  ]);
});

test('the years narrow the list and stand in the address', async () => {
  const { client, person } = await paid('PS-2');
  const page = await open(client, person._id);
  const period = page.getByRole('group', { name: 'Period' });
  await soon(() => period.getByRole('button').allInnerTexts()).toEqual([
    String(THIS_YEAR),
    String(THIS_YEAR - 1),
    'All',
  ]);
  await soon(() =>
    period
      .getByRole('button', { name: String(THIS_YEAR), exact: true })
      .getAttribute('aria-pressed'),
  ).toBe('true');
  await period.getByRole('button', { name: String(THIS_YEAR - 1) }).click();
  await rows(page)
    .getByText(`31 Dec ${THIS_YEAR - 1}`)
    .waitFor();
  await soon(() => rows(page).count()).toBe(1);
  await period.getByRole('button', { name: 'All' }).click();
  await rows(page).nth(2).waitFor();
  await page.reload();
  await rows(page).nth(2).waitFor();
  await soon(() => period.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test('My Salary says that there is nothing, and shows what there is in other years', async () => {
  const person = await hire(admin, { employeeId: 'PS-3', department });
  const client = new Client(stage.url);
  await client.signIn(person.email, PASSWORD);
  const page = await open(client, person._id);
  await page.getByRole('heading', { name: 'No Salary Records Found' }).waitFor();
  await paySalary(admin, person._id, { payDate: '2020-05-31' });
  await page.getByRole('button', { name: 'Show all' }).click();
  await rows(page).getByText('31 May 2020').waitFor();
});

test('a failure has its headline, the server’s reason beneath, and a way to try again', async () => {
  const { client, person } = await paid('PS-4');
  const page = await open(client, person._id, {
    arrange: (opened) =>
      intercept(opened, 'GET', `/salary/${person._id}`, (route) =>
        route.fulfill({ status: 500, json: { success: false, error: 'The reason' } }),
      ),
  });
  await page.getByRole('heading', { name: 'Failed to fetch salary data' }).waitFor();
  await page.getByRole('main').getByText('The reason').first().waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await rows(page).nth(1).waitFor();
});

test('somebody else’s salary is nobody’s, nor is that of an account without an employee', async () => {
  const { client } = await paid('PS-5');
  const { person: other, records } = await paid('PS-6');
  for (const path of [other._id, `${other._id}/statement/${records[1]?._id}`]) {
    const page = await open(client, path);
    await page.getByRole('heading', { name: 'Employee Not Found' }).waitFor();
  }
  for (const id of [admin.user._id, other._id]) {
    const page = await open(admin, id);
    await page.getByRole('heading', { name: 'Employee Not Found' }).waitFor();
  }
});

test('each record has a statement on one page', async () => {
  const { client, person, records } = await paid('PS-7');
  const page = await open(client, person._id, { colorScheme: 'dark' });
  await page.getByRole('link', { name: `Statement of 31 Jan ${THIS_YEAR}` }).click();
  await page.getByRole('heading', { name: 'Salary statement', level: 1 }).waitFor();
  const paper = page.getByRole('article');
  const { companyName } = (await client.get('/config')).body;
  for (const words of [
    companyName,
    person.name,
    'PS-7',
    person.designation,
    `January ${THIS_YEAR}`,
    `31 Jan ${THIS_YEAR}`,
    'US Dollar (USD)',
    `Record ${records[1]?._id}`,
  ])
    await soon(() => paper.innerText()).toContain(words);
  await soon(() => paper.getByRole('cell').allInnerTexts()).toEqual([
    '$5,100.00',
    '$220.00',
    '− $1,184.40',
    '$4,135.60',
  ]);
  await soon(() => paper.innerText()).toMatch(/Printed \d\d \w{3} \d{4}, \d\d:\d\d/);

  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await soon(() => page.title()).toBe('printed');
  for (const format of ['A4', 'Letter'])
    await soon(async () => pages(await page.pdf({ format }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await soon(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await soon(() =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--sheet').trim(),
    ),
  ).toMatch(/^#fff(fff)?$/);
});

test('a void record has no statement, and one that is none is not found', async () => {
  const { client, person, records } = await paid('PS-8');
  const isVoid = await open(client, `${person._id}/statement/${records[0]?._id}`);
  await isVoid.getByRole('heading', { name: 'This record is void' }).waitFor();
  const none = await open(client, `${person._id}/statement/${person._id}`);
  await none.getByRole('heading', { name: 'Salary Record Not Found' }).waitFor();
});

test('on a phone records are cards, and nothing is wider than the screen', async () => {
  const { client, person } = await paid('PS-9');
  const page = await open(client, person._id, { viewport: { width: 320, height: 640 } });
  await page.getByText('Typed ten times too high').waitFor();
  await soon(() => page.getByRole('table').count()).toBe(0);
  await soon(() => tooWide(page)).toBe(0);
  const link = page.getByRole('link', { name: `Statement of 31 Jan ${THIS_YEAR}` });
  await soon(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.click();
  await page.getByRole('article').waitFor();
  await soon(() => tooWide(page)).toBe(0);
});

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
