import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { TODAY } from '../../support/calendar.js';
import { hire, hireCast, PASSWORD } from '../../support/cast.js';
import type { Answer, Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { checked } from '../../support/imports.js';
import { countRows, rows, setLastDay, store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

/** An admin with an employee record, signed in. */
interface Boss {
  record: EmployeeRecord;
  client: Client;
}

const server = await serverOfFile();
const cast = await hireCast(server);
const otto = await hire(cast.admin, {
  name: 'Otto Admin',
  employeeId: 'S-9',
  department: cast.sales._id,
  role: 'admin',
});
const bosses: [Boss, Boss] = [
  { record: cast.ruth, client: server.client() },
  { record: otto, client: server.client() },
];

// Ruth and Otto are the only admins who can sign in.
beforeEach(async () => {
  await store(server, 'UPDATE account SET disabled_at = 1 WHERE id = ?', [cast.admin.user._id]);
  for (const { record, client } of bosses) {
    await client.signIn(record.email, PASSWORD);
    expect((await client.confirm(PASSWORD)).status).toBe(200);
  }
});
afterEach(async () => {
  for (const { record } of bosses) {
    await store(server, "UPDATE account SET role = 'admin', disabled_at = NULL WHERE id = ?", [
      record.userId._id,
    ]);
    await setLastDay(server, record, null);
  }
  await store(server, 'UPDATE account SET disabled_at = NULL WHERE id = ?', [cast.admin.user._id]);
  await cast.admin.signIn(ADMIN.email, ADMIN.password);
});

const able = () =>
  countRows(
    server,
    'account a LEFT JOIN employee e ON e.account_id = a.id',
    "a.role = 'admin' AND a.disabled_at IS NULL AND a.password_hash IS NOT NULL AND e.left_on IS NULL",
  );

const WAYS: Record<string, (by: Boss, whom: Boss) => Promise<Answer>> = {
  demoted: ({ client }, { record }) =>
    client.put(`/account/${record.userId._id}`, { role: 'employee' }),
  disabled: ({ client }, { record }) => client.put(`/account/${record._id}`, { disabled: true }),
  'recorded as left': ({ client }, { record }) =>
    client.put(`/employee/employment/${record._id}`, { leftOn: addDays(TODAY, -1) }),
  'given a last day': ({ client }, { record }) =>
    client.put(`/employee/employment/${record._id}`, { leftOn: addDays(TODAY, 60) }),
};
const PAIRS = Object.keys(WAYS).flatMap((one, index, all) =>
  all.slice(index).map((other) => [one, other] as const),
);

describe.each(PAIRS)('of the only two admins, one %s and one %s at once', (one, other) => {
  test.each([
    ['each by themselves', (boss: Boss) => boss],
    ['each by the other', (boss: Boss) => bosses.find((another) => another !== boss) as Boss],
  ])('%s: one of them stays', async (_, byWhom) => {
    const [ruth, otto] = bosses;
    const answers = await Promise.all([
      WAYS[one]?.(byWhom(ruth), ruth),
      WAYS[other]?.(byWhom(otto), otto),
    ] as [Promise<Answer>, Promise<Answer>]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Refused by the rule, or, when the other was sooner, for want of a session or of the role.
    expect(answers.map(({ body }) => body.code).filter(Boolean)).toEqual([
      expect.stringMatching(/^(account\.last_admin|auth\.required|access\.denied)$/),
    ]);
    expect(await able()).toBe(1);
  });
});

test('an import by which one leaves and a demotion of the other at once leave one of them', async () => {
  const [ruth, otto] = bosses;
  for (let round = 0; round < 3; round++) {
    const file = [
      'Employee ID,Full Name,Email Address,Date of Birth,Gender,Marital Status,Department,Designation,Salary,Hire Date,Last Day,Manager',
      `${ruth.record.employeeId},${ruth.record.name},${ruth.record.email},1990-05-17,other,single,Research,Specialist,3000.00,,${addDays(TODAY, -1)},`,
    ].join('\n');
    const job: ImportRecord = await checked(otto.client, 'employees', file, {
      payPeriod: 'month',
      dateOrder: 'year-first',
    });
    const [apply, demotion] = await Promise.all([
      otto.client.post(`/import/apply/${job._id}`),
      WAYS.demoted?.(otto, otto) as Promise<Answer>,
    ]);
    const [state] = await eventually(async () => {
      const states = await rows<{ state: string; fault: string | null }>(
        server,
        'SELECT state, fault FROM import_job WHERE id = ?',
        [job._id],
      );
      return !states[0]?.state.endsWith('ing') && states;
    });
    // An admin who was demoted before the import was begun could not begin it any more.
    expect([apply.status, demotion.status, state?.state]).toEqual(
      demotion.status === 200 ? [expect.any(Number), 200, 'Checked'] : [200, 409, 'Applied'],
    );
    expect(await able()).toBe(1);
    await store(server, "UPDATE account SET role = 'admin' WHERE id = ?", [otto.record.userId._id]);
    await setLastDay(server, ruth.record, null);
    await otto.client.signIn(otto.record.email, PASSWORD);
    await otto.client.confirm(PASSWORD);
  }
});
