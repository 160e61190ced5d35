import { screen, within } from '@testing-library/react';
import { addDays, addMonths } from '../../api/contract/calendar-date.js';
import type { OpenWorkResponse } from '../../api/contract/dashboard-responses.js';
import { TODAY } from '../../test/support/calendar.js';
import { hire, hireCast } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import { intercept, openOffice } from './support/open.js';

const server = await serverOfFile();
const { admin, sales } = await hireCast(server);
await hire(admin, { employeeId: 'W-1', department: sales._id });

/** The month of today. */
const PERIOD = {
  from: `${TODAY.slice(0, 7)}-01`,
  to: addDays(addMonths(`${TODAY.slice(0, 7)}-01`, 1), -1),
};
const RUN = '01a22b9b-c234-75eb-b0aa-0123456789ab';
const WORK: OpenWorkResponse = {
  success: true,
  payroll: {
    from: PERIOD.from,
    to: PERIOD.to,
    payDate: PERIOD.to,
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
    [expect.stringMatching(/^\w+ \d{4} payroll is a draft/), `/admin-dashboard/payroll/${RUN}`],
    [expect.stringMatching(/^40 people have not been invited/), '/admin-dashboard/employee'],
    [expect.stringMatching(/^2 people still owe pay/), `/admin-dashboard/payroll/${RUN}`],
  ]);
  const people = work.getByRole<HTMLAnchorElement>('link', { name: /^40 people/ });
  expect(JSON.parse(new URL(people.href).searchParams.get('filter') ?? '')).toEqual({
    status: ['Active', 'Upcoming'],
    notInvited: 'true',
  });
});

test('a period that has ended is left to what comes up', async () => {
  const ended = { ...PERIOD, to: addDays(TODAY, -1) };
  intercept('GET', /^\/api\/dashboard\/work$/, () =>
    Response.json({ ...WORK, payroll: { ...WORK.payroll, ...ended } }),
  );
  await openOffice(admin, '');
  const work = within(await screen.findByRole('list', { name: 'Work to do' }));
  expect(work.getAllByRole('link')).toHaveLength(2);
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
