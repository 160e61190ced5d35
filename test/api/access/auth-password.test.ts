import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { advanceClock, TODAY } from '../../support/calendar.js';
import { addDepartment, form, hire, PASSWORD, person } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { auditOf } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const NEW = 'quite another password';
const TOMORROW = addDays(TODAY, 1);

let somebody: EmployeeRecord;
let client: Client;
let number = 0;

const server = await serverOfFile();
const admin = await server.admin();
const department = (await addDepartment(admin, { dep_name: 'Sales' }))._id;

beforeEach(async () => {
  somebody = await hire(admin, { employeeId: `P-${(number += 1)}`, department });
  client = await server.signIn(somebody.email, PASSWORD);
});

const signIn = async (password: string) =>
  (await server.client().signIn(somebody.email, password)).status;
const change = (fields: Record<string, unknown> = {}) =>
  client.put('/setting/change-password', {
    userId: somebody.userId._id,
    oldPassword: PASSWORD,
    newPassword: NEW,
    confirmPassword: NEW,
    ...fields,
  });

describe('changing the password', () => {
  test('ends all other sessions and leaves the one that does it', async () => {
    const [phone, office] = [
      await server.signIn(somebody.email, PASSWORD),
      await server.signIn(somebody.email, PASSWORD),
    ];
    expect(await change()).toMatchObject({
      status: 200,
      body: { success: true, message: expect.any(String) },
    });
    for (const other of [phone, office]) expect((await other.get('/auth/verify')).status).toBe(401);
    expect((await client.get('/auth/verify')).status).toBe(200);
    expect([await signIn(PASSWORD), await signIn(NEW)]).toEqual([401, 200]);
  });

  test("takes the employee's own id for the person as well", async () => {
    expect((await change({ userId: somebody._id })).status).toBe(200);
  });

  test.each([
    [
      'newPassword',
      'New password must be at least 6 characters long',
      { newPassword: 'short', confirmPassword: 'short' },
    ],
    [
      'confirmPassword',
      'New password and confirm password do not match',
      { confirmPassword: `${NEW} ` },
    ],
    ['oldPassword', 'Current password is incorrect', { oldPassword: 'wrong' }],
    [
      'newPassword',
      'This password is one of the first that anyone would try. Please choose another.',
      { newPassword: 'iloveyou', confirmPassword: 'iloveyou' },
    ],
  ])('says at %s: %s', async (field, text, fields) => {
    expect((await change(fields)).body).toMatchObject({
      success: false,
      code: 'request.invalid',
      error: text,
      message: text,
      errors: { [field]: text },
    });
    expect((await change(fields)).status).toBe(400);
    expect([await signIn(PASSWORD), (await client.get('/auth/verify')).status]).toEqual([200, 200]);
  });

  test('is recorded, without any password', async () => {
    await change();
    const recorded = (await auditOf(server, somebody.userId._id)).filter(
      ({ action }) => action === 'account.password',
    );
    expect(recorded).toHaveLength(1);
    expect(JSON.stringify(recorded)).not.toContain(NEW);
    expect(JSON.stringify(recorded)).not.toContain('argon2');
  });
});

describe('a password that is chosen', () => {
  const LONG = Array.from({ length: 1024 }, (_, index) =>
    String.fromCharCode(97 + ((index * index) % 26)),
  ).join('');
  const choices: [string, string, boolean][] = [
    ['6 characters', 'aZ9!xq', true],
    ['5 characters', 'aZ9!x', false],
    ['6 blanks', '      ', false],
    ['blanks inside and around', '  a b  c ', true],
    ['emoji', '🐘🦒🦓🦁🐅🦏', true],
    ['emoji repeated', '🐘🦒🐘🦒🐘🦒', true],
    ['1,024 characters', LONG, true],
    ['1,024 characters, all the same', 'p'.repeat(1024), false],
    ['1,025 characters', `${LONG}p`, false],
    ['one of the commonest', 'qwerty', false],
    ['one of the commonest in capitals', 'PASSWORD', false],
    ['a sequence', '987654321', false],
    ['one of the commonest French', 'azerty123', false],
    ['one of the commonest German', 'Hallo123', false],
    ['a common word with a year and a mark', 'Summer2024!', true],
    ['a common word with a number', 'hunter22', true],
    ['a word with a mark and a number', 'Secret-99', true],
    ['a first name with a number', 'john1234', true],
    ['test and a number', 'test1234', true],
    ['a line feed', 'first\nsecond', true],
    ['markup', '<b>"\'&;--', true],
  ];

  const OWN_WORDS =
    'This password is your name, email, company or product, alone or followed by digits. Please choose another.';

  test.each(['Zoe2026', 'Zoë Weiß', 'employeemanagementsystem123'])(
    'that is a word of one’s own, %s, is refused by every call that sets one',
    async (password) => {
      const zoe = { name: 'Zoë Weiß', email: `zoe.${(number += 1)}@harbour.example` };
      const added = await admin.post(
        '/employee/add',
        form(person({ ...zoe, employeeId: `Z-${number}`, department, password })),
      );
      expect([added.status, added.body.errors]).toEqual([400, { password: OWN_WORDS }]);

      const { _id, email } = await hire(admin, { ...zoe, employeeId: `Z-${number}`, department });
      const refused = {
        status: 400,
        body: {
          errors: { newPassword: OWN_WORDS },
          refusals: { newPassword: { key: 'password.own_words' } },
        },
      };
      const passwords = { newPassword: password, confirmPassword: password };
      const herself = await server.signIn(email, PASSWORD);
      expect(
        await herself.put('/setting/change-password', {
          userId: herself.user._id,
          oldPassword: PASSWORD,
          ...passwords,
        }),
      ).toMatchObject(refused);
      await admin.confirm(ADMIN.password);
      const token = (await admin.post(`/account/link/${_id}`)).body.link.split('#')[1];
      expect(
        await server.client().post('/auth/reset-password', { token, ...passwords }),
      ).toMatchObject(refused);
      // The link stays valid for a better one.
      expect(
        (
          await server
            .client()
            .post('/auth/reset-password', { token, newPassword: NEW, confirmPassword: NEW })
        ).status,
      ).toBe(200);
    },
  );

  test.each(choices)(
    'of %s is taken or refused alike by every call that sets one',
    async (_, password, good) => {
      const added = await admin.post(
        '/employee/add',
        form(
          person({
            employeeId: `Q-${(number += 1)}`,
            department,
            password: password.replace('\n', '\r\n'),
          }),
        ),
      );
      // A form sends a line feed as CRLF; everything else arrives as it was typed.
      expect([
        added.status,
        added.body.errors === undefined || Object.keys(added.body.errors).join(),
      ]).toEqual(good ? [201, true] : [400, 'password']);

      await admin.confirm(ADMIN.password);
      const { link } = (await admin.post(`/account/link/${somebody._id}`)).body;
      const reset = await server.client().post('/auth/reset-password', {
        token: link.split('#')[1],
        newPassword: password,
        confirmPassword: password,
      });
      expect([
        reset.status,
        reset.body.errors === undefined || Object.keys(reset.body.errors).join(),
      ]).toEqual(good ? [200, true] : [400, 'newPassword']);
      if (good)
        expect([
          await signIn(password),
          await signIn(PASSWORD),
          await signIn(password.slice(0, -1)),
        ]).toEqual([200, 401, 401]);

      client = await server.signIn(somebody.email, good ? password : PASSWORD);
      const changed = await change({
        oldPassword: good ? password : PASSWORD,
        newPassword: password,
        confirmPassword: password,
      });
      expect([
        changed.status,
        changed.body.errors === undefined || Object.keys(changed.body.errors).join(),
      ]).toEqual(good ? [200, true] : [400, 'newPassword']);
      expect(await signIn(good ? password : PASSWORD)).toBe(200);
    },
  );
});

describe('a company that asks for longer passwords', () => {
  const min = (passwordMin: number) => admin.put('/setting/security', { passwordMin });
  const TOO_SHORT = 'New password must be at least 16 characters long';

  beforeEach(() => admin.confirm(ADMIN.password));
  afterEach(() => min(6));

  test('says so in its configuration and its audit log, and may ask for 6 to 16 characters', async () => {
    expect((await min(16)).body.settings).toMatchObject({ passwordMin: 16 });
    expect((await server.client().get('/config')).body.passwordMin).toBe(16);
    expect((await auditOf(server, 'security')).at(-1)).toMatchObject({
      action: 'setting.security',
      before: { passwordMin: 6 },
      after: { passwordMin: 16 },
    });
    expect([(await min(5)).status, (await min(17)).status]).toEqual([400, 400]);
    expect((await client.put('/setting/security', { passwordMin: 6 })).status).toBe(403);
    expect((await admin.put('/setting/security', { passwordMin: null })).body.settings).toEqual(
      expect.objectContaining({ passwordMin: 16 }),
    );
  });

  test('gets them from the next change on, by every call that sets one, while those in use stay valid', async () => {
    await min(16);
    expect(await signIn(PASSWORD)).toBe(200);
    const fifteen = { newPassword: 'lake otter viny', confirmPassword: 'lake otter viny' };
    const refused = { status: 400, body: { errors: { newPassword: TOO_SHORT } } };
    expect(await change(fifteen)).toMatchObject(refused);
    const token = (await admin.post(`/account/link/${somebody._id}`)).body.link.split('#')[1];
    expect(await server.client().post('/auth/reset-password', { token, ...fifteen })).toMatchObject(
      refused,
    );
    const added = (password: string) =>
      admin.post(
        '/employee/add',
        form(person({ employeeId: `L-${(number += 1)}`, department, password })),
      );
    expect(await added(fifteen.newPassword)).toMatchObject({
      status: 400,
      body: { errors: { password: 'Password must be at least 16 characters long' } },
    });
    expect((await added('lake otter vinyl')).status).toBe(201);
    expect((await change()).status).toBe(200);
  });
});

describe('confirming the session', () => {
  test('says until when it counts', async () => {
    const { status, body } = await client.confirm(PASSWORD);
    expect({ status, ...body }).toEqual({
      status: 200,
      success: true,
      confirmedUntil: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  test('with a wrong password is 400 at the field, and does not sign out', async () => {
    expect(await client.confirm('wrong')).toMatchObject({
      status: 400,
      body: { errors: { password: 'Current password is incorrect' } },
    });
    expect((await client.get('/auth/verify')).status).toBe(200);
  });

  test('opens the calls that need it to this session alone', async () => {
    const [one, other] = [
      await server.signInUnconfirmed(ADMIN.email, ADMIN.password),
      await server.signInUnconfirmed(ADMIN.email, ADMIN.password),
    ];
    const chief = await hire(admin, {
      employeeId: `Q-${(number += 1)}`,
      department,
      role: 'admin',
    });
    const calls: ((by: Client) => ReturnType<Client['get']>)[] = [
      (by) => by.post(`/account/link/${somebody._id}`),
      (by) => by.put(`/account/${somebody._id}`, { email: `moved.${number}@company.example` }),
      (by) => by.put(`/account/${somebody._id}`, { role: 'admin' }),
      (by) => by.put(`/account/${somebody._id}`, { disabled: true }),
      (by) => by.delete(`/account/sessions/${somebody._id}`),
      (by) => by.put(`/employee/employment/${chief._id}`, { leftOn: TOMORROW }),
      (by) =>
        by.post(
          '/employee/add',
          form(person({ employeeId: `Q-${(number += 1)}`, department, role: 'admin' })),
        ),
      (by) => by.get('/employee', { accept: 'text/csv' }),
      (by) => by.get(`/salary/${somebody._id}`, { accept: 'text/csv' }),
    ];
    for (const call of calls)
      expect(await call(one)).toMatchObject({
        status: 403,
        body: { success: false, code: 'auth.confirm_needed' },
      });
    expect((await other.confirm(ADMIN.password)).status).toBe(200);
    for (const call of calls) expect((await call(one)).status).toBe(403);
    expect((await one.confirm(ADMIN.password)).status).toBe(200);
    for (const call of calls) expect((await call(one)).status).toBeLessThan(300);
    const unconfirmed = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
    const opening = [
      [`/account/${somebody._id}`, { disabled: false }],
      [`/employee/employment/${chief._id}`, { leftOn: null }],
    ] as const;
    for (const [path, change] of opening)
      expect(await unconfirmed.put(path, change)).toMatchObject({
        status: 403,
        body: { code: 'auth.confirm_needed' },
      });
  });

  test('is not asked for where nothing of the kind changes', async () => {
    const late = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
    const calls: ((by: Client) => ReturnType<Client['get']>)[] = [
      (by) =>
        by.put(`/account/${somebody._id}`, {
          email: somebody.email.toUpperCase(),
          role: 'employee',
          disabled: false,
        }),
      (by) => by.put(`/employee/employment/${somebody._id}`, { leftOn: TOMORROW }),
      (by) =>
        by.post('/employee/add', form(person({ employeeId: `Q-${(number += 1)}`, department }))),
      (by) => by.get('/employee?range=[0,9]&fields=["salary"]'),
      (by) => by.get('/employee?fields=[]'),
      (by) => by.get('/employee?filter={"q":"p"}&sort=["salary","DESC"]'),
      (by) => by.get(`/salary/${somebody._id}?range=[0,9]`),
    ];
    for (const call of calls) expect((await call(late)).status).toBeLessThan(300);
  });

  test.each([
    ['its sign-in', {}],
    ['a sign-in that is remembered', { remember: true }],
    ['the question for the password', undefined],
  ])('lasts fifteen minutes from %s', async (_, signedIn) => {
    const session = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
    if (signedIn)
      session.token = (await session.post('/auth/login', { ...ADMIN, ...signedIn })).body.token;
    else await session.confirm(ADMIN.password);
    const link = async () => (await session.post(`/account/link/${somebody._id}`)).status;
    const { now } = server.app.get(Clock);
    advanceClock(server, { minutes: 14.9 });
    expect(await link()).toBe(201);
    advanceClock(server, { minutes: 0.1 });
    expect(await link()).toBe(403);
    server.app.get(Clock).now = now;
  });

  test('neither begins nor ends with a changed password', async () => {
    const late = await server.signInUnconfirmed(somebody.email, PASSWORD);
    const own = (by: Client) => by.get(`/salary/${somebody._id}`, { accept: 'text/csv' });
    const passwords = { oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    const userId = somebody.userId._id;
    expect((await late.put('/setting/change-password', { userId, ...passwords })).status).toBe(200);
    expect((await own(late)).status).toBe(403);
    const back = { oldPassword: NEW, newPassword: PASSWORD, confirmPassword: PASSWORD };
    const fresh = await server.signIn(somebody.email, NEW);
    expect((await fresh.put('/setting/change-password', { userId, ...back })).status).toBe(200);
    expect((await own(fresh)).status).toBe(200);
  });
});
