import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PayslipListRecord } from '../../../api/contract/payroll/payslips.js';
import { addDepartment, hire, PASSWORD, paySalary } from '../../../test/support/cast.js';
import { PayrollCalls } from '../../../test/support/payroll.js';
import { serverOfFile } from '../../../test/support/server.js';
import { figures } from '../support/details.js';
import { cellsOf } from '../support/list.js';
import {
  intercept,
  openOffice,
  openPortal,
  press,
  says,
  stopIntercepting,
  textOf,
} from '../support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();
const payroll = new PayrollCalls(admin, admin);
const { _id: department } = await addDepartment(admin, { dep_name: 'Rigging' });
const employed = async (employeeId: string, name: string, salary: string) => {
  const person = await hire(admin, {
    employeeId,
    name,
    salary,
    hireDate: '2024-01-01',
    department,
  });
  return { person, client: await server.signIn(person.email, PASSWORD) };
};
const { person: nina, client: own } = await employed('OP-1', 'Nina Berg', '4000.00');
const { person: otto, client: other } = await employed('OP-2', 'Otto Vind', '3000.00');

await admin.put('/payroll/setting', { firstPeriod: '2026-01-01', fourEyes: false });
const bonus = await payroll.component({ name: 'Bonus', kind: 'earning' });
const tax = await payroll.component({ name: 'Income tax', kind: 'deduction' });
await payroll.assign(tax, { employeeId: nina._id, amount: '200.00', from: '2026-01-01' });
await paySalary(admin, nina._id, { basicSalary: '4000', payDate: '2026-01-15' });
await payroll.finish(await payroll.start());
await payroll.revise(nina, '4310.00', '2026-03-01');
const february = await payroll.start();
await payroll.assign(bonus, {
  employeeId: nina._id,
  runId: february._id,
  amount: '400.00',
  note: 'launch',
});
await payroll.finish(february);
/** Newest first: a month with a bonus, and the first one. */
const slips = (await own.get(`/payslip/${nina._id}?range=[0,9]&sort=["payDate","DESC"]`)).body
  .payslips as PayslipListRecord[];

const openOwn = (path = `salary/${own.user._id}`) => openPortal(own, path);
const latest = () => screen.findByRole('article', { name: 'February 2026' });
/** Once its rows are there: until then, it has only its heads. */
const records = () =>
  waitFor(() => {
    const table = screen.getByRole('table', { name: 'My Salary' });
    expect(cellsOf(table).length).toBeGreaterThan(1);
    return table;
  });
const badGateway = () => new Response('<h1>Bad gateway</h1>', { status: 502 });

test('My Salary begins with the latest payslip: net pay, what changed and why, lines, the year and the bank account', async () => {
  await openOwn();
  const article = await latest();
  const said = textOf(article);
  expect(said).toMatch('01 – 28 Feb 2026, pay date');
  expect([...article.querySelector('dl')!.querySelectorAll('dd')].map(textOf)).toEqual([
    '$4,200.00',
    '+ $400.00',
  ]);
  expect(said).toMatch('Change from January');
  const changes = within(article).getByRole('list', { name: 'What changed since January' });
  expect(within(changes).getAllByRole('listitem').map(textOf)).toEqual([
    expect.stringMatching(/400\.00 ?Bonus, February only/),
  ]);
  expect(said).toMatch('February only: launch');
  const year = within(article).getByRole('table', { name: 'Year to date 2026' });
  expect(textOf(year)).toMatch(/Outside payroll ?\$4,000\.00.*Net pay ?\$12,000\.00/);
  within(article).getByRole('heading', { name: 'Bank account' });
});

test('below are the records with the figures and words of the specification; each of a run leads to its payslip', async () => {
  await openOwn();
  await screen.findByRole('heading', { name: 'All payslips' });
  const table = await records();
  await waitFor(() =>
    expect(figures()).toEqual(expect.arrayContaining(['3', '$12,000.00', '$4,000.00'])),
  );
  const [heads, ...lines] = cellsOf(table);
  expect(heads).toEqual([
    '#',
    'Period',
    'Basic Salary',
    'Allowances',
    'Deductions',
    'Net Salary',
    'Pay Date',
    'Action',
  ]);
  expect(lines.map((cells) => cells.at(-1))).toEqual([
    expect.stringMatching(/^View.*PDF/),
    expect.stringMatching(/^View.*PDF/),
    expect.stringMatching(/^Statement/),
  ]);
  expect(lines[0]?.join(' ')).toMatch(/^1 February 2026/);
  fireEvent.click(within(table).getAllByRole('link', { name: /^View/ })[1]!);
  await screen.findByRole('heading', { level: 1, name: 'January 2026' });
  for (const name of ['Earnings', 'Year to date 2026'])
    screen.getByRole('heading', { level: 2, name });
  // A first payslip is compared with nothing.
  expect(screen.queryByText(/Change from|What changed/)).toBeNull();
  fireEvent.click(screen.getAllByRole('link', { name: 'My Salary' }).at(-1)!);
  await screen.findByRole('heading', { name: 'All payslips' });
});

test('the bell tells of the payslip and leads to it', async () => {
  const router = await openOwn('');
  await press(/^Notifications|unread notification/);
  const [entry] = await screen.findAllByRole('link', { name: /Your payslip is ready/ });
  expect(textOf(entry!)).toMatch('for 01 – 28 Feb');
  fireEvent.click(entry!);
  await screen.findByRole('heading', { level: 1, name: 'February 2026' });
  expect(router.state.location.pathname).toBe(`/employee-dashboard/payslip/${slips[0]!._id}`);
});

test('the payslip of somebody else cannot be opened in the employee’s area, by an admin neither', async () => {
  for (const client of [other, admin]) {
    await openPortal(client, `payslip/${slips[0]!._id}`);
    await screen.findByRole('heading', { name: 'Payslip Not Found' });
    expect(screen.queryByText(/4,200/)).toBeNull();
  }
});

test('without payslips My Salary is as it was', async () => {
  const { person, client } = await employed('OP-3', 'Pia Sand', '3000.00');
  await paySalary(admin, person._id, { basicSalary: '3000', payDate: '2026-01-15' });
  await openPortal(client, `salary/${person._id}`);
  await screen.findByRole('link', { name: /^Statement/ });
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      'Bank account',
      'Who viewed my salary',
    ]),
  );
  expect(screen.queryByRole('article')).toBeNull();
});

test.each([
  ['the list of payslips', `/payslip/${own.user._id}`],
  ['the payslip', `/payslip/single/${slips[0]!._id}`],
])('%s that could not be read can be read again, and the records are there', async (_, path) => {
  intercept('GET', new RegExp(`^/api${path}$`), badGateway);
  await openOwn();
  await says('Your payslips could not be loaded.');
  expect(cellsOf(await records())).toHaveLength(4);
  stopIntercepting();
  await press('Try again');
  await latest();
});

test('PDFs that could not be read are asked for again only by hand', async () => {
  const answer = jest.fn(badGateway);
  intercept('GET', /^\/api\/payslip\/files\//, answer);
  await openOwn();
  const failure = await screen.findByText('The PDFs of the payroll office could not be loaded.');
  await latest();
  expect(answer).toHaveBeenCalledTimes(1);
  stopIntercepting();
  await press('Try again');
  await waitFor(() => expect(failure.isConnected).toBe(false));
});

test('a payslip page without an answer can be read again', async () => {
  intercept('GET', /^\/api\/payslip\/single\//, badGateway);
  await openOwn(`payslip/${slips[0]!._id}`);
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
  stopIntercepting();
  await press('Try again');
  await screen.findByRole('heading', { level: 1, name: 'February 2026' });
});

test('in the salary history a record of a run leads to its payslip and offers no Void, and says when it was reversed; it is not the latest one then', async () => {
  const [paid] = (await other.get(`/payslip/${otto._id}?range=[0,0]&sort=["payDate","DESC"]`)).body
    .payslips as [PayslipListRecord];
  await payroll.post(`/payroll/slip/reverse/${paid._id}`, { reason: 'Bank returned it' });
  await openOffice(admin, `salary/view/${otto._id}`);
  await says(/Payslip reversed.*Bank returned it/);
  expect(screen.queryByRole('button', { name: /^Void/ })).toBeNull();
  fireEvent.click(screen.getAllByRole('link', { name: /^Payslip of/ })[0]!);
  await screen.findByRole('heading', { level: 1, name: 'February 2026' });
  await says('This payslip was reversed: Bank returned it');

  await openPortal(other, `salary/${otto._id}`);
  await screen.findByRole('article', { name: 'January 2026' });
  expect(cellsOf(await records())[1]?.at(-1)).toMatch(/^Reversed ?View/);
});
