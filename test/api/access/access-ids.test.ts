import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { form, hireCast, PASSWORD, paySalary, requestLeave } from '../../support/cast.js';
import type { Answer, Client } from '../../support/client.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const photo: Uint8Array<ArrayBuffer> = new Uint8Array(await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } }).png().toBuffer());
expect((await cast.admin.confirm(ADMIN.password)).status).toBe(200);
const own: Record<'employee' | 'account' | 'leave' | 'salary' | 'image' | 'session', string> = await thingsOf(cast.amaraClient, cast.amara._id);
const { employee, account, leave, salary, image, session } = await thingsOf(cast.zoeClient, cast.zoe._id);
/** Well-formed ids that are not Amara's to use: of rows of every kind, and of no row. */
const foreign: Record<string, string> = {
  'another employee': employee, 'another account': account, "another's leave": leave, "another's salary": salary, "another's photo": image,
  "another's session": session, 'an account without an employee': cast.admin.user._id, 'a department': cast.research._id, 'no row': newId(),
};

async function thingsOf(client: Client, employee: string): Promise<typeof own> {
  const account = client.user._id;
  const leave = await requestLeave(client, account, '2026-03-02', '2026-03-03');
  const salary = await paySalary(cast.admin, employee);
  const pictured = await client.put('/profile/image', form({}, photo));
  const { body } = await client.get('/auth/sessions');
  return { employee, account, leave: leave._id, salary: salary._id, image: pictured.body.user.profileImage.split('/').at(-1), session: body.sessions[0]._id };
}

type Call = { name: string; takes: (keyof typeof own)[]; send: (client: Client, id: string) => Promise<Answer> };

const OWN_THINGS: Call[] = [
  { name: 'GET /employee/single', takes: ['employee', 'account'], send: (client, id) => client.get(`/employee/single/${id}`) },
  { name: 'GET /employee/image', takes: ['image'], send: (client, id) => client.get(`/employee/image/${id}`) },
  { name: 'GET /salary', takes: ['employee', 'account'], send: (client, id) => client.get(`/salary/${id}`) },
  { name: 'GET /salary, a page of it', takes: ['employee', 'account'], send: (client, id) => client.get(`/salary/${id}?range=[0,9]`) },
  { name: 'GET /leave of one', takes: ['employee', 'account'], send: (client, id) => client.get(`/leave/${id}`) },
  { name: 'GET /leave of one, a page of it', takes: ['employee', 'account'], send: (client, id) => client.get(`/leave/${id}?range=[0,9]`) },
  { name: 'GET /leave/detail', takes: ['leave'], send: (client, id) => client.get(`/leave/detail/${id}`) },
  { name: 'POST /leave/withdraw', takes: ['leave'], send: (client, id) => client.post(`/leave/withdraw/${id}`, { reason: 'No' }) },
  { name: 'DELETE /auth/sessions', takes: ['session'], send: (client, id) => client.delete(`/auth/sessions/${id}`) },
];

const ADMINS_THINGS: Call[] = [
  { name: 'GET /department/single', takes: [], send: (client, id) => client.get(`/department/single?id=${id}`) },
  { name: 'DELETE /department/single', takes: [], send: (client, id) => client.delete(`/department/single?id=${id}`) },
  { name: 'PUT /department', takes: [], send: (client, id) => client.put(`/department/${id}`, { dep_name: 'Taken over', description: 'No' }) },
  { name: 'PUT /department/move', takes: [], send: (client, id) => client.put(`/department/move/${id}`, { department: cast.sales._id }) },
  { name: 'GET /employee/department', takes: [], send: (client, id) => client.get(`/employee/department/${id}`) },
  { name: 'PUT /employee/update', takes: [], send: (client, id) => client.put(`/employee/update/${id}`, { name: 'No', maritalStatus: 'single', designation: 'No', salary: 1, department: cast.sales._id }) },
  { name: 'PUT /employee/contact', takes: [], send: (client, id) => client.put(`/employee/contact/${id}`, { phone: '1' }) },
  { name: 'PUT /employee/identity', takes: [], send: (client, id) => client.put(`/employee/identity/${id}`, { employeeId: 'NO', dob: '1990-01-01', gender: 'other' }) },
  { name: 'PUT /employee/image', takes: [], send: (client, id) => client.put(`/employee/image/${id}`, form({}, photo)) },
  { name: 'GET /salary/warnings', takes: [], send: (client, id) => client.get(`/salary/warnings/${id}?payDate=2026-01-31`) },
  { name: 'POST /salary/void', takes: [], send: (client, id) => client.post(`/salary/void/${id}`, { reason: 'No' }) },
  { name: 'PUT /leave', takes: [], send: (client, id) => client.put(`/leave/${id}`, { status: 'Approved' }) },
  { name: 'PUT /account', takes: [], send: (client, id) => client.put(`/account/${id}`, { role: 'admin' }) },
  { name: 'POST /account/link', takes: [], send: (client, id) => client.post(`/account/link/${id}`) },
  { name: 'POST /account/invite', takes: [], send: (client, id) => client.post(`/account/invite/${id}`) },
  { name: 'DELETE /account/sessions', takes: [], send: (client, id) => client.delete(`/account/sessions/${id}`) },
];

const DENIAL = {
  success: false, code: 'access.denied', error: 'You are not allowed to do this.', message: 'You are not allowed to do this.', refusal: { key: 'access.denied', parameters: {} },
};

describe.each(OWN_THINGS)('$name', ({ takes, send }) => {
  test('refuses an employee every id that is not theirs in the very same words, existing or not', async () => {
    const wrongKind = Object.entries(own).filter(([kind]) => !takes.includes(kind as keyof typeof own));
    for (const [what, id] of [...Object.entries(foreign), ...wrongKind]) {
      const answer = await send(cast.amaraClient, id);
      const { requestId, ...body } = answer.body;
      expect({ what, status: answer.status, body }).toEqual({ what, status: 403, body: DENIAL });
      expect(requestId).toBe(answer.headers.get('x-request-id'));
    }
  });
});

test('what an employee was refused is still there', async () => {
  expect((await cast.zoeClient.get(`/leave/detail/${foreign["another's leave"]}`)).body.leave.status).toBe('Pending');
  expect((await cast.zoeClient.get('/auth/verify')).status).toBe(200);
});

test('an employee can name nobody else in a body either, existing or not', async () => {
  for (const id of Object.values(foreign)) {
    const leave = await cast.amaraClient.post('/leave/add', { userId: id, leaveType: 'Sick Leave', startDate: '2026-04-01', endDate: '2026-04-01', reason: 'No' });
    const password = await cast.amaraClient.put('/setting/change-password', { userId: id, oldPassword: PASSWORD, newPassword: 'taken over by me', confirmPassword: 'taken over by me' });
    for (const answer of [leave, password]) expect({ status: answer.status, body: answer.body }).toEqual({ status: 403, body: { ...DENIAL, requestId: expect.any(String) } });
  }
  expect((await server.client().signIn(cast.zoe.email, PASSWORD)).status).toBe(200);
});

test('Accept: text/csv does not tell whose list exists', async () => {
  for (const path of [`/salary/${foreign['another employee']}`, `/salary/${foreign['no row']}`, `/leave/${foreign['another account']}`, `/leave/${foreign['no row']}`]) {
    expect(await cast.amaraClient.get(path, { accept: 'text/csv' })).toMatchObject({ status: 403, body: DENIAL });
  }
});

describe.each([...OWN_THINGS, ...ADMINS_THINGS])('$name', ({ name, send }) => {
  test('answers an admin 404 for an id without a row, or of a row of another kind', async () => {
    const otherKind = name.includes('void') ? own.leave : own.salary;
    for (const id of [newId(), newId().toUpperCase(), otherKind]) {
      expect({ id, ...(await send(cast.admin, id)) }).toMatchObject({ id, status: 404, body: { success: false, code: expect.stringMatching(/\.not_found$/), error: expect.any(String) } });
    }
  });

  test('answers 400 at id for one that is malformed', async () => {
    const malformed = ['x', '0', 'undefined', 'null', '%20', '%00', 'a'.repeat(5_000), `${newId()}0`, newId().slice(1), `${newId()}%0A`, `'%20OR%201=1--`, encodeURIComponent('ﬀ9ab0c1-7f52-7d33-9a51-2f6c1e0b4d10')];
    for (const id of malformed) {
      expect({ id, ...(await send(cast.admin, id)) }).toMatchObject({ id, status: 400, body: { code: 'request.invalid', errors: { id: expect.any(String) } } });
    }
  });
});

test('a missing or repeated id, or an object for one, is 400 at id', async () => {
  for (const query of ['', '?', '?id', '?id=', `?id=${cast.sales._id}&id=${cast.research._id}`, `?id[$ne]=1`, `?id[]=${cast.sales._id}`, `?ID=${cast.sales._id}`]) {
    for (const method of ['GET', 'DELETE']) {
      expect({ query, ...(await cast.admin.send(method, `/department/single${query}`)) }).toMatchObject({ query, status: 400, body: { errors: { id: expect.any(String) } } });
    }
  }
});

test('ids are read without regard to case', async () => {
  expect(await cast.amaraClient.get(`/employee/single/${own.account.toUpperCase()}`)).toMatchObject({ status: 200, body: { employee: { _id: own.employee } } });
});

test('an admin without an employee record has an empty salary and leave list, and no profile', async () => {
  const id = cast.admin.user._id;
  expect(await cast.admin.get(`/salary/${id}`)).toMatchObject({ status: 200, body: { success: true, salary: [] } });
  expect(await cast.admin.get(`/leave/${id}`)).toMatchObject({ status: 200, body: { success: true, leaves: [] } });
  expect(await cast.admin.get(`/employee/single/${id}`)).toMatchObject({ status: 404, body: { code: 'employee.not_found', error: 'Employee Not Found' } });
});
