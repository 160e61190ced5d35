import { screen, waitFor, within } from '@testing-library/react';
import { nextMonday } from '../../test/support/calendar.js';
import { hireCast, requestLeave } from '../../test/support/cast.js';
import { addCoverageRule } from '../../test/support/coverage.js';
import { addPolicy } from '../../test/support/leave-rules-by-calls.js';
import { serverOfFile } from '../../test/support/server.js';
import {
  intercept,
  main,
  noAnswer,
  openOffice,
  press,
  refuse,
  says,
  stopIntercepting,
} from './support/open.js';

const server = await serverOfFile();
const { admin, amara, amaraClient, research } = await hireCast(server);
const leave = await requestLeave(amaraClient, amara._id, nextMonday(), nextMonday());
await addPolicy(admin, { name: 'Standard', type: 'Annual Leave', from: '2020-01-01' });
await addCoverageRule(admin, { name: 'Phones' });

const badGateway = () =>
  new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } });
const notJson = () =>
  new Response('<h1>Hello</h1>', { status: 200, headers: { 'Content-Type': 'text/html' } });

const EMPLOYEE = /^\/api\/employee\/single\//;
const DETAILS = [
  ['the employee', `employee/${amara._id}`, EMPLOYEE, badGateway, /^Edit Employee|View Leaves/],
  [
    'the leave of an employee',
    `employee/leaves/${amara._id}`,
    EMPLOYEE,
    notJson,
    /My Leave Requests/,
  ],
  ['the leave request', `leaves/${leave._id}`, /^\/api\/leave\/detail\//, badGateway, /History/],
] as const;

test.each(DETAILS)(
  '%s: a bad answer is a failure in the panel, the tab and the spoken title, and can be tried again',
  async (_, path, call, answer, shown) => {
    intercept('GET', call, answer);
    await openOffice(admin, path);
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    await waitFor(() => expect(document.title).toMatch(/^Something went wrong/));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Something went wrong',
      ),
    );
    expect(screen.queryByText(/Not Found/)).toBeNull();
    stopIntercepting();
    await press('Try again');
    await waitFor(() => within(main()).getAllByText(shown));
  },
);

test.each([
  ['editing an employee', `employee/edit/${amara._id}`, EMPLOYEE, 'Full Name'],
  [
    'editing a department',
    `department/${research._id}`,
    /^\/api\/department\/single/,
    'Department Name',
  ],
  ['adding a salary', `salary/add?employee=${amara._id}`, EMPLOYEE, 'Basic Salary'],
  ['setting', 'setting/payroll', /^\/api\/payroll\/setting/, 'First period begins on'],
  ['adding a leave policy', 'add-leave-policy', /^\/api\/leave\/type/, 'Policy Name'],
] as const)('%s: what could not be read can be read again', async (_, path, call, field) => {
  intercept('GET', call, notJson);
  await openOffice(admin, path);
  await screen.findByRole('heading', { name: 'Something went wrong' });
  stopIntercepting();
  await press('Try again');
  await screen.findByLabelText(field);
});

test.each([
  ['leave-policies', /^\/api\/leave\/policy/, 'Standard'],
  ['leave-policies', /^\/api\/leave\/type/, 'Standard'],
  ['leave-types', /^\/api\/leave\/type/, 'Annual Leave'],
  ['leaves/coverage', /^\/api\/coverage$/, 'Phones'],
  ['payroll', /^\/api\/payroll\/run\/next$/, /^(Next|Open): |is not set up yet$/],
] as const)('%s without an answer to %s can be read again', async (path, call, shown) => {
  intercept('GET', call, badGateway);
  await openOffice(admin, path);
  await screen.findByRole('heading', { name: 'Something went wrong' });
  stopIntercepting();
  await press('Try again');
  await waitFor(() => within(main()).getAllByText(shown));
});

test.each([
  ['no answer', noAnswer],
  ['a failure without a reason', refuse(500, {})],
])('the dashboard with %s has the specification’s own text', async (_, answer) => {
  intercept('GET', /^\/api\/dashboard\/body$/, answer);
  await openOffice(admin, '');
  await waitFor(() => within(screen.getByRole('alert')).getByText('Server error'));
  await says('No Data Available');
  await says('Unable to load dashboard data');
});
