import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { addDepartment, hire, PASSWORD } from '../../support/cast.js';
import type { Answer, Client } from '../../support/client.js';
import { store } from '../../support/rows.js';
import { ADMIN, serverOfFile, startServer } from '../../support/server.js';

let somebody: EmployeeRecord;
let client: Client;
let number = 0;

const server = await serverOfFile({ RATE_LIMIT: 'on' });
const admin = await server.admin();
const department = (await addDepartment(admin, { dep_name: 'Sales' }))._id;
beforeEach(async () => {
  await store(server, 'DELETE FROM auth_attempt');
  somebody = await hire(admin, { employeeId: `P-${(number += 1)}`, department });
  client = await server.signIn(somebody.email, PASSWORD);
});

/** All but the last at once, which is within a limit; then one that may be too many. */
async function statuses(
  count: number,
  attempt: (index: number) => Promise<Answer>,
): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: count - 1 }, (_, index) => attempt(index)),
  );
  return [...answers, await attempt(count - 1)].map(({ status }) => status);
}
const REFUSED = [400, 400, 400, 400, 400, 429];
const change = (oldPassword: string) =>
  client.put('/setting/change-password', {
    userId: somebody._id,
    oldPassword,
    newPassword: 'quite another',
    confirmPassword: 'quite another',
  });

describe('guessing elsewhere is throttled like signing in', () => {
  test('changing the password: 5 tries, then 429 for the right one too', async () => {
    expect(await statuses(6, () => change('wrong'))).toEqual(REFUSED);
    const throttled = await change(PASSWORD);
    expect(throttled).toMatchObject({ status: 429, body: { code: 'auth.too_many_tries' } });
    expect(Number(throttled.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await client.get('/auth/verify')).status).toBe(200);
  });

  test('changing the password from several sessions: they share the tries', async () => {
    const second = await server.signIn(somebody.email, PASSWORD);
    await statuses(3, () => change('wrong'));
    client = second;
    expect(await statuses(3, () => change('wrong'))).toEqual([400, 400, 429]);
  });

  test('confirming the session: 5 tries, then 429 for the right password too', async () => {
    expect(await statuses(6, () => client.confirm('wrong'))).toEqual(REFUSED);
    expect((await client.confirm(PASSWORD)).status).toBe(429);
  });

  test('asking for a link: 5 times for one address', async () => {
    const { email } = somebody;
    const spellings = [email, email.toUpperCase(), ` ${email}`, email, `${email} `, email];
    expect(
      await statuses(6, (index) =>
        server.client().post('/auth/forgot-password', { email: spellings[index] }),
      ),
    ).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('asking for links, or trying them: 60 times from one place', async () => {
    expect(
      (
        await statuses(61, (index) =>
          server.client().post('/auth/forgot-password', { email: `guess${index}@company.example` }),
        )
      ).slice(-2),
    ).toEqual([200, 429]);
    const tried = await statuses(61, (index) =>
      server.client().post('/auth/reset-password', {
        token: `guess ${index}`,
        newPassword: PASSWORD,
        confirmPassword: PASSWORD,
      }),
    );
    expect(tried.slice(-2)).toEqual([400, 429]);
  });

  test('a good link has 5 tries at most, and success takes its own away', async () => {
    await admin.confirm(ADMIN.password);
    for (let round = 0; round < 7; round++) {
      const { link } = (await admin.post(`/account/link/${somebody._id}`)).body;
      const answer = await server.client().post('/auth/reset-password', {
        token: link.split('#')[1],
        newPassword: `number ${round} of them`,
        confirmPassword: `number ${round} of them`,
      });
      expect(answer.status).toBe(200);
    }
  });

  test('a right password takes its try away: one may confirm as often as one likes', async () => {
    for (let time = 0; time < 8; time++) expect((await client.confirm(PASSWORD)).status).toBe(200);
  });
});

describe('without a proxy that was told of', () => {
  test.each([
    'X-Forwarded-For',
    'Forwarded',
    'X-Real-IP',
    'X-Client-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
  ])('%s changes nothing', async (name) => {
    const address = (index: number) =>
      name === 'Forwarded' ? `for=198.51.100.${index + 1}` : `198.51.100.${index + 1}`;
    const tries = await statuses(6, (index) =>
      server
        .client()
        .post(
          '/auth/login',
          { email: somebody.email, password: 'wrong' },
          { [name]: address(index) },
        ),
    );
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

test('behind one proxy, what a client says about itself in front of it does not count', async () => {
  const behind = await startServer({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  try {
    // The proxy appends the address that it saw.
    const attempt = (invented: string, seen: string) =>
      behind
        .client()
        .post(
          '/auth/login',
          { email: ADMIN.email, password: 'wrong' },
          { 'x-forwarded-for': `${invented}, ${seen}` },
        );
    expect(await statuses(6, (index) => attempt(`198.51.100.${index + 1}`, '203.0.113.1'))).toEqual(
      [401, 401, 401, 401, 401, 429],
    );
    expect((await attempt('198.51.100.1', '203.0.113.2')).status).toBe(401);
  } finally {
    await behind.stop();
  }
});
