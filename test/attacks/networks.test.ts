import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { addDepartment, hire, PASSWORD } from '../support/cast.js';
import type { Answer } from '../support/client.js';
import { countRows, store } from '../support/rows.js';
import { ADMIN, serverOfFile } from '../support/server.js';

let somebody: EmployeeRecord;
let number = 0;

const server = await serverOfFile({ RATE_LIMIT: 'on', TRUST_PROXY: 'true' });
const admin = await server.admin();
const department = (await addDepartment(admin, { dep_name: 'Sales' }))._id;
beforeEach(async () => {
  somebody = await hire(admin, { employeeId: `N-${(number += 1)}`, department });
});

/** An address in a network that nobody has used yet. */
let networks = 0;
const newAddress = () => `203.${Math.floor((networks += 1) / 250)}.${networks % 250}.7`;
const from = (address: string, cookie?: string) => ({
  'x-forwarded-for': address,
  ...(cookie ? { cookie } : {}),
});
const signIn = (email: string, password: string, headers: Record<string, string>) =>
  server.client().post('/auth/login', { email, password }, headers);
const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
const all = (status: number, count: number) => Array<number>(count).fill(status);
const times = (count: number, attempt: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => attempt(index)));

function expectThrottled({ status, body }: Answer): void {
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'auth.too_many_tries' });
}

/** The cookie as the browser sends it back. */
function deviceOf(answer: Answer): string {
  return (
    answer.headers
      .getSetCookie()
      .find((one) => one.startsWith('device='))
      ?.split(';')[0] ?? ''
  );
}

describe('a network', () => {
  /** From as many addresses as it takes for no address to reach its own limit. */
  async function expectNetworkLimit(
    count: number,
    address: (index: number) => string,
  ): Promise<void> {
    const answers = await times(count, (index) =>
      signIn(`guess${index}@company.example`, 'wrong', from(address(index))),
    );
    expect(statuses(answers)).toEqual(all(401, count));
    expectThrottled(await signIn('next@company.example', 'wrong', from(address(count))));
    expectThrottled(await signIn(somebody.email, PASSWORD, from(address(count + 1))));
  }

  test('/56 of IPv6 has twice the attempts of an address, not as many as each of its 256 networks', async () => {
    const { device, status } = await signIn(somebody.email, PASSWORD, from(newAddress())).then(
      (answer) => ({ device: deviceOf(answer), status: answer.status }),
    );
    const address = (index: number) =>
      `2001:db8:56:ab${(index % 256).toString(16).padStart(2, '0')}::${index + 1}`;
    await expectNetworkLimit(120, address);
    expect(status).toBe(200);
    expect((await signIn(somebody.email, PASSWORD, from(address(7), device))).status).toBe(200);
    expect((await signIn(somebody.email, PASSWORD, from('2001:db8:56:ac00::1'))).status).toBe(200);
  });

  test('/48 of IPv6 has four times the attempts of an address', async () => {
    await expectNetworkLimit(240, (index) => `2001:db8:48:${((index % 256) << 8).toString(16)}::1`);
    expect((await signIn(somebody.email, PASSWORD, from('2001:db8:49::1'))).status).toBe(200);
  });

  test('/24 of IPv4 has four times the attempts of an address', async () => {
    await expectNetworkLimit(240, (index) => `198.51.100.${index % 250}`);
    expect((await signIn(somebody.email, PASSWORD, from('198.51.101.1'))).status).toBe(200);
  });

  test('gets back the wrong attempts of an account that signs in', async () => {
    const address = '2001:db8:77:1::1';
    for (let round = 0; round < 2; round++) {
      await times(4, () => signIn(somebody.email, 'wrong', from(address)));
      expect(
        await countRows(server, 'auth_attempt', 'wide_network = ?', ['2001:db8:77::/48']),
      ).toBe(4);
      expect((await signIn(somebody.email, PASSWORD, from(address))).status).toBe(200);
      expect(
        await countRows(server, 'auth_attempt', 'wide_network = ?', ['2001:db8:77::/48']),
      ).toBe(0);
    }
  });

  test('keeps a bounded number of accounts that it refused', async () => {
    const row =
      'INSERT INTO auth_attempt (id, purpose, account_key, address, network, wide_network, attempted_at) VALUES';
    const now = Date.now();
    const rows = Array.from(
      { length: 1_010 },
      (_, index) =>
        `('refused-${index}', 'refused', 'key-${index}', '2001:db8:99:${index.toString(16)}::/64', NULL, '2001:db8:99::/48', ${now - 2_000 + index})`,
    );
    await store(server, `${row} ${rows.join(', ')}`);
    const counted = Array.from(
      { length: 240 },
      (_, index) =>
        `('counted-${index}', 'sign-in', 'key-${index}', '2001:db8:99:${index.toString(16)}::/64', NULL, '2001:db8:99::/48', ${now})`,
    );
    await store(server, `${row} ${counted.join(', ')}`);
    expectThrottled(await signIn(somebody.email, PASSWORD, from('2001:db8:99:ffff::1')));
    expect(
      await countRows(
        server,
        'auth_attempt',
        "purpose = 'refused' AND wide_network = '2001:db8:99::/48'",
      ),
    ).toBe(1_000);
  });
});

/** 100 wrong passwords from twenty addresses. */
async function lock(email: string): Promise<void> {
  const addresses = Array.from({ length: 20 }, newAddress);
  expect(
    statuses(
      await times(100, (index) => signIn(email, 'wrong', from(addresses[index % 20] ?? ''))),
    ),
  ).toEqual(all(401, 100));
}

async function linkFor(account: EmployeeRecord): Promise<string> {
  await admin.confirm(ADMIN.password);
  return (await admin.post(`/account/link/${account._id}`)).body.link.split('#')[1];
}

describe('an account that strangers have locked', () => {
  const setPassword = (token: string, password: string, headers: Record<string, string>) =>
    server
      .client()
      .post(
        '/auth/reset-password',
        { token, newPassword: password, confirmPassword: password },
        headers,
      );
  const fresh = 'chosen after the attack';

  test('is unlocked at once when its owner sets a new password by a link, from any device', async () => {
    await lock(somebody.email);
    expectThrottled(await signIn(somebody.email, PASSWORD, from(newAddress())));
    expect((await setPassword(await linkFor(somebody), fresh, from(newAddress()))).status).toBe(
      200,
    );
    expect((await signIn(somebody.email, fresh, from(newAddress()))).status).toBe(200);
  });

  test('stays open to the device that has set the password, though strangers lock it again', async () => {
    const answer = await setPassword(await linkFor(somebody), fresh, from(newAddress()));
    expect(answer.status).toBe(200);
    await lock(somebody.email);
    expectThrottled(await signIn(somebody.email, fresh, from(newAddress())));
    expect((await signIn(somebody.email, fresh, from(newAddress(), deviceOf(answer)))).status).toBe(
      200,
    );
  });

  test('stays open to the device that sets the first password by an invitation', async () => {
    const invited = await hire(admin, { employeeId: `N-${(number += 1)}`, department });
    await store(server, 'UPDATE account SET password_hash = NULL WHERE id = ?', [
      invited.userId._id,
    ]);
    await admin.confirm(ADMIN.password);
    const { link } = (await admin.post(`/account/invite/${invited._id}`, { byMail: false })).body;
    const answer = await setPassword(link.split('#')[1], fresh, from(newAddress()));
    expect(answer.status).toBe(200);
    await lock(invited.email);
    expect((await signIn(invited.email, fresh, from(newAddress(), deviceOf(answer)))).status).toBe(
      200,
    );
  });

  test('lets its owner ask for a link, though strangers have asked a hundred times', async () => {
    const ask = (address: string) =>
      server.client().post('/auth/forgot-password', { email: somebody.email }, from(address));
    const addresses = Array.from({ length: 20 }, newAddress);
    expect(statuses(await times(100, (index) => ask(addresses[index % 20] ?? '')))).toEqual(
      all(200, 100),
    );
    expect((await ask(newAddress())).status).toBe(200);
  });

  test('gives no cookie of a device to a link that is not valid', async () => {
    const answer = await setPassword('no such link', fresh, from(newAddress()));
    expect([
      answer.status,
      answer.headers.getSetCookie().filter((one) => one.startsWith('device=')),
    ]).toEqual([400, []]);
  });
});
