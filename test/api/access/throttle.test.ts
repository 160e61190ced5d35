import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { addDepartment, hire, PASSWORD } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { countRows, store } from '../../support/rows.js';
import { serverOfFile, startServer } from '../../support/server.js';

const WINDOW_MS = 15 * 60 * 1000;

let somebody: EmployeeRecord;
let number = 0;

const server = await serverOfFile({ RATE_LIMIT: 'on', TRUST_PROXY: 'true' });
const admin = await server.admin();
const department = (await addDepartment(admin, { dep_name: 'Sales' }))._id;
beforeEach(async () => {
  somebody = await hire(admin, { employeeId: `P-${(number += 1)}`, department });
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

/** As many at once as there are; what comes within a limit may come together. */
function times(count: number, attempt: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => attempt(index)));
}

/** So many that are only wrong, then one that is too many. */
async function expectLimit(
  count: number,
  attempt: (index: number) => Promise<Answer>,
): Promise<void> {
  expect(statuses(await times(count, attempt))).toEqual(Array<number>(count).fill(401));
  expectThrottled(await attempt(count));
}
const all = (status: number, count: number) => Array<number>(count).fill(status);

function expectThrottled({ status, body, headers }: Answer): void {
  expect({ status, ...body }).toEqual({
    status: 429,
    success: false,
    code: 'auth.too_many_tries',
    error: expect.any(String),
    message: body.error,
    requestId: expect.any(String),
    refusal: { key: 'auth.too_many_attempts', parameters: { count: expect.any(Number) } },
  });
  const seconds = Number(headers.get('retry-after'));
  expect([Number.isInteger(seconds), seconds > 0, seconds <= WINDOW_MS / 1000]).toEqual([
    true,
    true,
    true,
  ]);
}

describe('signing in to one account from one address', () => {
  test('has 5 tries; then even the right password gets 429, with the time to wait', async () => {
    const address = newAddress();
    await expectLimit(5, () => signIn(somebody.email, 'wrong', from(address)));
    expectThrottled(await signIn(somebody.email, PASSWORD, from(address)));
  });

  test('is not bypassed by another spelling of the address', async () => {
    const address = newAddress();
    const { email } = somebody;
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email}  `,
      `\t${email}`,
      email.replace('p', 'ｐ'),
      email.replace('person', 'Person'),
    ];
    await expectLimit(5, (index) => signIn(spellings[index] ?? '', 'wrong', from(address)));
  });

  test('is throttled for an account that does not exist as well', async () => {
    const address = newAddress();
    await expectLimit(5, () => signIn('nobody@company.example', 'wrong', from(address)));
  });

  test('is free again when the tries are 15 minutes old, and not before', async () => {
    const address = newAddress();
    await times(5, () => signIn(somebody.email, 'wrong', from(address)));
    await store(server, 'UPDATE auth_attempt SET attempted_at = ? WHERE address = ?', [
      Date.now() - WINDOW_MS + 60_000,
      address,
    ]);
    const throttled = await signIn(somebody.email, PASSWORD, from(address));
    expectThrottled(throttled);
    expect(Number(throttled.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await store(server, 'UPDATE auth_attempt SET attempted_at = ? WHERE address = ?', [
      Date.now() - WINDOW_MS - 1,
      address,
    ]);
    expect((await signIn(somebody.email, PASSWORD, from(address))).status).toBe(200);
  });

  test('is taken back with its wrong attempts by the right password, and those for other accounts stay', async () => {
    const address = newAddress();
    await signIn('guess@company.example', 'wrong', from(address));
    for (let round = 0; round < 3; round++) {
      expect(
        statuses(await times(4, () => signIn(somebody.email, 'wrong', from(address)))),
      ).toEqual(all(401, 4));
      expect((await signIn(somebody.email, PASSWORD, from(address))).status).toBe(200);
      expect(await countRows(server, 'auth_attempt', 'address = ?', [address])).toBe(1);
    }
  });

  test('is open to many right passwords at once, more than a limit has', async () => {
    const address = newAddress();
    expect(statuses(await times(6, () => signIn(somebody.email, PASSWORD, from(address))))).toEqual(
      all(200, 6),
    );
    expect(
      statuses(await times(21, () => signIn(somebody.email, PASSWORD, from(address)))),
    ).toEqual(all(200, 21));
    expect(await countRows(server, 'auth_attempt', 'address = ?', [address])).toBe(0);
  });

  test('does not wait longer for knocking while it is closed', async () => {
    const address = newAddress();
    await times(5, () => signIn(somebody.email, 'wrong', from(address)));
    await times(10, () => signIn(somebody.email, PASSWORD, from(address)));
    expect(await countRows(server, 'auth_attempt', 'address = ?', [address])).toBe(5);
  });

  test('never lets more than 5 through, however many come at once', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(somebody.email, 'wrong', from(address))),
    );
    expect(statuses(answers).filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses(answers).filter((status) => status === 429).length).toBeGreaterThanOrEqual(15);
    // At once, the right one among them has no better chance.
    const second = newAddress();
    const mixed = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        signIn(somebody.email, `guess ${index}`, from(second)),
      ),
    );
    expect(statuses(mixed).filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  });
});

describe('an address', () => {
  test('of one office lets thirty people in who mistyped once, and stops who guesses on after its limit', async () => {
    const address = newAddress();
    const people: EmployeeRecord[] = [];
    for (let count = 0; count < 30; count++)
      people.push(await hire(admin, { employeeId: `OFFICE-${count}`, department }));
    expect(
      statuses(
        await times(30, (index) => signIn(people[index]?.email ?? '', 'a typo', from(address))),
      ),
    ).toEqual(all(401, 30));
    expect(
      statuses(
        await times(30, (index) => signIn(people[index]?.email ?? '', PASSWORD, from(address))),
      ),
    ).toEqual(all(200, 30));
    expect(await countRows(server, 'auth_attempt', 'address = ?', [address])).toBe(0);
    const guesses = statuses(
      await times(200, (index) => signIn(`guess${index}@company.example`, 'wrong', from(address))),
    );
    expect(guesses.filter((status) => status === 401)).toHaveLength(60);
    expect(guesses.filter((status) => status === 429)).toHaveLength(140);
  });

  test('has 60 attempts, whatever the accounts', async () => {
    const address = newAddress();
    await expectLimit(60, (index) =>
      signIn(`guess${index}@company.example`, 'wrong', from(address)),
    );
    expectThrottled(await signIn(somebody.email, PASSWORD, from(address)));
    expect((await signIn(somebody.email, PASSWORD, from(newAddress()))).status).toBe(200);
  });

  test('of a trusted network has no limit of its own; each account still has', async () => {
    const trusting = await startServer({
      RATE_LIMIT: 'on',
      TRUST_PROXY: 'true',
      ATTEMPTS_PER_ADDRESS: '2',
      TRUSTED_NETWORKS: '198.51.100.0/24, 2001:db8:7::/48',
    });
    const attempt = (email: string, address: string) =>
      trusting.client().post('/auth/login', { email, password: 'wrong' }, from(address));
    try {
      for (const [address, expected] of [
        ['198.51.100.7', 401],
        ['2001:db8:7:1::9', 401],
        ['198.51.101.7', 429],
      ] as const) {
        for (let count = 0; count < 2; count++) await attempt(`${count}@company.example`, address);
        expect((await attempt('next@company.example', address)).status).toBe(expected);
      }
      for (let count = 0; count < 4; count++) await attempt('next@company.example', '198.51.100.7');
      expect((await attempt('next@company.example', '198.51.100.7')).status).toBe(429);
    } finally {
      await trusting.stop();
    }
  });

  test('that is locked leaves the owner of the account in from another', async () => {
    const attacker = newAddress();
    await times(7, () => signIn(somebody.email, 'wrong', from(attacker)));
    expect((await signIn(somebody.email, PASSWORD, from(newAddress()))).status).toBe(200);
  });

  test.each([
    [
      '2001:db8:1:2::1',
      ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002:0::5', '2001:db8:1:2:3:4:5:6'],
      '2001:db8:1:3::1',
    ],
    [
      '2001:db8::1',
      ['2001:db8::2', '2001:db8:0:0:ffff::', '2001:db8:0:0:1:2:3:4'],
      '2001:db8:0:1::1',
    ],
    ['::ffff:198.51.100.9', ['198.51.100.9', '::FFFF:198.51.100.9'], '::ffff:198.51.100.10'],
  ])('%s is one with its whole /64, and no more', async (first, same, other) => {
    await times(5, (index) =>
      signIn(
        somebody.email,
        'wrong',
        from(index === 0 ? first : (same[index % same.length] ?? first)),
      ),
    );
    for (const address of [first, ...same])
      expect((await signIn(somebody.email, PASSWORD, from(address))).status).toBe(429);
    expect((await signIn(somebody.email, PASSWORD, from(other))).status).toBe(200);
  });
});

test('an account has 100 tries from everywhere; then strangers wait and the known device does not', async () => {
  const home = newAddress();
  const signedIn = await signIn(somebody.email, PASSWORD, from(home));
  const device = deviceOf(signedIn);
  for (let round = 0; round < 5; round++) {
    const addresses = Array.from({ length: 5 }, newAddress);
    expect(
      statuses(
        await times(20, (index) =>
          signIn(somebody.email, 'wrong', from(addresses[index % 5] ?? '')),
        ),
      ),
    ).toEqual(all(401, 20));
  }
  expectThrottled(await signIn(somebody.email, PASSWORD, from(newAddress())));
  expect((await signIn(somebody.email, PASSWORD, from(newAddress(), device))).status).toBe(200);
});

/** The cookie as the browser sends it back. */
function deviceOf(answer: Answer): string {
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('device='));
  expect(cookie).toBeDefined();
  return cookie?.split(';')[0] ?? '';
}

describe('a device that signed in to the account before', () => {
  test('is known by a cookie that no script reads and no other site sends', async () => {
    const answer = await signIn(somebody.email, PASSWORD, from(newAddress()));
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('device=')) ?? '';
    expect(cookie).toMatch(/^device=[\w.-]{24,};/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Strict/);
    expect(cookie).toMatch(/; Max-Age=\d+/);
    expect(
      await countRows(server, 'known_device', 'device_hash = ?', [
        deviceOf(answer).slice('device='.length),
      ]),
    ).toBe(0);
  });

  test('comes in though its address and its account are locked for others, and has 5 tries of its own', async () => {
    const address = newAddress();
    const device = deviceOf(await signIn(somebody.email, PASSWORD, from(address)));
    await times(5, () => signIn(somebody.email, 'wrong', from(address)));
    await times(16, (index) => signIn(`other${index}@company.example`, 'wrong', from(address)));
    expectThrottled(await signIn(somebody.email, PASSWORD, from(address)));
    expect((await signIn(somebody.email, PASSWORD, from(address, device))).status).toBe(200);

    await expectLimit(5, () => signIn(somebody.email, 'wrong', from(address, device)));
    expectThrottled(await signIn(somebody.email, PASSWORD, from(newAddress(), device)));
  });

  test('is a stranger to every other account', async () => {
    const other = await hire(admin, { employeeId: `P-${(number += 1)}`, department });
    const device = deviceOf(await signIn(other.email, PASSWORD, from(newAddress())));
    const address = newAddress();
    await expectLimit(5, () => signIn(somebody.email, 'wrong', from(address, device)));
  });

  test('is not known by an invented cookie, or by one of a refused sign-in', async () => {
    const refused = await signIn(somebody.email, 'wrong', from(newAddress()));
    expect(refused.headers.getSetCookie().filter((one) => one.startsWith('device='))).toEqual([]);
    const address = newAddress();
    await expectLimit(5, (index) =>
      signIn(somebody.email, 'wrong', from(address, `device=invented${index}`)),
    );
  });
});
