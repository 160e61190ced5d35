import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hash } from '@node-rs/bcrypt';
import { PasswordVerifier, type Verified } from '../../../api/account/password-verifier.js';
import { isPasswordHash } from '../../../api/account/password.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { addDepartment, hire, PASSWORD } from '../../support/cast.js';
import { rows, setLastDay, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const OLD = 'brought along 🐘';

let somebody: EmployeeRecord;
let number = 0;

const server = await serverOfFile();
const admin = await server.admin();
const department = (await addDepartment(admin, { dep_name: 'Sales' }))._id;
beforeEach(async () => {
  somebody = await newPerson();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const newPerson = () => hire(admin, { employeeId: `P-${(number += 1)}`, department });
const bring = (passwordHash: string, { userId } = somebody) =>
  store(server, 'UPDATE account SET password_hash = ? WHERE id = ?', [passwordHash, userId._id]);
const signIn = (password: string, email = somebody.email) =>
  server.client().signIn(email, password);
const stored = async () =>
  (
    await rows<{ password_hash: string }>(
      server,
      'SELECT password_hash FROM account WHERE id = ?',
      [somebody.userId._id],
    )
  )[0]?.password_hash;

describe('a password of an older system', () => {
  test.each([
    [
      'jBCrypt',
      'abcdefghijklmnopqrstuvwxyz',
      '$2a$06$.rCVZVOThsIa97pEDOxvGuRRgzG64bvtJ0938xuqzv18d3ZpQhstC',
    ],
    ['PHP', 'rasmuslerdorf', '$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq'],
    [
      'three letters, which nobody could choose here',
      'abc',
      '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i',
    ],
  ])('lets its owner in as %s made its hash, and is hashed anew', async (_, password, old) => {
    await bring(old);
    expect((await signIn(`${password}!`)).status).toBe(401);
    expect(await stored()).toBe(old);
    const { status, body } = await signIn(password);
    expect([status, body.user._id]).toEqual([200, somebody.userId._id]);
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$/);
    expect([
      (await signIn(password)).status,
      (await signIn(`${password}!`)).status,
      await stored(),
    ]).toEqual([200, 401, renewed]);
  });

  test.each([4, 9])('is taken at a cost of %i', async (cost) => {
    await bring(await hash(OLD, cost));
    expect([(await signIn(`${OLD} `)).status, (await signIn(OLD)).status]).toEqual([401, 200]);
  });

  test.each([
    ['a cost of 15', `$2b$15$${'a'.repeat(53)}`],
    ['a cost of 31', `$2b$31$${'a'.repeat(53)}`],
    ['a cost of 3', `$2b$03$${'a'.repeat(53)}`],
    ['a cost that is none', `$2b$1x$${'a'.repeat(53)}`],
    ['another version', `$2x$10$${'a'.repeat(53)}`],
    ['an end that is missing', `$2b$10$${'a'.repeat(52)}`],
    ['something else altogether', 'plain text'],
    ['an MD5', '5f4dcc3b5aa765d61d8327deb882cf99'],
  ])('with %s is no password: nobody comes in, and at once', async (_, old) => {
    expect(isPasswordHash(old)).toBe(false);
    await bring(old);
    const began = performance.now();
    expect((await signIn(OLD)).status).toBe(401);
    expect(performance.now() - began).toBeLessThan(60_000);
    expect(await stored()).toBe(old);
  });

  test('is taken whole or not at all: bcrypt itself would look at no more than 72 bytes', async () => {
    const whole = `${'ä'.repeat(35)}xy`;
    const old = await hash(`${whole}z`, 4);
    await bring(old);
    for (const password of [
      `${whole}z`,
      `${whole}zz`,
      `${whole}${'z'.repeat(900)}`,
      `${whole}${'z'.repeat(5_000)}`,
    ])
      expect([password.length, (await signIn(password)).status]).toEqual([password.length, 401]);
    expect(await stored()).toBe(old);
    await bring(await hash(whole, 4));
    expect(Buffer.byteLength(whole)).toBe(72);
    expect([(await signIn(`${whole}z`)).status, (await signIn(whole)).status]).toEqual([401, 200]);
  });

  test('confirms a session and can be changed', async () => {
    const client = await server.signIn(somebody.email, PASSWORD);
    await bring(await hash(OLD, 4));
    expect([(await client.confirm(PASSWORD)).status, (await client.confirm(OLD)).status]).toEqual([
      400, 200,
    ]);
    const change = (oldPassword: string) =>
      client.put('/setting/change-password', {
        userId: somebody._id,
        oldPassword,
        newPassword: 'my own choice',
        confirmPassword: 'my own choice',
      });
    expect([(await change(PASSWORD)).status, (await change(OLD)).status]).toEqual([400, 200]);
    expect([(await signIn(OLD)).status, (await signIn('my own choice')).status]).toEqual([
      401, 200,
    ]);
  });

  test('lets its owner in on several devices at once', async () => {
    await bring(await hash(OLD, 8));
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(OLD)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await stored()).toMatch(/^\$argon2id\$/);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a closed account', () => admin.put(`/account/${somebody._id}`, { disabled: true })],
    ['somebody who left', () => setLastDay(server, somebody, '2020-01-01')],
  ])('does not open %s, and stays as it is there', async (_, happens) => {
    const old = await hash(OLD, 4);
    await bring(old);
    await happens();
    expect([(await signIn(OLD)).status, await stored()]).toEqual([401, old]);
  });
});

describe('what the time of a try tells', () => {
  const spied = () => {
    const verifier = server.app.get<{
      verifyArgon2: PasswordVerifier['verify'];
      verifyBcrypt: PasswordVerifier['verify'];
    }>(PasswordVerifier);
    return { own: jest.spyOn(verifier, 'verifyArgon2'), old: jest.spyOn(verifier, 'verifyBcrypt') };
  };
  const later = (ms: number) => {
    const clock = server.app.get(Clock);
    const now = clock.now.bind(clock);
    jest.spyOn(clock, 'now').mockImplementation(() => now() + ms);
  };
  /** All who are refused: unknown, wrong here, wrong there, closed, with the right password. */
  async function refused(): Promise<[string, string][]> {
    const [here, closed] = [await newPerson(), await newPerson()];
    await admin.put(`/account/${closed._id}`, { disabled: true });
    return [
      ['nobody@company.example', PASSWORD],
      [here.email, 'wrong'],
      [somebody.email, 'wrong'],
      [closed.email, PASSWORD],
      [closed.email, 'wrong'],
      [here.email, 'x'.repeat(100)],
      [somebody.email, 'x'.repeat(100)],
    ];
  }

  test('while an old password is left, every try works through both kinds, and a refusal takes longer than the slowest', async () => {
    await bring(await hash(OLD, 10));
    later(61_000);
    const { own, old } = spied();
    const tries = await refused();
    await signIn('wrong');
    const verify = jest.spyOn(server.app.get(PasswordVerifier), 'verify');
    for (const [email, password] of tries) {
      own.mockClear();
      old.mockClear();
      const asked = performance.now();
      expect((await signIn(password, email)).status).toBe(401);
      expect([email, own.mock.calls.length, old.mock.calls.length]).toEqual([email, 1, 1]);
      expect(old.mock.calls[0]).toEqual(
        [expect.anything(), password, 10].map((value, index) =>
          index === 0 && email.startsWith('nobody') ? undefined : value,
        ),
      );
      expect(performance.now() - asked).toBeGreaterThan(
        ((await verify.mock.results.at(-1)!.value) as Verified).floorMs - 5,
      );
    }
    expect((await signIn(OLD)).status).toBe(200);
  });

  test('one that is less slow than the slowest takes as long', async () => {
    const other = await newPerson();
    await bring(await hash(OLD, 4));
    await bring(await hash(OLD, 12), other);
    expect((await signIn('wrong', other.email)).status).toBe(401);
    const verifier = server.app.get(PasswordVerifier);
    const [row] = await rows<{ password_hash: string }>(
      server,
      'SELECT password_hash FROM account WHERE id = ?',
      [other.userId._id],
    );
    const works: number[] = [];
    for (const one of [await stored(), row?.password_hash, null]) {
      const began = process.cpuUsage();
      expect((await verifier.verify(one, 'wrong')).correct).toBe(false);
      works.push(process.cpuUsage(began).user);
    }
    // The processor's time, not that of the clock: what else the machine does is of no account. At a cost of 4 alone it were a hundredth.
    expect(Math.max(...works) / Math.min(...works)).toBeLessThan(5);
    for (const email of [somebody.email, other.email])
      expect((await signIn(OLD, email)).status).toBe(200);
  });

  test('when none is left, a try costs what it did before', async () => {
    await store(
      server,
      "UPDATE account SET password_hash = NULL WHERE password_hash NOT LIKE '$argon2%'",
    );
    later(300_000);
    const { own, old } = spied();
    for (const [email, password] of await refused())
      expect((await signIn(password, email)).status).toBe(401);
    expect([own.mock.calls.length, old.mock.calls.length]).toEqual([7, 0]);
    expect((await server.app.get(PasswordVerifier).verify(null, 'x')).floorMs).toBe(250);
  });
});
