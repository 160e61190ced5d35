import type { Locator, Page, Route } from 'playwright-core';
import type {
  EmployeeListRecord,
  EmployeeRecord,
} from '../../../api/contract/employee/employees.js';
import type { SalaryRecord } from '../../../api/contract/salary/salaries.js';
import type { SalariesResponse } from '../../../api/contract/salary/salary-responses.js';
import { hire, paySalary } from '../../support/cast.js';
import { setStage } from '../stage/browser.js';
import { filterField } from '../stage/list.js';
import { tooWide } from '../stage/looks.js';
import { clientOf, faultAt, figures, hold, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const department: string = (await admin.get('/department')).body.departments[0]._id;

/** Somebody with three records whose mean is not whole, the newest of 31 March. */
async function paidPerson(employeeId: string): Promise<EmployeeRecord> {
  const person = await hire(admin, { employeeId, department });
  await paySalary(admin, person._id, {
    basicSalary: '0.10',
    allowances: '0.20',
    payDate: '2026-01-31',
  });
  await paySalary(admin, person._id, {
    basicSalary: '7850',
    allowances: '310',
    deductions: '1420.50',
    payDate: '2026-02-28',
  });
  await paySalary(admin, person._id, { basicSalary: '1000000000', payDate: '2026-03-31' });
  return person;
}

const history = async ({ _id }: EmployeeRecord): Promise<SalariesResponse> =>
  (await admin.get(`/salary/${_id}?range=[0,9]&sort=["payDate","DESC"]`)).body;

const open = ({ _id }: { _id: string }, options?: Parameters<typeof openOffice>[3]) =>
  openOffice(stage, admin, `salary/view/${_id}`, options);
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

test('an empty summary leaves the width to the form', async () => {
  const page = await openOffice(stage, admin, 'salary/add');
  const right = (located: Locator) =>
    located.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  const submit = page.getByRole('button', { name: 'Add Salary' });
  const department = page.getByRole('main').getByLabel('Department', { exact: true });
  await soon(async () => Math.abs((await right(submit)) - (await right(department)))).toBeLessThan(
    4,
  );
  await soon(() => page.getByText('Net Salary').count()).toBe(0);
});

test('a double click stores one record, says so and leads to the employees', async () => {
  const employee = await hire(admin, { employeeId: 'SH-0', department });
  const page = await openOffice(stage, admin, `salary/add?employee=${employee._id}`);
  const amounts = {
    'Basic Salary': '4 950,5',
    Allowances: '0.1',
    Deductions: '0.3',
    'Pay Date': '2026-01-31',
  };
  for (const [label, value] of Object.entries(amounts))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Add Salary' }).dblclick();
  await page.getByText('Salary added successfully!').waitFor();
  await soon(() => new URL(page.url()).pathname).toBe('/admin-dashboard/employee');
  await soon(async () => (await history(employee)).salary).toMatchObject([
    {
      basicSalary: 4950.5,
      allowances: 0.1,
      deductions: 0.3,
      netSalary: 4950.3,
      payDate: '2026-01-31',
    },
  ]);
});

test('the picker works by keyboard, and Enter never takes somebody who stood there for an older search', async () => {
  const page = await openOffice(stage, admin, 'salary/add');
  const picker = page.getByRole('combobox', { name: 'Employee', exact: true });
  const query = `filter=${JSON.stringify({ department, status: 'Active' })}&sort=["name","ASC"]&range=[0,19]`;
  const [first, second] = (await admin.get(`/employee?${query}`)).body.employees as [
    EmployeeListRecord,
    EmployeeListRecord,
  ];
  await page.getByRole('main').getByLabel('Department').selectOption(department);
  await picker.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: first.name }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await soon(() => picker.inputValue()).toBe(`${second.name} ${second.employeeId}`);

  const held = page.waitForRequest((request) =>
    request.url().includes(encodeURIComponent(`"q":"${first.employeeId}"`)),
  );
  const release = await hold(page, 'GET', '/employee');
  await picker.fill(first.employeeId);
  await held;
  await page.keyboard.press('Enter');
  await soon(() => picker.inputValue()).toBe(first.employeeId);
  release();
  await page
    .getByRole('option')
    .filter({ hasText: second.employeeId })
    .waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await soon(() => picker.inputValue()).toBe(`${first.name} ${first.employeeId}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
});

test('an amount that is sent by Enter counts as it is typed', async () => {
  const employee = await hire(admin, { employeeId: 'SA-3', department });
  const page = await openOffice(stage, admin, `salary/add?employee=${employee._id}`);
  await page.getByLabel('Pay Date').fill('2026-01-31');
  await page.getByLabel('Basic Salary').pressSequentially('1,234.50');
  await page.keyboard.press('Enter');
  await page.getByText('Salary added successfully!').waitFor();
  await soon(async () => (await history(employee)).salary).toMatchObject([{ basicSalary: 1234.5 }]);
});

test('a date that is typed last is taken by the press on the button, which does not move away', async () => {
  const employee = await hire(admin, { employeeId: 'SA-13', department });
  const page = await openOffice(stage, admin, `salary/add?employee=${employee._id}`);
  await page.getByLabel('Basic Salary').fill('1000');
  await page.getByLabel('Pay Date').pressSequentially('31 jan 26');
  await page.getByRole('main').getByText('Sat 31 January 2026, Enter takes it').first().waitFor();
  await page.getByRole('button', { name: 'Add Salary', exact: true }).click();
  await page.getByText('Salary added successfully!').waitFor();
  await soon(async () => (await history(employee)).salary).toMatchObject([
    { payDate: '2026-01-31' },
  ]);
});

test('the list has the words of the specification and exact totals', async () => {
  const person = await paidPerson('SH-1');
  const page = await open(person);
  await rows(page).nth(2).waitFor();
  await page.getByRole('heading', { name: 'Salary History', level: 1 }).waitFor();
  await soon(() => page.getByRole('link', { name: person.name }).getAttribute('href')).toBe(
    `/admin-dashboard/employee/${person._id}`,
  );
  await soon(() => page.getByPlaceholder('Search by employee ID...').isVisible()).toBe(true);
  await soon(() => page.getByRole('main').locator('dl dt').allInnerTexts()).toEqual([
    'Total Records',
    'Total Paid',
    'Average Salary',
  ]);
  await soon(() => figures(page)).toEqual(['3', '$1,000,006,739.80', '$333,335,579.93']);
  await soon(async () => (await history(person)).summary).toEqual({
    records: 3,
    totalPaid: 1_000_006_739.8,
    averageSalary: 333_335_579.93,
  });

  await soon(async () =>
    (await page.getByRole('columnheader').allInnerTexts()).map((head) => head.trim()),
  ).toEqual([
    '#',
    'Employee ID',
    'Basic Salary',
    'Allowances',
    'Deductions',
    'Net Salary',
    'Pay Date',
    'Action',
  ]);
  await soon(() => rows(page).nth(1).getByRole('cell').allInnerTexts()).toEqual([
    '2',
    'SH-1',
    '$7,850.00',
    '$310.00',
    '− $1,420.50',
    '$6,739.50',
    '28 Feb 2026\nOutside payroll',
    'Statement\nVoid',
  ]);
  await soon(() => page.getByRole('link', { name: 'Add Salary' }).getAttribute('href')).toBe(
    `/admin-dashboard/salary/add?employee=${person._id}`,
  );
});

test('a record is voided with a reason, keeps its place and leaves the totals', async () => {
  const person = await paidPerson('SH-2');
  const page = await open(person);
  await rows(page).first().getByRole('button', { name: 'Void 31 Mar 2026' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Void record' }).click();
  await soon(() => faultAt(dialog.getByLabel('Reason'))).toBe('Please enter a reason.');
  await dialog.getByLabel('Reason').fill('Typed a thousand times too high');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Void record' }).dblclick();
  await soon(async () => (await sent).headers()['idempotency-key']).toMatch(/^\w{16,}$/);
  await page.getByText('Salary record voided').waitFor();

  const first = rows(page).first();
  await first.getByText('Typed a thousand times too high').waitFor();
  await soon(() => first.getByRole('cell').last().innerText()).toMatch(
    /^Void\s+Typed a thousand times too high$/,
  );
  await first.locator(':focus').waitFor();
  await soon(() => first.locator('s').allInnerTexts()).toEqual([
    '$1,000,000,000.00',
    '$0.00',
    '$0.00',
    '$1,000,000,000.00',
  ]);
  await soon(() => figures(page)).toEqual(['2', '$6,739.80', '$3,369.90']);
  const { salary, summary } = await history(person);
  expect(salary[0]?.voidReason).toBe('Typed a thousand times too high');
  expect(summary).toEqual({ records: 2, totalPaid: 6739.8, averageSalary: 3369.9 });
});

test('a record that somebody else voided meanwhile says so', async () => {
  const person = await paidPerson('SH-3');
  const page = await open(person);
  await rows(page).first().getByRole('button', { name: /^Void/ }).click();
  const [newest] = (await history(person)).salary as [SalaryRecord];
  await admin.post(`/salary/void/${newest._id}`, { reason: 'Quicker' });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Slower');
  await dialog.getByRole('button', { name: 'Void record' }).click();
  await soon(() => faultAt(dialog.getByLabel('Reason'))).toBe(
    'This salary record is already void.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await rows(page).first().getByText('Quicker').waitFor();
});

test('without records it says so', async () => {
  const page = await open(await hire(admin, { employeeId: 'SH-4', department }));
  await page.getByRole('heading', { name: 'No Salary Records Found' }).waitFor();
  await soon(() => page.getByText('There are no records to display').isVisible()).toBe(true);
  await soon(() => figures(page)).toEqual(['0', '$0.00', '$0.00']);
});

test('net salary turns the order, employee ID and dates narrow it', async () => {
  const page = await open(await paidPerson('SH-5'));
  await rows(page).nth(2).waitFor();
  await page.getByRole('button', { name: 'Net Salary' }).click();
  await rows(page).first().getByText('$0.30').waitFor();
  await page.getByPlaceholder('Search by employee ID...').fill('nobody');
  await page.getByRole('heading', { name: 'No Salary Records Found' }).waitFor();
  await page.getByPlaceholder('Search by employee ID...').fill('sh-5');
  await page.getByText('1–3 of 3').waitFor();
  await (await filterField(page, 'From')).fill('2026-02-01');
  await page.getByText('1–2 of 2').waitFor();
  await (await filterField(page, 'To')).fill('2026-02-28');
  await page.getByText('1–1 of 1').waitFor();
  await soon(() => rows(page).getByRole('cell').nth(6).innerText()).toContain('28 Feb 2026');
});

test.each([
  ['no answer', 'SH-7', 'salary', undefined, 'The server did not respond.'],
  [
    'a reason of the server',
    'SH-8',
    'employee/single',
    { status: 500, json: { success: false, error: 'The reason' } },
    'The reason',
  ],
] as const)(
  'with %s: Failed to fetch salary data, and another try',
  async (_, employeeId, path, refusal, reason) => {
    const person = await paidPerson(employeeId);
    let away = true;
    const answer = (route: Route) =>
      away ? (refusal ? route.fulfill(refusal) : route.abort()) : route.continue();
    const page = await open(person, {
      arrange: (opened) => intercept(opened, 'GET', `/${path}/${person._id}`, answer),
    });
    await page.getByRole('heading', { name: 'Failed to fetch salary data' }).waitFor();
    await page.getByRole('main').getByText(reason).waitFor();
    away = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await rows(page).nth(2).waitFor();
  },
);

test('nobody by that id: Employee Not Found', async () => {
  for (const _id of ['00000000-0000-7000-8000-000000000000', 'nobody']) {
    const page = await open({ _id });
    await page.getByRole('heading', { name: 'Employee Not Found' }).waitFor();
    await soon(() =>
      page.getByRole('link', { name: 'Manage Employees' }).getAttribute('href'),
    ).toBe('/admin-dashboard/employee');
  }
});

test('on a phone the records are cards', async () => {
  const page = await open(await paidPerson('SH-9'), { viewport: { width: 320, height: 640 } });
  const card = page.getByRole('main').getByRole('listitem').nth(1);
  await soon(async () => (await card.innerText()).replace(/\s+/g, ' ')).toMatch(
    /28 Feb 2026.*\$6,739\.50.*\$7,850\.00.* \+ \$310\.00.*− \$1,420\.50$/,
  );
  await card.getByRole('button', { name: 'More actions for 28 Feb 2026' }).click();
  await card.getByRole('button', { name: 'Void 28 Feb 2026' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('link', { name: 'Pay Date 28 Feb 2026' }).press('Enter');
  await page.getByRole('article').waitFor();
  await page.goBack();
  await soon(() => page.getByRole('table').count()).toBe(0);
  await soon(() => tooWide(page)).toBe(0);
});
