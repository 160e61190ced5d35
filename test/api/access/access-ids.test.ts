import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { form, hireCast, PASSWORD, paySalary, requestLeave } from '../../support/cast.js';
import type { Answer, Client } from '../../support/client.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import { pathOf, ROWS } from './access.table.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const photo: Uint8Array<ArrayBuffer> = new Uint8Array(
  await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
);
expect((await cast.admin.confirm(ADMIN.password)).status).toBe(200);
const own: Record<'employee' | 'account' | 'leave' | 'salary' | 'image' | 'session', string> =
  await thingsOf(cast.amaraClient, cast.amara._id);
const { employee, account, leave, salary, image, session } = await thingsOf(
  cast.zoeClient,
  cast.zoe._id,
);
/** Well-formed ids that are not Amara's to use: of rows of every kind, and of no row. */
const foreign: Record<string, string> = {
  'another employee': employee,
  'another account': account,
  "another's leave": leave,
  "another's salary": salary,
  "another's photo": image,
  "another's session": session,
  'an account without an employee': cast.admin.user._id,
  'a department': cast.research._id,
  'no row': newId(),
};

async function thingsOf(client: Client, employee: string): Promise<typeof own> {
  const account = client.user._id;
  const leave = await requestLeave(client, account, '2026-03-02', '2026-03-03');
  const salary = await paySalary(cast.admin, employee);
  const pictured = await client.put('/profile/image', form({}, photo));
  const { body } = await client.get('/auth/sessions');
  return {
    employee,
    account,
    leave: leave._id,
    salary: salary._id,
    image: pictured.body.user.profileImage.split('/').at(-1),
    session: body.sessions[0]._id,
  };
}

const DENIAL = {
  success: false,
  code: 'access.denied',
  error: 'You are not allowed to do this.',
  message: 'You are not allowed to do this.',
  refusal: { key: 'access.denied', parameters: {} },
};

test('an employee can name nobody else in a body either, existing or not', async () => {
  for (const id of Object.values(foreign)) {
    const leave = await cast.amaraClient.post('/leave/add', {
      userId: id,
      leaveType: 'Sick Leave',
      startDate: '2026-04-01',
      endDate: '2026-04-01',
      reason: 'No',
    });
    const password = await cast.amaraClient.put('/setting/change-password', {
      userId: id,
      oldPassword: PASSWORD,
      newPassword: 'taken over by me',
      confirmPassword: 'taken over by me',
    });
    for (const answer of [leave, password])
      expect({ status: answer.status, body: answer.body }).toEqual({
        status: 403,
        body: { ...DENIAL, requestId: expect.any(String) },
      });
  }
  expect((await server.client().signIn(cast.zoe.email, PASSWORD)).status).toBe(200);
});

/** An id in a query belongs to somebody whom the call names, and has tests of its own, and so have calendars, whose addresses are no ids. */
const WITH_ID = ROWS.filter(
  ({ route, id, query }) =>
    id &&
    !query?.includes(':id') &&
    !route.endsWith('/config/logo/:id') &&
    !route.endsWith('/feed/:file'),
);

describe.each(WITH_ID)('$route', (row) => {
  const ask = async (id: string): Promise<Answer> => {
    const { method, path } = pathOf(row, id);
    return cast.admin.send(
      method,
      path,
      await row.body?.({ record: cast.zoe, client: cast.zoeClient }, { ...cast, photo }),
    );
  };

  test('answers an admin 404 for an id without a row, or of a row of another kind; admins without the right are refused as for all ids', async () => {
    const notFound = {
      status: 404,
      body: {
        success: false,
        code: expect.stringMatching(/[._]not_found$/),
        error: expect.any(String),
      },
    };
    const otherKind = row.route.includes('void') ? own.leave : own.salary;
    for (const id of [newId(), newId().toUpperCase(), otherKind]) {
      expect({ id, ...(await ask(id)) }).toMatchObject({
        id,
        ...(row.admin === 403 ? { status: 403, body: { code: 'access.denied' } } : notFound),
      });
    }
  });

  test('answers 400 at id for one that is malformed', async () => {
    const malformed = [
      'x',
      '0',
      'undefined',
      'null',
      '%20',
      '%00',
      'a'.repeat(5_000),
      `${newId()}0`,
      newId().slice(1),
      `${newId()}%0A`,
      `'%20OR%201=1--`,
      encodeURIComponent('ﬀ9ab0c1-7f52-7d33-9a51-2f6c1e0b4d10'),
    ];
    for (const id of malformed) {
      expect({ id, ...(await ask(id)) }).toMatchObject({
        id,
        status: 400,
        body: { code: 'request.invalid', errors: { id: expect.any(String) } },
      });
    }
  });
});

test('a missing or repeated id, or an object for one, is 400 at id', async () => {
  for (const query of [
    '',
    '?',
    '?id',
    '?id=',
    `?id=${cast.sales._id}&id=${cast.research._id}`,
    `?id[$ne]=1`,
    `?id[]=${cast.sales._id}`,
    `?ID=${cast.sales._id}`,
  ]) {
    for (const method of ['GET', 'DELETE']) {
      expect({
        query,
        ...(await cast.admin.send(method, `/department/single${query}`)),
      }).toMatchObject({ query, status: 400, body: { errors: { id: expect.any(String) } } });
    }
  }
});

test('ids are read without regard to case', async () => {
  expect(await cast.amaraClient.get(`/employee/single/${own.account.toUpperCase()}`)).toMatchObject(
    { status: 200, body: { employee: { _id: own.employee } } },
  );
});

test('an admin without an employee record has an empty salary and leave list, and no profile', async () => {
  const id = cast.admin.user._id;
  expect(await cast.admin.get(`/salary/${id}`)).toMatchObject({
    status: 200,
    body: { success: true, salary: [] },
  });
  expect(await cast.admin.get(`/leave/${id}`)).toMatchObject({
    status: 200,
    body: { success: true, leaves: [] },
  });
  expect(await cast.admin.get(`/employee/single/${id}`)).toMatchObject({
    status: 404,
    body: { code: 'employee.not_found', error: 'Employee Not Found' },
  });
});
