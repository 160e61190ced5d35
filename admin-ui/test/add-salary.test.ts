import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { SalaryRecord } from '../../api/contract/salary/salaries.js';
import { addDepartment, hire, hireCast, paySalary } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import {
  alerted,
  faultAt,
  field,
  fill,
  fillIn,
  hold,
  intercept,
  openOffice,
  press,
  says,
  saysNothingOf,
  told,
  type,
} from './support/open.js';

const server = await serverOfFile();
const { admin, amara, research, sales, zoe } = await hireCast(server);

const newcomer = (employeeId: string, more = {}) =>
  hire(admin, { employeeId, department: research._id, ...more });
const paid = async ({ _id }: EmployeeRecord): Promise<SalaryRecord[]> =>
  (await admin.get(`/salary/${_id}?range=[0,99]`)).body.salary;

const open = () => openOffice(admin, 'salary/add');
const openFor = ({ _id }: { _id: string }) => openOffice(admin, `salary/add?employee=${_id}`);

const picker = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Employee' });
const pick = async (words: string, option: RegExp) => {
  type(await picker(), words);
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const picked = async (words: string) => {
  const input = await picker();
  await waitFor(() => expect(input.value).toBe(words));
};
/** The questions to the server once the words are typed. */
async function searchFor(words: string): Promise<{ filter: object; range: number[] }> {
  const asked: URLSearchParams[] = [];
  intercept('GET', /^\/api\/employee$/, (real, { url }) => {
    asked.push(new URL(url).searchParams);
    return real();
  });
  type(await picker(), words);
  return waitFor(() => {
    const [filter, range] = ['filter', 'range'].map((name) =>
      JSON.parse(asked.at(-1)?.get(name) ?? '{}'),
    );
    expect(filter.q).toBe(words);
    return { filter, range };
  });
}
const summary = () => within(screen.getByRole('region', { name: 'Summary' }));
const net = () => summary().getByText('Net Salary').parentElement?.querySelector('dd')?.textContent;

test('the net salary follows what is typed, to the cent', async () => {
  await open();
  // Empty, it says nothing.
  expect(screen.queryByText('Net Salary')).toBeNull();
  const cases = [
    ['0.1', '0.2', '', '$0.30'],
    ['6,400.00', '525.50', '1,182.75', '$5,742.75'],
    ['0.1', '0.7', '0.8', '$0.00'],
    ['1000000000', '1000000000', '0.01', '$1,999,999,999.99'],
    ['4 950,5', '', '0,5', '$4,950.00'],
    ['100', '', '100.01', '− $0.01'],
    ['10.005', '', '', '–'],
  ] as const;
  for (const [basic, allowances, deductions, expected] of cases) {
    await fillIn({ 'Basic Salary': basic, Allowances: allowances, Deductions: deductions });
    await waitFor(() => expect(net()?.replace(/\s/g, ' ')).toBe(expected));
  }
});

test('an employee is found by name or ID among the active people of the department', async () => {
  await open();
  await fillIn({ Department: research._id });
  expect(await searchFor('r-1')).toEqual({
    filter: { department: research._id, status: ['Active', 'Upcoming'], q: 'r-1' },
    range: [0, 19],
  });
  fireEvent.click(await screen.findByRole('option', { name: /^Amara Okafor R-1/ }));
  await picked('Amara Okafor R-1');
  type(await picker(), 'S-1');
  await says('No one who works in this department or will start there matches.');
  await fillIn({ Department: sales._id });
  await picked('');
});

test('one search finds anybody in the company and fills in the department, and another department lets go of the person', async () => {
  await open();
  const department = await field('Department');
  for (const person of [amara, zoe]) {
    await pick(person.employeeId, new RegExp(`^${person.name}`));
    await waitFor(() => expect(department.value).toBe(person.department._id));
  }
  fill(department, research._id);
  await picked('');
  type(await picker(), 'R-1');
  await screen.findByRole('option', { name: /^Amara Okafor R-1/ });
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
  await openFor(employee);
  await press('As last time, $20.00');
  await press('As last time, $3.50');
  expect((await field('Allowances')).value).toBe('20.00');
  expect((await field('Deductions')).value).toBe('3.50');
  expect(screen.getAllByText('As on 31 Jan 2026')).toHaveLength(2);
});

test('what is typed while the chosen person is loading stays', async () => {
  await open();
  const release = hold('GET', /^\/api\/employee\/single\//);
  await pick('R-1', /^Amara/);
  type(await picker(), 'nobody');
  await release();
  await screen.findByRole('button', { name: 'Use current salary, $3,000.00' });
  expect((await picker()).value).toBe('nobody');
});

test('an older search is given up for a newer one', async () => {
  await open();
  const searches: Request[] = [];
  intercept('GET', /^\/api\/employee$/, (real, search) => {
    searches.push(search);
    return decodeURIComponent(search.url).includes('"older"')
      ? new Promise(() => undefined)
      : real();
  });
  type(await picker(), 'older');
  await waitFor(() => expect(searches).toHaveLength(1));
  type(await picker(), 'R-1');
  await screen.findByRole('option', { name: /^Amara/ });
  await waitFor(() => expect(searches[0]?.signal.aborted).toBe(true));
});

test('somebody in the address is chosen already, and the current salary can be taken over', async () => {
  await openFor(amara);
  await picked('Amara Okafor R-1');
  await press('Use current salary, $3,000.00');
  const basic = await field('Basic Salary');
  expect(basic.value).toBe('3000.00');
  await waitFor(() => expect(document.activeElement).toBe(basic));
  expect(net()).toBe('$3,000.00');
});

test('nobody by that id: Employee Not Found', async () => {
  await openFor({ _id: '00000000-0000-7000-8000-000000000000' });
  await screen.findByRole('heading', { name: 'Employee Not Found' });
});

test('what is missing or wrong stands at its field', async () => {
  await open();
  await fillIn({ Department: research._id });
  await press('Add Salary');
  expect(await faultAt(await picker())).toBe('Please choose Employee.');
  expect(await faultAt(await field('Basic Salary'))).toMatch('Please enter Basic Salary.');
  expect(await faultAt(await field('Pay Date'))).toBe('Please enter Pay Date.');
  expect((await field('Allowances')).getAttribute('aria-invalid')).toBe('false');

  await fillIn({
    'Basic Salary': '100',
    'Pay Date': '1999-12-31',
    Allowances: '10.005',
    Deductions: '100.01',
  });
  await press('Add Salary');
  expect(await faultAt(await field('Allowances'))).toMatch('at most two decimals');
  expect(await faultAt(await field('Pay Date'))).toMatch('Choose 01 Jan 2000 or a later day.');
  await fillIn({ Allowances: '0' });
  await press('Add Salary');
  const tooMuch = 'Deductions cannot exceed basic salary plus allowances.';
  expect(await faultAt(await field('Deductions'))).toMatch(tooMuch);
  summary().getByText(tooMuch);
  await fillIn({ 'Basic Salary': '100.01' });
  await saysNothingOf(tooMuch);
  expect((await field('Deductions')).getAttribute('aria-invalid')).toBe('false');
});

test('a pay date that is taken is refused under the headline and at the field', async () => {
  const employee = await newcomer('SA-1');
  await paySalary(admin, employee._id, { payDate: '2026-01-31' });
  const router = await openFor(employee);
  await fillIn({ 'Basic Salary': '100', 'Pay Date': '2026-01-31' });
  await press('Add Salary');
  const reason = 'This employee already has a salary record for this pay date.';
  await alerted(`Failed to add salary${reason}`);
  expect(await faultAt(await field('Pay Date'))).toBe(reason);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  expect(router.state.location.pathname).toBe('/admin-dashboard/salary/add');
});

test('an answer that was lost is asked for again under the same key: still one record', async () => {
  const employee = await newcomer('SA-4');
  await openFor(employee);
  const keys: (string | null)[] = [];
  intercept('POST', /^\/api\/salary\/add$/, async (real, sent) => {
    keys.push(sent.headers.get('idempotency-key'));
    const answer = await real();
    return keys.length === 1 ? Response.error() : answer;
  });
  await fillIn({ 'Basic Salary': '100', 'Pay Date': '2026-01-31' });
  await press('Add Salary');
  await alerted('Failed to add salary');
  await press('Add Salary');
  await says('Salary added successfully!');
  expect(await paid(employee)).toHaveLength(1);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^\w{16,}$/);
});

test('a leaver’s final record: found among those who left, warned of, and stored', async () => {
  const leaver = await newcomer('SA-5', { name: 'Ingrid Solberg' });
  await admin.put(`/employee/employment/${leaver._id}`, { leftOn: '2026-01-30' });
  await open();
  await fillIn({ Department: research._id });
  type(await picker(), 'SA-5');
  await says('No one who works in this department or will start there matches.');
  fireEvent.click(await field('Include people who left'));
  expect((await searchFor('sa-5')).filter).toEqual({ department: research._id, q: 'sa-5' });
  fireEvent.click(
    await screen.findByRole('option', { name: /^Ingrid Solberg SA-5 Last day 30 Jan 2026$/ }),
  );
  await fillIn({ 'Basic Salary': '100', 'Pay Date': '2026-01-30' });
  const warning = 'Ingrid Solberg’s last day was 30 Jan 2026, before this pay date.';
  expect(document.body.textContent).not.toMatch(warning);
  await fillIn({ 'Pay Date': '2026-01-31' });
  await told(warning);
  await press('Add Salary');
  await says('Salary added successfully!');
  expect(await paid(leaver)).toMatchObject([{ payDate: '2026-01-31' }]);

  await openFor(leaver);
  await waitFor(async () => expect((await field('Include people who left')).checked).toBe(true));
});

test('two records in a month: warned of, and stored', async () => {
  const employee = await newcomer('SA-6');
  await paySalary(admin, employee._id, { payDate: '2026-10-25' });
  await openFor(employee);
  await fillIn({ 'Basic Salary': '100', 'Pay Date': '2026-10-26' });
  await told(`${employee.name} already has a salary record this month, dated 25 Oct 2026.`);
  await press('Add Salary');
  await says('Salary added successfully!');
  expect(await paid(employee)).toHaveLength(2);
});

test('Save and add another stays with the next active person of the department and the pay date', async () => {
  const { _id: department } = await addDepartment(admin, { dep_name: 'Kitchen' });
  const [first, gone, last] = [
    await newcomer('SA-7', { department, name: 'Ana Kitchen' }),
    await newcomer('SA-8', { department, name: 'Bob Kitchen' }),
    await newcomer('SA-9', { department, name: 'Cleo Kitchen' }),
  ];
  await admin.put(`/employee/employment/${gone._id}`, { leftOn: '2026-01-30' });
  await openFor(first);
  await fillIn({ 'Basic Salary': '100', Allowances: '5', 'Pay Date': '2026-02-28' });
  await press('Save and add another');
  await says('Salary added successfully!');
  await picked('Cleo Kitchen SA-9');
  const basic = await field('Basic Salary');
  expect([basic.value, (await field('Allowances')).value, (await field('Pay Date')).value]).toEqual(
    ['', '', 'Sat 28 Feb 2026'],
  );
  await waitFor(() => expect(document.activeElement).toBe(basic));

  fill(basic, '200');
  await press('Save and add another');
  await says('That was the last person in this department.');
  await picked('');
  const amounts = async (person: EmployeeRecord) =>
    (await paid(person)).map(({ basicSalary }) => basicSalary);
  expect([await amounts(first), await amounts(gone), await amounts(last)]).toEqual([
    [100],
    [],
    [200],
  ]);
});
