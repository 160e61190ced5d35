import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SalariesResponse } from '../../../api/contract/salary/salary-responses.js';
import { THIS_YEAR } from '../../../test/support/calendar.js';
import { addDepartment, hire, PASSWORD, paySalary } from '../../../test/support/cast.js';
import { serverOfFile } from '../../../test/support/server.js';
import { figures, terms } from '../support/details.js';
import { columns, rows } from '../support/list.js';
import {
  intercept,
  openPortal,
  press,
  refuse,
  says,
  stopIntercepting,
  textOf,
} from '../support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();
const { _id: department } = await addDepartment(admin, { dep_name: 'Till' });

const employed = async (employeeId: string) => {
  const person = await hire(admin, { employeeId, department });
  return { person, client: await server.signIn(person.email, PASSWORD) };
};

/** Two records of this year, of which the newer is void, and one of the last. */
const { person, client } = await employed('PS-1');
await paySalary(admin, person._id, { basicSalary: '5000', payDate: `${THIS_YEAR - 1}-12-31` });
await paySalary(admin, person._id, {
  basicSalary: '5100',
  allowances: '220',
  deductions: '1184.40',
  payDate: `${THIS_YEAR}-01-31`,
});
await paySalary(admin, person._id, { basicSalary: '51000', payDate: `${THIS_YEAR}-02-28` });
const { salary: records } = (
  await admin.get(`/salary/${person._id}?range=[0,99]&sort=["payDate","DESC"]`)
).body as SalariesResponse;
await admin.post(`/salary/void/${records[0]?._id}`, { reason: 'Typed ten times too high' });
const other = await employed('PS-2');

const OWN = `salary/${person._id}`;
const shown = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));

test('My Salary shows this year’s records with the words of the specification, a void one struck through', async () => {
  await openPortal(client, `salary/${client.user._id}`);
  await shown(2);
  expect(terms()).toEqual(['Total Records', 'Total Paid', 'Average Salary']);
  expect(figures()).toEqual(['2', '$9,135.60', '$4,567.80']);
  expect(columns()).toEqual([
    '#',
    'Basic Salary',
    'Allowances',
    'Deductions',
    'Net Salary',
    'Pay Date',
    'Statement',
  ]);
  expect([...document.querySelectorAll('tbody s')].map(textOf)).toEqual([
    '$51,000.00',
    '$0.00',
    '$0.00',
    '$51,000.00',
  ]);
  expect(rows()[0]?.at(-1)).toBe('Void');
  expect(rows()[1]).toEqual([
    '2',
    '$5,100.00',
    '$220.00',
    '− $1,184.40',
    '$4,135.60',
    `31 Jan ${THIS_YEAR}`,
    'Statement',
  ]);
});

test('the years narrow the list and stand in the address', async () => {
  const router = await openPortal(client, OWN);
  await shown(2);
  const period = within(screen.getByRole('group', { name: 'Period' }));
  const year = (name: string) => period.getByRole('button', { name });
  expect(period.getAllByRole('button').map(textOf)).toEqual([
    String(THIS_YEAR),
    String(THIS_YEAR - 1),
    'All',
  ]);
  expect(year(String(THIS_YEAR)).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(year(String(THIS_YEAR - 1)));
  await shown(1);
  await says(`31 Dec ${THIS_YEAR - 1}`);
  fireEvent.click(year('All'));
  await shown(3);
  const { search } = router.state.location;
  await openPortal(client, OWN + search);
  await shown(3);
  expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
});

test('My Salary says that there is nothing, and shows what there is in other years', async () => {
  await openPortal(other.client, `salary/${other.person._id}`);
  await screen.findByRole('heading', { name: 'No Salary Records Found' });
  await paySalary(admin, other.person._id, { payDate: '2020-05-31' });
  await press('Show all');
  await says('31 May 2020');
});

test('a failure has its headline, the server’s reason beneath, and a way to try again', async () => {
  intercept('GET', new RegExp(`^/api/salary/${person._id}$`), refuse(500, { error: 'The reason' }));
  await openPortal(client, OWN);
  await screen.findByRole('heading', { name: 'Failed to fetch salary data' });
  await says('The reason');
  stopIntercepting();
  await press('Try again');
  await shown(2);
});

test('somebody else’s salary is nobody’s, nor is that of an account without an employee', async () => {
  for (const [by, path] of [
    [other.client, person._id],
    [other.client, `${person._id}/statement/${records[1]?._id}`],
    [admin, admin.user._id],
    [admin, person._id],
  ] as const) {
    await openPortal(by, `salary/${path}`);
    await screen.findByRole('heading', { name: 'Employee Not Found' });
  }
});

test('a statement names company, person, month and record, and has the amounts', async () => {
  await openPortal(client, OWN);
  fireEvent.click(await screen.findByRole('link', { name: `Statement of 31 Jan ${THIS_YEAR}` }));
  const paper = await screen.findByRole('article');
  const { companyName } = (await client.get('/config')).body;
  for (const words of [
    companyName,
    person.name,
    'PS-1',
    person.designation,
    `January ${THIS_YEAR}`,
    `31 Jan ${THIS_YEAR}`,
    'US Dollar (USD)',
    `Record ${records[1]?._id}`,
    /Printed \d{2} \w{3} \d{4}, \d{2}:\d{2}/,
  ])
    expect(textOf(paper)).toMatch(words);
  expect(within(paper).getAllByRole('cell').map(textOf)).toEqual([
    '$5,100.00',
    '$220.00',
    '− $1,184.40',
    '$4,135.60',
  ]);
});

test('a void record has no statement, and one that is none is not found', async () => {
  await openPortal(client, `${OWN}/statement/${records[0]?._id}`);
  await screen.findByRole('heading', { name: 'This record is void' });
  await openPortal(client, `${OWN}/statement/${person._id}`);
  await screen.findByRole('heading', { name: 'Salary Record Not Found' });
});
