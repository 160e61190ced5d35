import type { Locator, Page } from 'playwright-core';
import type { EmployeeListRecord } from '../../api/contract/employee/employees.js';
import type { SalaryRecord } from '../../api/contract/salary/salaries.js';
import { hire, paySalary } from '../support/cast.js';
import { setStage } from './stage/browser.js';
import { clientOf, faultAt, hold, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const people: EmployeeListRecord[] = (await admin.get('/employee?range=[0,499]&fields=["salary"]'))
  .body.employees;

const someone = () => people[0] as Required<EmployeeListRecord> & { salary: number };
const newcomer = (employeeId: string) =>
  hire(admin, { employeeId, department: someone().department._id });
const paid = async ({ _id }: { _id: string }): Promise<SalaryRecord[]> =>
  (await admin.get(`/salary/${_id}?range=[0,99]`)).body.salary;

const open = () => openOffice(stage, admin, 'salary/add');
const openFor = ({ _id }: { _id: string }) =>
  openOffice(stage, admin, `salary/add?employee=${_id}`);

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });
const picker = (page: Page) => page.getByRole('combobox', { name: 'Employee', exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Add Salary' });
const net = (page: Page) =>
  page
    .getByRole('region', { name: 'Summary' })
    .locator('div', { hasText: 'Net Salary' })
    .locator('dd');
const money = (amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);

async function fill(
  page: Page,
  basic: string,
  payDate: string,
  allowances = '',
  deductions = '',
): Promise<void> {
  await field(page, 'Basic Salary').fill(basic);
  await field(page, 'Allowances').fill(allowances);
  await field(page, 'Deductions').fill(deductions);
  await field(page, 'Pay Date').fill(payDate);
}

test('the net salary follows what is typed, to the cent', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'Add Salary', level: 1 }).waitFor();
  // Empty, it says nothing, and leaves the width to the form.
  await soon(() => net(page).count()).toBe(0);
  const right = (located: Locator) =>
    located.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  await soon(async () =>
    Math.abs((await right(submit(page))) - (await right(field(page, 'Department')))),
  ).toBeLessThan(4);
  const cases: [basic: string, allowances: string, deductions: string, expected: string][] = [
    ['0.1', '0.2', '', '$0.30'],
    ['6,400.00', '525.50', '1,182.75', '$5,742.75'],
    ['0.1', '0.7', '0.8', '$0.00'],
    ['1000000000', '1000000000', '0.01', '$1,999,999,999.99'],
    ['4 950,5', '', '0,5', '$4,950.00'],
    ['100', '', '100.01', '− $0.01'],
    ['10.005', '', '', '–'],
  ];
  for (const [basic, allowances, deductions, expected] of cases) {
    await fill(page, basic, '', allowances, deductions);
    await soon(() => net(page).innerText()).toBe(expected);
  }
});

test('an employee is found by name or ID among the active people of the department', async () => {
  const page = await open();
  const { department, name, employeeId } = someone();
  const [other] = people.filter((person) => person.department._id !== department._id) as [
    EmployeeListRecord,
  ];

  await field(page, 'Department').selectOption({ label: department.dep_name });
  const asked = page.waitForRequest(
    (request) => new URL(request.url()).searchParams.get('filter')?.includes('"q"') === true,
  );
  await picker(page).fill(employeeId.toLowerCase());
  const { searchParams } = new URL((await asked).url());
  expect(JSON.parse(searchParams.get('filter') as string)).toEqual({
    department: department._id,
    status: ['Active', 'Upcoming'],
    q: employeeId.toLowerCase(),
  });
  expect(JSON.parse(searchParams.get('range') as string)).toEqual([0, 19]);
  const options = page.getByRole('listbox', { name: 'Employee' }).getByRole('option');
  await options.filter({ hasText: `${name} ${employeeId}` }).click();
  await soon(() => picker(page).inputValue()).toBe(`${name} ${employeeId}`);

  await picker(page).fill(other.employeeId);
  await page
    .getByText('No one who works in this department or will start there matches.')
    .first()
    .waitFor();
  await field(page, 'Department').selectOption({ label: other.department.dep_name });
  await soon(() => picker(page).inputValue()).toBe('');
});

test('one search finds anybody in the company and fills in the department, and another department lets go of the person', async () => {
  const page = await open();
  const { department, name, employeeId } = someone();
  const [other] = people.filter((person) => person.department._id !== department._id) as [
    EmployeeListRecord,
  ];
  for (const person of [someone(), other]) {
    await picker(page).fill(person.employeeId);
    await page
      .getByRole('listbox', { name: 'Employee' })
      .getByRole('option')
      .filter({ hasText: person.name })
      .click();
    await soon(() => field(page, 'Department').inputValue()).toBe(person.department._id);
  }
  await field(page, 'Department').selectOption(department._id);
  await soon(() => picker(page).inputValue()).toBe('');
  await picker(page).fill(employeeId);
  await page
    .getByRole('option')
    .filter({ hasText: `${name} ${employeeId}` })
    .waitFor();
});

test('the allowances and deductions of the last record that is not void are offered', async () => {
  const employee = await newcomer('SA-10');
  await paySalary(admin, employee._id, {
    basicSalary: '100',
    allowances: '20',
    deductions: '3.50',
    payDate: '2026-01-31',
  });
  const wrong = await paySalary(admin, employee._id, {
    basicSalary: '100',
    allowances: '99',
    payDate: '2026-02-28',
  });
  await admin.post(`/salary/void/${wrong._id}`, { reason: 'Typed wrong' });
  const page = await openFor(employee);
  await page.getByRole('button', { name: 'As last time, $20.00' }).click();
  await page.getByRole('button', { name: 'As last time, $3.50' }).click();
  await soon(() =>
    Promise.all(['Allowances', 'Deductions'].map((label) => field(page, label).inputValue())),
  ).toEqual(['20.00', '3.50']);
  await soon(() => page.getByText('As on 31 Jan 2026').count()).toBe(2);
});

test('the picker works by keyboard, and Enter never takes somebody who stood there for an older search', async () => {
  const page = await open();
  const { department } = someone();
  const query = `filter=${JSON.stringify({ department: department._id, status: 'Active' })}&sort=["name","ASC"]&range=[0,19]`;
  const [first, second] = (await admin.get(`/employee?${query}`)).body.employees as [
    EmployeeListRecord,
    EmployeeListRecord,
  ];
  await field(page, 'Department').selectOption({ label: department.dep_name });
  await picker(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: first.name }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await soon(() => picker(page).inputValue()).toBe(`${second.name} ${second.employeeId}`);

  const held = page.waitForRequest((request) =>
    request.url().includes(encodeURIComponent(`"q":"${first.employeeId}"`)),
  );
  const release = await hold(page, 'GET', '/employee');
  await picker(page).fill(first.employeeId);
  await held;
  await page.keyboard.press('Enter');
  await soon(() => picker(page).inputValue()).toBe(first.employeeId);
  release();
  await page
    .getByRole('option')
    .filter({ hasText: second.employeeId })
    .waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await soon(() => picker(page).inputValue()).toBe(`${first.name} ${first.employeeId}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
});

test('what is typed while the chosen person is loading stays', async () => {
  const page = await open();
  const { _id, name, employeeId, salary } = someone();
  const release = await hold(page, 'GET', `/employee/single/${_id}`);
  await picker(page).fill(employeeId);
  await page.getByRole('option', { name }).click();
  await picker(page).fill('nobody');
  release();
  await page.getByRole('button', { name: `Use current salary, ${money(salary)}` }).waitFor();
  await soon(() => picker(page).inputValue()).toBe('nobody');
});

test('an older search is given up for a newer one', async () => {
  const page = await open();
  await field(page, 'Department').selectOption({ label: someone().department.dep_name });
  const first = (url: string) => url.includes(encodeURIComponent('"q":"emp"'));
  // Never answered.
  await page.route(
    ({ href }) => first(href),
    () => undefined,
  );
  const older = page.waitForRequest((request) => first(request.url()));
  const givenUp = page.waitForEvent('requestfailed', (request) => first(request.url()));
  await picker(page).fill('emp');
  await older;
  await picker(page).fill(someone().employeeId);
  await givenUp;
  await page.getByRole('option').filter({ hasText: someone().name }).waitFor();
});

test('somebody in the address is chosen already, and the current salary can be taken over', async () => {
  const page = await openFor(someone());
  await soon(() => picker(page).inputValue()).toBe(`${someone().name} ${someone().employeeId}`);
  await page
    .getByRole('button', { name: `Use current salary, ${money(someone().salary)}` })
    .click();
  await soon(() => field(page, 'Basic Salary').inputValue()).toBe(someone().salary.toFixed(2));
  await soon(() =>
    field(page, 'Basic Salary').evaluate((input) => input === document.activeElement),
  ).toBe(true);
  await soon(() => net(page).innerText()).toBe(money(someone().salary));
});

test('nobody by that id: Employee Not Found', async () => {
  const page = await openFor({ _id: '00000000-0000-7000-8000-000000000000' });
  await page.getByRole('heading', { name: 'Employee Not Found' }).waitFor();
});

test('what is missing or wrong stands at its field', async () => {
  const page = await open();
  await field(page, 'Department').selectOption({ label: someone().department.dep_name });
  await submit(page).click();
  await soon(() => faultAt(picker(page))).toBe('Please choose Employee.');
  await soon(() => faultAt(field(page, 'Basic Salary'))).toContain('Please enter Basic Salary.');
  await soon(() => faultAt(field(page, 'Pay Date'))).toBe('Please enter Pay Date.');
  await soon(() => field(page, 'Allowances').getAttribute('aria-invalid')).toBe('false');

  await fill(page, '100', '1999-12-31', '10.005', '100.01');
  await submit(page).click();
  await soon(() => faultAt(field(page, 'Allowances'))).toContain('at most two decimals');
  await soon(() => faultAt(field(page, 'Pay Date'))).toMatch(
    /^The date must be between 01 Jan 2000 and /,
  );
  await field(page, 'Allowances').fill('0');
  await submit(page).click();
  const tooMuch = 'Deductions cannot exceed basic salary plus allowances.';
  await soon(() => faultAt(field(page, 'Deductions'))).toContain(tooMuch);
  await soon(() =>
    page.getByRole('region', { name: 'Summary' }).getByText(tooMuch).isVisible(),
  ).toBe(true);
  await field(page, 'Basic Salary').fill('100.01');
  await page.getByText(tooMuch).first().waitFor({ state: 'hidden' });
  await soon(() => field(page, 'Deductions').getAttribute('aria-invalid')).toBe('false');
});

test('a pay date that is taken is refused under the headline and at the field', async () => {
  const employee = await newcomer('SA-1');
  await paySalary(admin, employee._id, { payDate: '2026-01-31' });
  const page = await openFor(employee);
  await fill(page, '100', '2026-01-31');
  await submit(page).click();
  const reason = 'This employee already has a salary record for this pay date.';
  await page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: `Failed to add salary${reason}` })
    .waitFor();
  await soon(() => faultAt(field(page, 'Pay Date'))).toBe(reason);
  await soon(() => page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0);
  await soon(() => new URL(page.url()).pathname).toBe('/admin-dashboard/salary/add');
});

test('an amount that is sent by Enter counts as it is typed', async () => {
  const employee = await newcomer('SA-3');
  const page = await openFor(employee);
  await fill(page, '', '2026-01-31');
  await field(page, 'Basic Salary').pressSequentially('1,234.50');
  await page.keyboard.press('Enter');
  await page.getByText('Salary added successfully!').waitFor();
  await soon(() => paid(employee)).toMatchObject([{ basicSalary: 1234.5 }]);
});

test('an answer that was lost is asked for again under the same key: still one record', async () => {
  const employee = await newcomer('SA-4');
  const page = await openFor(employee);
  const keys: (string | undefined)[] = [];
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/api/salary/add') && keys.push(request.headers()['idempotency-key']),
  );
  await page.route(
    '**/api/salary/add',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await fill(page, '100', '2026-01-31');
  await submit(page).click();
  await page
    .getByRole('main')
    .getByRole('alert')
    .getByText('Failed to add salary', { exact: true })
    .waitFor();
  await submit(page).click();
  await page.getByText('Salary added successfully!').waitFor();
  await soon(() => paid(employee)).toHaveLength(1);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^\w{16,}$/);
});

test('a leaver’s final record: found among those who left, warned of, and stored', async () => {
  const { department } = someone();
  const leaver = await hire(admin, {
    employeeId: 'SA-5',
    department: department._id,
    name: 'Ingrid Solberg',
  });
  await admin.put(`/employee/employment/${leaver._id}`, { leftOn: '2026-01-30' });
  const page = await open();
  await field(page, 'Department').selectOption({ label: department.dep_name });
  await picker(page).fill('SA-5');
  await page
    .getByText('No one who works in this department or will start there matches.')
    .first()
    .waitFor();
  await picker(page).fill('');
  // The list that opens covers what stands beneath.
  await picker(page).press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await page.getByLabel('Include people who left').check();
  await picker(page).fill('SA-5');
  await page.getByRole('option', { name: 'Ingrid Solberg SA-5 Last day 30 Jan 2026' }).click();
  await fill(page, '100', '2026-01-30');
  const warning = page
    .getByRole('status')
    .filter({ hasText: 'Ingrid Solberg’s last day was 30 Jan 2026, before this pay date.' });
  await page.waitForLoadState('networkidle');
  await soon(() => warning.count()).toBe(0);
  await field(page, 'Pay Date').fill('2026-01-31');
  await warning.waitFor();
  await submit(page).click();
  await page.getByText('Salary added successfully!').waitFor();
  await soon(() => paid(leaver)).toMatchObject([{ payDate: '2026-01-31' }]);

  const again = await openFor(leaver);
  await soon(() => again.getByLabel('Include people who left').isChecked()).toBe(true);
});

test('two records in a month: warned of, and stored', async () => {
  const employee = await newcomer('SA-6');
  await paySalary(admin, employee._id, { payDate: '2026-10-25' });
  const page = await openFor(employee);
  await fill(page, '100', '2026-10-26');
  await page
    .getByRole('status')
    .filter({
      hasText: `${employee.name} already has a salary record this month, dated 25 Oct 2026.`,
    })
    .waitFor();
  await submit(page).click();
  await page.getByText('Salary added successfully!').waitFor();
  await soon(() => paid(employee)).toHaveLength(2);
});

test('Save and add another stays with the next active person of the department and the pay date', async () => {
  const department = (
    await admin.post('/department/add', { dep_name: 'Kitchen', description: 'Cooks' })
  ).body.department as { _id: string; dep_name: string };
  const [first, gone, last] = [
    await hire(admin, { employeeId: 'SA-7', department: department._id, name: 'Ana Kitchen' }),
    await hire(admin, { employeeId: 'SA-8', department: department._id, name: 'Bob Kitchen' }),
    await hire(admin, { employeeId: 'SA-9', department: department._id, name: 'Cleo Kitchen' }),
  ];
  await admin.put(`/employee/employment/${gone._id}`, { leftOn: '2026-01-30' });
  const page = await openFor(first);
  await fill(page, '100', '2026-02-28', '5');
  const another = page.getByRole('button', { name: 'Save and add another' });
  await another.click();
  await page.getByText('Salary added successfully!').waitFor();
  await page.waitForFunction(
    (shown) => document.querySelector<HTMLInputElement>('[role=combobox]')?.value === shown,
    `${last.name} ${last.employeeId}`,
  );
  await soon(() =>
    Promise.all(
      ['Basic Salary', 'Allowances', 'Pay Date'].map((label) => field(page, label).inputValue()),
    ),
  ).toEqual(['', '', '2026-02-28']);
  await soon(() =>
    field(page, 'Basic Salary').evaluate((input) => input === document.activeElement),
  ).toBe(true);

  await field(page, 'Basic Salary').fill('200');
  await another.click();
  await page.getByText('That was the last person in this department.').waitFor();
  await soon(() => picker(page).inputValue()).toBe('');
  await soon(async () =>
    [await paid(first), await paid(gone), await paid(last)].map((records) =>
      records.map(({ basicSalary }) => basicSalary),
    ),
  ).toEqual([[100], [], [200]]);
});
