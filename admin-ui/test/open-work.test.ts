import { screen, within } from '@testing-library/react';
import type { OpenWorkResponse } from '../../api/contract/dashboard-responses.js';
import { hire, hireCast } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import { intercept, openOffice } from './support/open.js';

const server = await serverOfFile();
const { admin, sales } = await hireCast(server);
await hire(admin, { employeeId: 'W-1', department: sales._id });

const RUN = '01a22b9b-c234-75eb-b0aa-0123456789ab';
const WORK: OpenWorkResponse = {
  success: true,
  payroll: {
    from: '2026-11-01',
    to: '2026-11-30',
    payDate: '2026-11-30',
    run: RUN,
    state: 'draft',
  },
  notInvited: 40,
  withoutBankAccount: 1,
  toRecover: { people: 2, run: RUN },
};

test('the dashboard lists what waits for HR, each line with the way to it', async () => {
  intercept('GET', /^\/api\/dashboard\/work$/, () => Response.json(WORK));
  await openOffice(admin, '');
  const work = within(await screen.findByRole('list', { name: 'Work to do' }));
  const lines = work
    .getAllByRole('link')
    .map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname]);
  expect(lines).toEqual([
    [expect.stringMatching(/^November 2026 payroll is a draft/), `/admin-dashboard/payroll/${RUN}`],
    [expect.stringMatching(/^40 people have not been invited/), '/admin-dashboard/employee'],
    [expect.stringMatching(/^1 person has no bank account/), '/admin-dashboard/employee'],
    [expect.stringMatching(/^2 people still owe pay/), `/admin-dashboard/payroll/${RUN}`],
  ]);
  const people = work.getByRole<HTMLAnchorElement>('link', { name: /^40 people/ });
  expect(JSON.parse(new URL(people.href).searchParams.get('filter') ?? '')).toEqual({
    status: ['Active', 'Upcoming'],
    notInvited: 'true',
  });
});

test('nothing is listed where nothing waits', async () => {
  intercept('GET', /^\/api\/dashboard\/work$/, () =>
    Response.json({
      ...WORK,
      payroll: null,
      notInvited: 0,
      withoutBankAccount: 0,
      toRecover: null,
    }),
  );
  await openOffice(admin, '');
  await screen.findByRole('heading', { name: 'Waiting for you' });
  await screen.findByText(/No requests are waiting/);
  expect(screen.queryByRole('list', { name: 'Work to do' })).toBeNull();
});
