import { describe, expect, test } from '@jest/globals';
import { TODAY } from '../../support/calendar.js';
import { hire, hireCast, PASSWORD } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { countRows, rows, setLastDay, store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const signIn = (email: string, password: string, more = {}) =>
  server.client().post('/auth/login', { email, password, ...more });

describe('signing in', () => {
  test('answers the token and the person', async () => {
    const { status, body } = await signIn(cast.zoe.email, PASSWORD);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: {
        _id: cast.zoe.userId._id,
        name: 'Zoë Weiß',
        email: cast.zoe.email,
        role: 'employee',
        profileImage: null,
        language: 'en',
        employeeId: cast.zoe._id,
        manages: 0,
        secondFactor: false,
        idleMinutes: null,
        pendingAction: null,
      },
    });
    const admin = await signIn(ADMIN.email, ADMIN.password);
    expect(admin.body.user).toMatchObject({ name: ADMIN.name, role: 'admin', employeeId: null });
  });

  test.each([
    ['upper case', () => cast.zoe.email.toUpperCase()],
    ['blanks around it', () => `  ${cast.zoe.email}\t`],
    [
      'full-width letters',
      () =>
        [...cast.zoe.email]
          .map((sign) =>
            /[!-~]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign,
          )
          .join(''),
    ],
  ])('takes the e-mail address in %s for the same', async (_, spelt) => {
    expect(spelt()).not.toBe(cast.zoe.email);
    expect(await signIn(spelt(), PASSWORD)).toMatchObject({
      status: 200,
      body: { user: { email: cast.zoe.email } },
    });
  });

  test.each([
    ['12 hours', {}, 12],
    ['12 hours, asked not to be remembered', { remember: false }, 12],
    ['30 days, remembered', { remember: true }, 720],
    ['30 days, remembered by a form', { remember: 'true' }, 720],
  ])('lasts %s', async (_, more, hours) => {
    const { token } = (await signIn(cast.zoe.email, PASSWORD, more)).body;
    const { iat, exp, sid } = claimsOf(token);
    // Both are cut to whole seconds.
    expect(Math.abs(exp - iat - hours * 3600)).toBeLessThanOrEqual(1);
    const [session] = await rows<{ created_at: number | string; expires_at: number | string }>(
      server,
      'SELECT created_at, expires_at FROM session WHERE id = ?',
      [sid],
    );
    expect(Number(session?.expires_at) - Number(session?.created_at)).toBe(hours * 3_600_000);
  });

  test('refuses a wrong password, an unknown address, a closed account and somebody who left in the very same words', async () => {
    const admin = await server.admin();
    const [closed, gone, never] = [
      await hire(admin, { employeeId: 'C-1', department: cast.sales._id }),
      await hire(admin, { employeeId: 'G-1', department: cast.sales._id }),
      'nobody@company.example',
    ];
    expect((await admin.put(`/account/${closed._id}`, { disabled: true })).status).toBe(200);
    await setLastDay(server, gone, '2020-01-01');
    const refusals: Answer[] = [];
    for (const [email, password] of [
      [cast.zoe.email, 'wrong'],
      [cast.zoe.email, ` ${PASSWORD}`],
      [cast.zoe.email, PASSWORD.toUpperCase()],
      [never, PASSWORD],
      ['no address', PASSWORD],
      [closed.email, PASSWORD],
      [closed.email, 'wrong'],
      [gone.email, PASSWORD],
      ['x'.repeat(5_000), 'y'.repeat(5_000)],
      ['\0', '\0'],
      ['\ud800', '\ud800'],
    ]) {
      refusals.push(await signIn(email as string, password as string));
    }
    for (const { status, body, headers } of refusals) {
      expect({ status, ...body }).toEqual({
        status: 401,
        success: false,
        code: 'auth.invalid_credentials',
        error: 'Invalid email or password',
        message: 'Invalid email or password',
        refusal: { key: 'auth.invalid_credentials', parameters: {} },
        requestId: headers.get('x-request-id'),
      });
      expect((headers.get('set-cookie') ?? '').includes('device=')).toBe(false);
    }
    expect(new Set(refusals.map(({ headers }) => [...headers.keys()].sort().join())).size).toBe(1);
    // No session of theirs was left behind.
    expect(
      await countRows(server, 'session', 'account_id IN (?, ?)', [
        closed.userId._id,
        gone.userId._id,
      ]),
    ).toBe(0);
  });

  test('a password is taken whole: neither its end nor its blanks are left out', async () => {
    const admin = await server.admin();
    const long = `${'ä'.repeat(40)} the end`;
    const person = await hire(admin, {
      employeeId: 'L-1',
      department: cast.sales._id,
      password: long,
    });
    expect((await signIn(person.email, long)).status).toBe(200);
    for (const wrong of [long.slice(0, -1), 'ä'.repeat(36), long.trim().slice(0, 40), `${long} `])
      expect((await signIn(person.email, wrong)).status).toBe(401);
  });
});

describe('a session', () => {
  test('is verified with the person as they are now', async () => {
    const client = await server.signIn(cast.zoe.email, PASSWORD);
    await client.put('/profile/language', { language: 'fr' });
    expect((await client.get('/auth/verify')).body).toEqual({
      success: true,
      user: { ...client.user, language: 'fr' },
    });
  });

  test('ends at once when signing out, and no other one with it', async () => {
    const [one, other] = [
      await server.signIn(cast.zoe.email, PASSWORD),
      await server.signIn(cast.zoe.email, PASSWORD),
    ];
    expect((await one.post('/auth/logout')).body).toEqual({ success: true });
    expect(await one.get('/auth/verify')).toMatchObject({
      status: 401,
      body: { code: 'auth.required' },
    });
    expect((await one.post('/auth/logout')).status).toBe(401);
    expect((await other.get('/auth/verify')).status).toBe(200);
  });

  test('ends when its time is over', async () => {
    const client = await server.signIn(cast.zoe.email, PASSWORD);
    await store(server, 'UPDATE session SET expires_at = ? WHERE id = ?', [
      Date.now() - 1,
      claimsOf(client.token ?? '').sid,
    ]);
    expect((await client.get('/auth/verify')).status).toBe(401);
    const { body } = await cast.zoeClient.get('/auth/sessions');
    expect(body.sessions.map(({ _id }: { _id: string }) => _id)).not.toContain(
      claimsOf(client.token ?? '').sid,
    );
  });

  test('ends the day after somebody’s last day, not on it', async () => {
    const person = await hire(await server.admin(), {
      employeeId: 'D-1',
      department: cast.sales._id,
    });
    const client = await server.signIn(person.email, PASSWORD);
    await setLastDay(server, person, TODAY);
    expect((await client.get('/auth/verify')).status).toBe(200);
    await setLastDay(server, person, new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
    expect((await client.get('/auth/verify')).status).toBe(401);
    await setLastDay(server, person, null);
    expect((await client.get('/auth/verify')).status).toBe(200);
  });

  test("is listed with the person's other devices, and nobody else's", async () => {
    const client = server.client();
    await client.signIn(cast.ruth.email, PASSWORD);
    const phone = server.client();
    const { body } = await phone.post(
      '/auth/login',
      { email: cast.ruth.email, password: PASSWORD },
      { 'user-agent': 'A phone\u00e9 <b>' },
    );
    phone.token = body.token;
    const { sessions } = (await phone.get('/auth/sessions')).body;
    expect(sessions).toHaveLength(
      await countRows(server, 'session', 'account_id = ?', [cast.ruth.userId._id]),
    );
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toEqual([
      {
        _id: claimsOf(body.token).sid,
        device: 'A phone <b>',
        browser: null,
        system: null,
        address: '127.0.0.1',
        remembered: false,
        current: true,
        createdAt: expect.stringMatching(/Z$/),
        lastSeenAt: expect.stringMatching(/Z$/),
        expiresAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(sessions.map(({ _id }: { _id: string }) => _id)).toContain(
      claimsOf(client.token ?? '').sid,
    );
  });

  test('can be ended from another device, and by itself', async () => {
    const [one, other] = [
      await server.signIn(cast.ruth.email, PASSWORD),
      await server.signIn(cast.ruth.email, PASSWORD),
    ];
    const [first, second] = [claimsOf(one.token ?? '').sid, claimsOf(other.token ?? '').sid];
    expect(await one.delete(`/auth/sessions/${second}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await other.get('/auth/verify')).status).toBe(401);
    expect(await one.delete(`/auth/sessions/${second}`)).toMatchObject({
      status: 404,
      body: { code: 'session.not_found' },
    });
    expect((await one.delete(`/auth/sessions/${first}`)).status).toBe(200);
    expect((await one.get('/auth/verify')).status).toBe(401);
  });
});
