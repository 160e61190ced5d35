import { beforeEach, describe, expect, test } from '@jest/globals';
import { EncryptedSecrets } from '../../../api/auth/second-factor/encrypted-secrets.js';
import { totpStep } from '../../../api/auth/second-factor/totp.js';
import { RECOVERY_ALPHABET, RECOVERY_CODES } from '../../../api/contract/auth/second-factor.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { addDepartment, hire, PASSWORD } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import { auditOf, countRows, rows, store } from '../../support/rows.js';
import { codeOf, enrol, later, type Factor } from '../../support/second-factor.js';
import { ADMIN } from '../../support/server.js';
import { statuses, inParallel } from '../../support/together.js';

let number = 0;
let somebody: EmployeeRecord;
let client: Client;

const { mailbox, server } = await serverWithMailbox({
  PUBLIC_URL: 'https://hr.company.example',
  RATE_LIMIT: 'on',
});
const admin = await server.admin();
await admin.confirm(ADMIN.password);
const department = (await addDepartment(admin, { dep_name: 'Sales' }))._id;

beforeEach(async () => {
  await store(server, 'DELETE FROM auth_attempt');
  somebody = await hire(admin, { employeeId: `F-${(number += 1)}`, department });
  client = await server.signIn(somebody.email, PASSWORD);
});

const signIn = (fields: Record<string, unknown> = {}, password = PASSWORD) =>
  server.client().post('/auth/login', { email: somebody.email, password, ...fields });
const accountId = () => somebody.userId._id;
const mailTold = (subject: string) =>
  eventually(() =>
    mailbox.to(somebody.email).find(({ headers }) => headers.subject?.[0] === subject),
  );
const actions = async () => (await auditOf(server, accountId())).map(({ action }) => action);

describe('turning a second factor on', () => {
  test('needs a confirmed session and a key', async () => {
    client = await server.signInUnconfirmed(somebody.email, PASSWORD);
    expect((await client.get('/auth/factor')).body).toEqual({
      success: true,
      factor: { enabledAt: null, recoveryCodesLeft: 0, required: false },
    });
    for (const path of ['/auth/factor/start', '/auth/factor/enable', '/auth/factor/recovery']) {
      expect(await client.post(path, { code: '000000' })).toMatchObject({
        status: 403,
        body: { code: 'auth.confirm_needed' },
      });
    }
    await client.confirm(PASSWORD);
    expect(await client.post('/auth/factor/enable', { code: '000000' })).toMatchObject({
      status: 409,
      body: { code: 'factor.off' },
    });
  });

  test('gives a key for the authenticator app, and needs a code of it', async () => {
    const { status, body } = await client.post('/auth/factor/start');
    expect({ status, ...body }).toEqual({
      status: 200,
      success: true,
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining('otpauth://totp/'),
    });
    expect(Object.fromEntries(new URL(body.uri).searchParams)).toMatchObject({
      secret: body.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(decodeURIComponent(body.uri)).toContain(somebody.email);
    for (const code of [
      codeOf(body.secret, -3),
      codeOf(body.secret, 3),
      '12345',
      'x',
      RECOVERY_ALPHABET.slice(0, 8),
    ]) {
      expect(await client.post('/auth/factor/enable', { code })).toMatchObject({
        status: 400,
        body: { errors: { code: 'Invalid code' } },
      });
    }
    expect((await signIn()).status).toBe(200);
  });

  test('gives recovery codes once', async () => {
    const { secret } = (await client.post('/auth/factor/start')).body;
    const enabled = await client.post('/auth/factor/enable', {
      code: codeOf(secret).replace(/^.../, '$& '),
    });
    expect({ ...enabled.body, status: enabled.status }).toEqual({
      status: 200,
      success: true,
      factor: {
        enabledAt: expect.stringMatching(/Z$/),
        recoveryCodesLeft: RECOVERY_CODES,
        required: false,
      },
      recoveryCodes: expect.any(Array),
    });
    expect(new Set(enabled.body.recoveryCodes).size).toBe(RECOVERY_CODES);
    for (const code of enabled.body.recoveryCodes)
      expect(code).toMatch(new RegExp(`^[${RECOVERY_ALPHABET}]{4}-[${RECOVERY_ALPHABET}]{4}$`));
    expect((await client.get('/auth/verify')).body.user.secondFactor).toBe(true);
    expect(await client.post('/auth/factor/start')).toMatchObject({
      status: 409,
      body: { code: 'factor.on' },
    });
    expect(await client.post('/auth/factor/enable', { code: codeOf(secret, 1) })).toMatchObject({
      status: 409,
      body: { code: 'factor.on' },
    });
  });

  test('ends the other sessions, and of many at once one turns it on', async () => {
    const other = await server.signIn(somebody.email, PASSWORD);
    await client.confirm(PASSWORD);
    const { secret } = (await client.post('/auth/factor/start')).body;
    const answers = await inParallel(4, () =>
      client.post('/auth/factor/enable', { code: codeOf(secret) }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: 3 });
    expect([
      (await other.get('/auth/verify')).status,
      (await client.get('/auth/verify')).status,
    ]).toEqual([401, 200]);
    expect(await countRows(server, 'recovery_code', 'account_id = ?', [accountId()])).toBe(
      RECOVERY_CODES,
    );
  });

  test('begun again has another key; begun by many at once, one', async () => {
    await client.confirm(PASSWORD);
    const first = (await client.post('/auth/factor/start')).body.secret;
    const answers = await inParallel(4, () => client.post('/auth/factor/start'));
    expect(statuses(answers)).toEqual({ 200: 4 });
    expect((await client.post('/auth/factor/enable', { code: codeOf(first) })).status).toBe(400);
    expect(await countRows(server, 'second_factor', 'account_id = ?', [accountId()])).toBe(1);
  });

  test('keeps neither the key nor a recovery code in any table as it is', async () => {
    const { secret, recoveryCodes } = await enrol(client, PASSWORD);
    const tables = [
      'second_factor',
      'recovery_code',
      'audit_entry',
      'idempotency_key',
      'mail',
      'session',
    ];
    const stored = JSON.stringify(
      await Promise.all(tables.map((table) => rows(server, `SELECT * FROM ${table}`))),
    );
    for (const one of [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replace('-', '')),
    ])
      expect(stored).not.toContain(one);
    expect(await actions()).toEqual(
      expect.arrayContaining(['account.factor_start', 'account.factor_on']),
    );
    const [row] = await rows<{ sealed_secret: string }>(
      server,
      'SELECT sealed_secret FROM second_factor WHERE account_id = ?',
      [accountId()],
    );
    const sealed = server.app.get(EncryptedSecrets, { strict: false });
    // Neither another account nor a changed row opens it.
    expect([
      sealed.decrypt(accountId(), row?.sealed_secret as string),
      sealed.decrypt(admin.user._id, row?.sealed_secret as string),
    ]).toEqual([secret, undefined]);
    expect(sealed.decrypt(accountId(), `A${row?.sealed_secret}`)).toBeUndefined();
  });

  test('under a key of Idempotency-Key does not show its secret again', async () => {
    await client.confirm(PASSWORD);
    const send = () => client.post('/auth/factor/start', {}, { 'idempotency-key': 'once' });
    expect([(await send()).status, await send()]).toMatchObject([
      200,
      { status: 409, body: { code: 'idempotency.not_repeatable' } },
    ]);
  });
});

describe('signing in with a second factor', () => {
  let factor: Factor;
  beforeEach(async () => {
    factor = await enrol(client, PASSWORD);
  });

  test('asks for a code after the right password alone, and counts no try for it', async () => {
    for (let n = 0; n < 7; n++)
      expect(await signIn()).toMatchObject({ status: 401, body: { code: 'auth.code_needed' } });
    expect(await countRows(server, 'auth_attempt')).toBe(0);
    expect(await countRows(server, 'session', 'account_id = ?', [accountId()])).toBe(1);
    expect(await signIn({ code: codeOf(factor.secret) }, 'wrong')).toMatchObject({
      status: 401,
      body: { code: 'auth.invalid_credentials' },
    });
    expect(await signIn({ code: codeOf(factor.secret) })).toMatchObject({
      status: 200,
      body: { user: { secondFactor: true, pendingAction: null } },
    });
  });

  test('takes each code once, and none older than the last', async () => {
    const code = codeOf(factor.secret);
    expect((await signIn({ code })).status).toBe(200);
    expect(await signIn({ code })).toMatchObject({
      status: 401,
      body: { code: 'auth.invalid_code', error: 'Invalid code' },
    });
    expect((await signIn({ code: codeOf(factor.secret, -1) })).status).toBe(401);
    expect((await signIn({ code: codeOf(factor.secret, 1) })).status).toBe(200);
  });

  test('lets one of many in that come at once with one code', async () => {
    const answers = await inParallel(5, () => signIn({ code: codeOf(factor.secret) }));
    expect(statuses(answers)).toEqual({ 200: 1, 401: 4 });
    expect(await countRows(server, 'session', 'account_id = ?', [accountId()])).toBe(2);
  });

  test('takes a recovery code once, however it is written, and tells how many are left', async () => {
    const [first = '', second = ''] = factor.recoveryCodes;
    const answers = await inParallel(4, () =>
      signIn({ code: ` ${first.toLowerCase().replace('-', ' ')} ` }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 401: 3 });
    expect((await signIn({ code: first })).status).toBe(401);
    await store(server, 'DELETE FROM auth_attempt');
    expect((await signIn({ code: second })).status).toBe(200);
    expect((await client.get('/auth/factor')).body.factor.recoveryCodesLeft).toBe(
      RECOVERY_CODES - 2,
    );
    expect((await actions()).filter((action) => action === 'account.recovery_code')).toHaveLength(
      2,
    );
  });

  test('limits how often a code is guessed, also from many addresses', async () => {
    const wrong = codeOf(factor.secret, 10);
    const guesses = [];
    for (let n = 0; n < 6; n++) guesses.push((await signIn({ code: wrong })).status);
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn({ code: codeOf(factor.secret) })).status).toBe(429);
    // As if from elsewhere.
    await store(server, "DELETE FROM auth_attempt WHERE purpose = 'sign-in'");
    await store(server, "UPDATE auth_attempt SET address = id WHERE purpose = 'code'");
    for (let n = 0; n < 5; n++) expect((await signIn({ code: wrong })).status).toBe(401);
    await store(server, "DELETE FROM auth_attempt WHERE purpose = 'sign-in'");
    await store(
      server,
      "UPDATE auth_attempt SET address = id, attempted_at = attempted_at - 3000 WHERE purpose = 'code'",
    );
    expect((await signIn({ code: codeOf(factor.secret) })).status).toBe(429);
  });

  test('limits how often known devices guess it, all of them together: a mailbox makes devices known, and is no second factor', async () => {
    const wrong = codeOf(factor.secret, 10);
    const guesses: number[] = [];
    for (let round = 0; round < 4; round++) {
      const { link } = (await admin.post(`/account/link/${somebody._id}`)).body;
      const password = `chosen in round ${round}`;
      const reset = await server.client().post('/auth/reset-password', {
        token: link.split('#')[1],
        newPassword: password,
        confirmPassword: password,
      });
      const cookie =
        reset.headers
          .getSetCookie()
          .find((one) => one.startsWith('device='))
          ?.split(';')[0] ?? '';
      for (let n = 0; n < 4; n++)
        guesses.push(
          (
            await server
              .client()
              .post('/auth/login', { email: somebody.email, password, code: wrong }, { cookie })
          ).status,
        );
    }
    expect(guesses.filter((status) => status === 401)).toHaveLength(10);
    expect(guesses.slice(10)).toEqual(Array<number>(6).fill(429));
  });

  test('does not tell of a disabled account that its password was right', async () => {
    await admin.put(`/account/${somebody._id}`, { disabled: true });
    for (const fields of [{}, { code: codeOf(factor.secret) }, { code: 'x' }]) {
      expect(await signIn(fields)).toMatchObject({
        status: 401,
        body: { code: 'auth.invalid_credentials', error: 'Invalid email or password' },
      });
    }
  });

  test('asks for the code after a reset of the password too', async () => {
    const { link } = (await admin.post(`/account/link/${somebody._id}`)).body;
    const fresh = 'quite another password';
    expect(
      (
        await server.client().post('/auth/reset-password', {
          token: link.split('#')[1],
          newPassword: fresh,
          confirmPassword: fresh,
        })
      ).status,
    ).toBe(200);
    expect(await signIn({}, fresh)).toMatchObject({
      status: 401,
      body: { code: 'auth.code_needed' },
    });
    expect((await signIn({ code: codeOf(factor.secret) }, fresh)).status).toBe(200);
  });

  test('ignores a code where there is no second factor', async () => {
    somebody = await hire(admin, { employeeId: `F-${(number += 1)}`, department });
    expect((await signIn({ code: '123456' })).status).toBe(200);
  });
});

describe('confirming a session with a second factor', () => {
  test('is done by signing in with its code', async () => {
    const { secret } = await enrol(client, PASSWORD);
    const signedIn = server.client();
    signedIn.token = (await signIn({ code: codeOf(secret) })).body.token;
    expect((await signedIn.delete('/auth/factor')).status).toBe(200);
  });

  test('needs password and code; a session and the password are not enough', async () => {
    const { secret, recoveryCodes } = await enrol(client, PASSWORD);
    await store(server, 'UPDATE session SET confirmed_until = NULL WHERE account_id = ?', [
      accountId(),
    ]);
    expect(await client.confirm(PASSWORD)).toMatchObject({
      status: 400,
      body: { errors: { code: expect.any(String) } },
    });
    expect(
      await client.post('/auth/confirm', { password: PASSWORD, code: codeOf(secret, 9) }),
    ).toMatchObject({ status: 400, body: { errors: { code: 'Invalid code' } } });
    expect(
      await client.post('/auth/confirm', { password: 'wrong', code: codeOf(secret) }),
    ).toMatchObject({
      status: 400,
      body: { errors: { password: 'Current password is incorrect' } },
    });
    expect((await client.delete('/auth/factor')).status).toBe(403);
    const answers = await inParallel(3, () =>
      client.post('/auth/confirm', { password: PASSWORD, code: codeOf(secret) }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 400: 2 });
    expect(
      (await client.post('/auth/confirm', { password: PASSWORD, code: recoveryCodes[0] })).status,
    ).toBe(200);
  });
});

describe('new recovery codes', () => {
  test('replace those from before', async () => {
    const { secret, recoveryCodes } = await enrol(client, PASSWORD);
    const renewed = await client.post('/auth/factor/recovery');
    expect(renewed).toMatchObject({
      status: 200,
      body: { factor: { recoveryCodesLeft: RECOVERY_CODES } },
    });
    expect((await signIn({ code: recoveryCodes[0] })).status).toBe(401);
    expect((await signIn({ code: renewed.body.recoveryCodes[0] })).status).toBe(200);
    expect((await signIn({ code: codeOf(secret) })).status).toBe(200);
    expect(await actions()).toContain('account.recovery_codes');
  });
});

describe('removing a second factor', () => {
  test('is done by its owner after a confirmation, and told by mail', async () => {
    const { secret } = await enrol(client, PASSWORD);
    await later(server, accountId());
    await client.post('/auth/confirm', { password: PASSWORD, code: codeOf(secret) });
    expect((await client.delete('/auth/factor')).body).toEqual({
      success: true,
      factor: { enabledAt: null, recoveryCodesLeft: 0, required: false },
    });
    expect(await client.delete('/auth/factor')).toMatchObject({
      status: 409,
      body: { code: 'factor.off' },
    });
    expect(await client.post('/auth/factor/recovery')).toMatchObject({
      status: 409,
      body: { code: 'factor.off' },
    });
    expect((await signIn()).status).toBe(200);
    expect(await countRows(server, 'recovery_code', 'account_id = ?', [accountId()])).toBe(0);
    await mailTold('Two-factor authentication was turned off');
  });

  test('by an admin, for somebody who lost the phone, ends their sessions, is recorded and told in their language', async () => {
    await enrol(client, PASSWORD);
    await client.put('/profile/language', { language: 'fr' });
    const other = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
    expect(await other.delete(`/account/factor/${somebody._id}`)).toMatchObject({
      status: 403,
      body: { code: 'auth.confirm_needed' },
    });
    expect((await admin.get(`/account/sessions/${somebody._id}`)).body.secondFactorSince).toMatch(
      /Z$/,
    );
    expect((await admin.delete(`/account/factor/${somebody._id}`)).status).toBe(200);
    expect(await admin.delete(`/account/factor/${somebody._id}`)).toMatchObject({
      status: 409,
      body: { code: 'factor.off' },
    });
    expect((await admin.get(`/account/sessions/${somebody._id}`)).body).toEqual({
      success: true,
      sessions: [],
      secondFactorSince: null,
    });
    expect((await client.get('/auth/verify')).status).toBe(401);
    expect((await signIn()).status).toBe(200);
    expect(
      (await auditOf(server, accountId())).find(({ action }) => action === 'account.factor_off'),
    ).toMatchObject({ actorName: ADMIN.name });
    expect((await mailTold('La double authentification a été désactivée')).text).toContain(
      `${ADMIN.name} a désactivé`,
    );
  });
});

describe('a second factor that is required of admins', () => {
  test('leaves an admin without one nothing but turning it on', async () => {
    const boss = await hire(admin, { employeeId: `F-${(number += 1)}`, department, role: 'admin' });
    const without = await server.signIn(boss.email, PASSWORD);
    const { secret } = await enrol(admin, ADMIN.password);
    expect(
      (await admin.put('/setting/security', { adminsNeedSecondFactor: true })).body.settings,
    ).toEqual({
      adminsNeedSecondFactor: true,
      idleMinutesOffice: null,
      idleMinutesPortal: null,
      passwordMin: 6,
    });

    for (const [method, path] of [
      ['GET', '/employee'],
      ['GET', '/setting/security'],
      ['PUT', '/setting/security'],
      ['GET', '/auth/sessions'],
      ['GET', '/notification'],
      ['PUT', '/setting/change-password'],
    ] as const) {
      expect(await without.send(method, path, method === 'GET' ? undefined : {})).toMatchObject({
        status: 403,
        body: { code: 'auth.factor_required' },
      });
    }
    expect((await without.get('/auth/verify')).body.user).toMatchObject({
      secondFactor: false,
      pendingAction: 'enrol',
    });
    expect((await without.get('/auth/factor')).body.factor).toMatchObject({
      enabledAt: null,
      required: true,
    });
    expect([
      (await without.get('/config')).status,
      (await without.put('/profile/language', { language: 'fr' })).status,
    ]).toEqual([200, 200]);
    expect((await server.client().signIn(boss.email, PASSWORD)).body.user.pendingAction).toBe(
      'enrol',
    );
    // Others are not asked, nor is an admin who has one.
    expect([
      (await client.get('/notification')).status,
      (await admin.get('/employee')).status,
    ]).toEqual([200, 200]);

    await enrol(without, PASSWORD);
    expect([
      (await without.get('/employee')).status,
      (await without.get('/auth/verify')).body.user.pendingAction,
    ]).toEqual([200, null]);
    const signedIn = await server
      .client()
      .post('/auth/login', { email: ADMIN.email, password: ADMIN.password, code: codeOf(secret) });
    expect(signedIn.status).toBe(200);
    expect((await admin.put('/setting/security', { adminsNeedSecondFactor: false })).status).toBe(
      200,
    );
  });

  test('is a setting of confirmed admins, recorded with what it was before', async () => {
    const fresh = await hire(admin, {
      employeeId: `F-${(number += 1)}`,
      department,
      role: 'admin',
    });
    const unconfirmed = await server.signInUnconfirmed(fresh.email, PASSWORD);
    expect((await unconfirmed.put('/setting/security', { idleMinutesOffice: 30 })).body.code).toBe(
      'auth.confirm_needed',
    );
    expect((await admin.put('/setting/security', { idleMinutesOffice: 30 })).status).toBe(200);
    expect(
      (await admin.put('/setting/security', { idleMinutesOffice: '', idleMinutesPortal: 600 })).body
        .settings,
    ).toEqual({
      adminsNeedSecondFactor: false,
      idleMinutesOffice: null,
      idleMinutesPortal: 600,
      passwordMin: 6,
    });
    expect((await auditOf(server, 'security')).slice(-1)).toMatchObject([
      {
        action: 'setting.security',
        subject: 'setting',
        before: { idleMinutesOffice: 30, idleMinutesPortal: null },
        after: { idleMinutesOffice: null, idleMinutesPortal: 600 },
      },
    ]);
    expect((await admin.put('/setting/security', { idleMinutesPortal: null })).status).toBe(200);
  });
});

test('codes are those of RFC 6238', () => {
  // Its key in base32, and the last six of its eight digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ] as const) {
    const step = Math.floor(seconds / 30);
    const around = [-2, -1, 0, 1, 2].map((periods) =>
      totpStep(secret, code, (seconds + periods * 30) * 1000),
    );
    expect(around).toEqual([undefined, step, step, step, undefined]);
  }
});
