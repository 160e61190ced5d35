import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { advanceClock, nextMonday, TODAY } from '../support/calendar.js';
import { addDepartment, hire, PASSWORD, requestLeave } from '../support/cast.js';
import { picture } from '../support/picture.js';
import { store } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';
import { SpecificationClient, type VisitedRecords } from '../support/specification-client.js';

const server = await serverOfFile();
const admin = await server.admin();
const department = (await addDepartment(admin, { dep_name: 'Sales' }))._id;
const image = await picture('png');
const chief = await hire(admin, { employeeId: 'CHIEF', department, role: 'admin' });
const zoe = await hire(admin, { employeeId: 'ZOE', department });

async function signedIn({ email }: EmployeeRecord): Promise<SpecificationClient> {
  const client = new SpecificationClient(server.url);
  const { status, body } = await client.login(email, PASSWORD);
  expect([status, body.user.email, typeof body.token]).toEqual([200, email, 'string']);
  return client;
}

const people = { admin: await signedIn(chief), employee: await signedIn(zoe) };

let number = 0;

/** Zoë as she is now, and what no visit has seen. */
async function newRecords(): Promise<VisitedRecords> {
  number += 1;
  const monday = addDays(nextMonday(), 14 * number);
  return {
    number,
    emptyDepartment: await addDepartment(admin, { dep_name: `Empty ${number}` }),
    employee: (await admin.get(`/employee/single/${zoe._id}`)).body.employee,
    leave: await requestLeave(admin, zoe.userId._id, monday, addDays(monday, 1)),
    free: { startDate: addDays(monday, 7), endDate: addDays(monday, 8) },
    payDate: addDays(TODAY, -7 * number),
    image,
  };
}

const DENIED = '403 access.denied';

/** By call of the specification: what an admin is answered, and what an employee. */
const ANSWERS: Record<string, [string, string]> = {
  'GET /auth/verify': ['200', '200'],
  'GET /dashboard/body': ['200', DENIED],
  'GET /department': ['200', DENIED],
  'GET /department/single': ['200', DENIED],
  'DELETE /department/single': ['200', DENIED],
  'POST /department/add': ['201', DENIED],
  'PUT /department/{id}': ['200', DENIED],
  'GET /employee': ['200', DENIED],
  'GET /employee/department/{id}': ['200', DENIED],
  'POST /employee/add': ['201', DENIED],
  'GET /employee/single/{id}': ['200', '200'],
  'PUT /employee/update/{id}': ['200', DENIED],
  'POST /salary/add': ['201', DENIED],
  'GET /salary/{id}': ['200', '200'],
  'GET /leave/{id}': ['200', '200'],
  'POST /leave/add': ['201', '201'],
  'GET /leave': ['200', DENIED],
  'GET /leave/detail/{id}': ['200', '200'],
  'PUT /leave/{id}': ['200', '403 leave.own_decision'],
  'PUT /setting/change-password': ['200', '200'],
};

const answersOf = (role: 'admin' | 'employee') =>
  Object.fromEntries(
    Object.entries(ANSWERS).map(([call, [ofAdmin, ofEmployee]]) => [
      call,
      role === 'admin' ? ofAdmin : ofEmployee,
    ]),
  );

const addAdmin = (employeeId: string) =>
  people.admin.addEmployee({ employeeId, department, role: 'admin' }, image);

describe('the 21 calls of the specification, with its payloads, headers and cookie', () => {
  test.each(['admin', 'employee'] as const)(
    'need nothing but the token right after an %s has signed in',
    async (role) => {
      expect(await people[role].visit(await newRecords())).toEqual(answersOf(role));
    },
  );

  test.each(['admin', 'employee'] as const)(
    'need no more of an %s with a printed password',
    async (role) => {
      await store(server, 'UPDATE account SET password_printed_at = 1 WHERE id IN (?, ?)', [
        chief.userId._id,
        zoe.userId._id,
      ]);
      expect(await people[role].visit(await newRecords())).toEqual(answersOf(role));
    },
  );

  test('add an admin right after signing in', async () => {
    expect((await addAdmin('ADMIN-1')).status).toBe(201);
  });

  describe('eleven hours later', () => {
    beforeAll(() => advanceClock(server, { minutes: 11 * 60 }));

    test.each(['admin', 'employee'] as const)('need no more of an %s', async (role) => {
      expect(await people[role].visit(await newRecords())).toEqual(answersOf(role));
    });

    test('add an admin once the password is confirmed', async () => {
      expect(await addAdmin('ADMIN-2')).toMatchObject({
        status: 403,
        body: { success: false, code: 'auth.confirm_needed' },
      });
      expect((await people.admin.confirm()).status).toBe(200);
      expect((await addAdmin('ADMIN-2')).status).toBe(201);
    });

    test('are recorded as access to pay where they answer with the pay of somebody else', async () => {
      const { accesses } = (await admin.get(`/salary/pay-access/${zoe._id}`)).body;
      const seen = accesses.map(({ by, where }: { by: { name: string }; where: string }) =>
        by.name === chief.name ? where : undefined,
      );
      for (const where of ['list', 'details', 'history']) expect(seen).toContain(where);
    });
  });
});
