import { screen, waitFor, within } from '@testing-library/react';
import { nextMonday } from '../../test/support/calendar.js';
import { hireCast, paySalary, requestLeave } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import { figures } from './support/details.js';
import { intercept, main, openOffice } from './support/open.js';

const server = await serverOfFile();
const { admin, amara, amaraClient } = await hireCast(server);
const leave = await requestLeave(amaraClient, amara._id, nextMonday(), nextMonday());
await paySalary(admin, amara._id, { payDate: '2025-01-31' });

/** The server's answers, their JSON with these keys set to null wherever they stand. */
function lose(path: RegExp, ...keys: string[]): void {
  intercept('GET', path, async (real) => {
    const response = await real();
    const lost = JSON.stringify(
      JSON.parse(await response.text(), (key, value: unknown) =>
        keys.includes(key) && typeof value === 'object' ? null : value,
      ),
    );
    const { status, headers } = response;
    return new Response(lost, { status, headers });
  });
}

const LEAVES = /^\/api\/leave(\/detail\/.*)?$/;
const EMPLOYEE = /^\/api\/employee\/single\//;

const stands = () => expect(screen.queryByText('This page could not be shown')).toBeNull();

describe.each([
  ['its owner', 'employeeId', 'Unknown User'],
  ['the account', 'userId', 'Unknown User'],
  ['the department', 'department', 'N/A'],
])('leave that has lost %s', (_, key, words) => {
  beforeEach(() => lose(LEAVES, key));

  test('stands in the list', async () => {
    await openOffice(admin, 'leaves');
    await waitFor(() => within(screen.getByRole('table')).getAllByText(words));
    stands();
  });

  test('stands on its own', async () => {
    await openOffice(admin, `leaves/${leave._id}`);
    await waitFor(() =>
      expect(within(main().querySelector('header')!).queryAllByText(words)).not.toEqual([]),
    );
    await screen.findByRole('button', { name: 'Approve' });
    stands();
  });

  test('stands on the dashboard', async () => {
    await openOffice(admin, '');
    await screen.findAllByRole('link', { name: /^View/ });
    stands();
  });
});

describe.each([
  ['the account', 'userId'],
  ['the department', 'department'],
])('an employee who has lost %s', (_, key) => {
  beforeEach(() => lose(EMPLOYEE, key));

  test('has details', async () => {
    await openOffice(admin, `employee/${amara._id}`);
    await screen.findByRole('link', { name: 'History' });
    if (key === 'department') {
      const department = [...main().querySelectorAll('dl > div')].find(({ textContent }) =>
        textContent.includes('Department'),
      );
      within(department as HTMLElement).getByText('N/A');
    }
    stands();
  });

  test('has an account', async () => {
    await openOffice(admin, `employee/${amara._id}/account`);
    await screen.findByRole('link', { name: 'History' });
    stands();
  });

  test('can be edited', async () => {
    await openOffice(admin, `employee/edit/${amara._id}`);
    await screen.findByLabelText('Full Name');
    stands();
  });

  test('can be paid', async () => {
    await openOffice(admin, `salary/view/${amara._id}`);
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
    screen.getByRole('link', { name: 'Add Salary' }).click();
    await screen.findByLabelText('Basic Salary');
    stands();
  });
});

test('salary records that have lost whom they belong to say so', async () => {
  lose(/^\/api\/salary\//, 'employeeId');
  await openOffice(admin, `salary/view/${amara._id}`);
  await screen.findAllByRole('cell', { name: 'N/A' });
});

test('a dashboard without a number says N/A in its place', async () => {
  intercept('GET', /^\/api\/dashboard\/body$/, () =>
    Response.json({ success: true, totalEmployees: 3, leaveSummary: { approved: 2 } }),
  );
  await openOffice(admin, '');
  await screen.findAllByText('N/A');
  expect(figures()).toEqual(expect.arrayContaining(['3', '2', 'N/A']));
  expect(main().textContent).not.toMatch(/NaN/);
});
