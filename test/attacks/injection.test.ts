import { describe, expect, test } from '@jest/globals';
import { newId } from '../../api/platform/database/statements/ids.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { inParallel } from '../support/together.js';
import {
  CALLS,
  CLOSED,
  expendable,
  goodRequest,
  send,
  whoseOf,
  withFields,
  type Call,
} from './calls.js';
import { afterwards } from './ending.js';
import {
  BAITS,
  LITERALS,
  LONG_BAITS,
  PATHS,
  PROTOTYPES,
  SHAPES,
  WRONG_PARAMETERS,
  WRONG_QUERIES,
} from './injection.values.js';
import { setStage, type Stage } from './stage.js';
import { workFor } from './wire.js';

const stage: Stage = await setStage();

/** Decisions are open to employees, and refused to one who decides for nobody. */
const byEmployees = (call: Call) => call.employees && call.row?.own !== 403;
/** The sender with the fewest rights among those who may make the call; the admin where nobody else may. */
const senderOf = (call: Call): Client =>
  call.open ? stage.client() : byEmployees(call) ? stage.cast.amaraClient : stage.cast.admin;
const good = async (call: Call) =>
  goodRequest(stage, call, whoseOf(stage, call.open || byEmployees(call) ? 'amara' : 'zoe'));

const WITH_BODY = CALLS.filter(({ fields }) => fields.length > 0);
const LISTS = CALLS.filter(({ isList }) => isList);
const scalar = ({ schema }: Call['fields'][number]) =>
  schema.type !== undefined &&
  ![schema.type].flat().some((type: string) => type === 'object' || type === 'array') &&
  schema.format !== 'binary';
const textual = (field: Call['fields'][number]) =>
  scalar(field) && [field.schema.type].flat().includes('string');

const accounts = () =>
  stage.stored<{ id: string }>('SELECT id, role, email, password_hash FROM account ORDER BY id');
/** How many changes were recorded, once what goes on beside the requests is over. Files with bank accounts are recorded by being read. */
async function changes(): Promise<number[]> {
  await eventually(
    async () =>
      (await stage.stored("SELECT id FROM import_job WHERE state LIKE '%ing'")).length === 0,
  );
  return (
    await stage.stored<{ n: number }>(
      "SELECT COUNT(*) AS n FROM audit_entry WHERE action NOT IN ('payroll.bank_file', 'payroll.hand_over', 'payroll.payslips_zip')",
    )
  ).map(({ n }) => Number(n));
}
const shown = (text: string) => text.slice(0, 60);

/** Refused without a mail server, which there is here. */
const NEEDS_MAIL = /account\/invite$/;

describe('7. fields that a call does not take', () => {
  const smuggledIds: string[] = [];

  test.each(WITH_BODY)('$name ignores them', async (call) => {
    const before = await accounts();
    const id = newId();
    smuggledIds.push(id);
    const declared = new Set(call.fields.map(({ name }) => name));
    const smuggled = Object.entries({
      role: 'admin',
      email: 'taken.over@evil.example',
      passwordHash: 'x',
      password_hash: 'x',
      password: 'a sound password',
      version: 0,
      _id: id,
      id,
      isAdmin: true,
      admin: true,
      disabled: false,
      disabledAt: null,
      createdAt: '2000-01-01T00:00:00Z',
      confirmedUntil: 9e15,
      userId: { role: 'admin', email: 'taken.over@evil.example' },
      account: { role: 'admin' },
    }).filter(([name]) => !declared.has(name));
    const sender = await expendable(stage, call, senderOf(call));
    const { method, path, body } = await good(call);
    const { status } = await send(sender, {
      method,
      path,
      body: withFields(body, Object.fromEntries(smuggled)),
    });
    const expected = call.open
      ? call.row?.anyone
      : byEmployees(call)
        ? call.row?.own
        : call.row?.admin;
    // A request that is refused anyway may be refused for another reason by now.
    if (expected && expected >= 400 && !NEEDS_MAIL.test(call.name))
      expect([expected, 400, 409]).toContain(status);
    else if (NEEDS_MAIL.test(call.name)) expect(status).toBe(201);
    else expect(status).toBe(expected);
    const chosen = new Set(['role', 'email'].filter((name) => declared.has(name)));
    const kept = (rows: { id: string }[]) =>
      rows
        .filter(({ id: one }) => before.some((row) => row.id === one))
        .map((row) => ({
          ...row,
          ...(call.name.includes('password') && { password_hash: 0 }),
          ...Object.fromEntries([...chosen].map((name) => [name, 0])),
        }));
    expect(kept(await accounts())).toEqual(kept(before));
  });

  test('none of them is stored anywhere', async () => {
    for (const table of await stage.tables()) {
      const text = JSON.stringify(await stage.stored(`SELECT * FROM ${table}`));
      expect({
        table,
        found: [...smuggledIds, 'taken.over'].filter((one) => text.includes(one)),
      }).toEqual({ table, found: [] });
    }
  });

  test.each(WITH_BODY.filter(({ json }) => json))(
    '$name refuses an object or a list where one value belongs',
    async (call) => {
      const { method, path, body } = await good(call);
      const base = body instanceof FormData ? Object.fromEntries(body.entries()) : (body as object);
      const before = await changes();
      const wrong: unknown[] = [];
      const put = (names: string[], value: unknown) =>
        send(senderOf(call), {
          method,
          path,
          body: { ...base, ...Object.fromEntries(names.map((name) => [name, value])) },
        });
      const names = call.fields.filter(scalar).map(({ name }) => name);
      for (const value of SHAPES) {
        const { body: refused } = await put(names, value);
        // A field that depends on another is refused when it alone is wrong.
        for (const name of names.filter((one) => refused.errors?.[one] === undefined)) {
          const { status, body: alone } = await put([name], value);
          if (status !== 400 || alone.errors?.[name] === undefined)
            wrong.push({ name, value, status, errors: alone.errors });
        }
      }
      expect(wrong).toEqual([]);
      expect(await changes()).toEqual(before);
    },
  );
});

describe('8. lists asked in SQL, by operators or for secret fields', () => {
  test.each(LISTS)('$name says what is valid', async (call) => {
    const { path } = await good(call);
    const wrong: unknown[] = [];
    const ask = async (query: string, at: string) => {
      const { status, body } = await senderOf(call).get(`${path}?${query}`);
      if (
        status !== 400 ||
        body.errors?.[at] === undefined ||
        /password_hash|SELECT|syntax/i.test(String(body.error))
      )
        wrong.push({ query: shown(query), status, errors: body.errors });
    };
    for (const [name, values] of Object.entries(WRONG_QUERIES))
      for (const value of values) await ask(`${name}=${encodeURIComponent(value)}`, name);
    for (const query of WRONG_PARAMETERS) {
      const own = ['range', 'sort', 'filter', ...call.query].find((name) =>
        query.startsWith(`${name}=`),
      );
      await ask(query, own ?? 'query');
    }
    expect(wrong).toEqual([]);
    expect((await senderOf(call).get(path)).status).toBe(200);
  });

  test.each(CALLS.filter(({ method, isList }) => method === 'GET' && !isList))(
    '$name: what it does not take is ignored or refused, never run',
    async (call) => {
      const { path } = await good(call);
      const mark = path.includes('?') ? '&' : '?';
      const before = await changes();
      const unknown = ['id', 'range', 'from', 'sort', 'q'].filter(
        (name) => !call.query.includes(name),
      );
      // Parameters that it does not take are dropped by one hook: each call has another of them.
      const names = [...call.query, unknown[CALLS.indexOf(call) % unknown.length] as string];
      for (const name of names) {
        for (const value of [
          "' OR 1=1 --",
          '1; DROP TABLE employee',
          '[0,1e9]',
          'NaN',
          '1e400',
          '',
        ]) {
          expect({
            name,
            value,
            fault:
              (await senderOf(call).get(`${path}${mark}${name}=${encodeURIComponent(value)}`))
                .status >= 500,
          }).toEqual({ name, value, fault: false });
        }
        for (const query of [`${name}[$ne]=1`, `${name}=1&${name}=2`, `${name}[]=1`])
          expect((await senderOf(call).get(`${path}${mark}${query}`)).status).toBeLessThan(500);
      }
      expect(await changes()).toEqual(before);
    },
  );
});

describe('9. keys that reach for prototypes', () => {
  test.each(CALLS.filter(({ json, method }) => json || method === 'POST' || method === 'PUT'))(
    '$name takes no harm from them in a body',
    async (call) => {
      const { method, path, body } = await good(call);
      const sender = await expendable(stage, call, senderOf(call));
      const text = JSON.stringify(
        body instanceof FormData
          ? Object.fromEntries([...body.entries()].filter(([, value]) => typeof value === 'string'))
          : (body ?? {}),
      );
      for (const members of PROTOTYPES) {
        const sent = text === '{}' ? `{${members}}` : `${text.slice(0, -1)},${members}}`;
        expect(
          (await send(sender, { method, path, body: sent }, { 'content-type': 'application/json' }))
            .status,
        ).toBeLessThan(500);
      }
      if (!call.multipart) return;
      const form = withFields(body, {
        ['__proto__']: 'x',
        'constructor.prototype.role': 'admin',
        'constructor[prototype][role]': 'admin',
        toString: 'x',
        hasOwnProperty: 'x',
      });
      expect((await send(sender, { method, path, body: form })).status).toBeLessThan(500);
    },
  );

  test.each(CLOSED.filter(({ method }) => method === 'GET'))(
    '$name takes none from a query',
    async (call) => {
      const { path } = await good(call);
      for (const query of [
        '__proto__[role]=admin',
        'constructor[prototype][role]=admin',
        '__proto__=x',
        'filter[__proto__][x]=1',
      ]) {
        expect(
          (await senderOf(call).get(`${path}${path.includes('?') ? '&' : '?'}${query}`)).status,
        ).toBeLessThan(500);
      }
      expect((await stage.cast.amaraClient.get('/auth/verify')).body.user.role).toBe('employee');
      expect((await stage.cast.amaraClient.get('/department')).status).toBe(403);
    },
  );
});

/** A fair request keeps the server busy for at most 100 ms longer than an ordinary one does. */
async function fair(
  ordinary: () => Promise<unknown>,
  dear: () => Promise<unknown>,
): Promise<boolean> {
  const { pid } = stage.process;
  // Other work of the server, such as collecting garbage, only ever adds: three times it would have to.
  for (let n = 0; n < 3; n += 1) {
    const work = await workFor(pid, dear);
    if (work === undefined || work <= 100 || work <= 100 + ((await workFor(pid, ordinary)) ?? 0))
      return true;
  }
  return false;
}

describe('10. signs, lengths and patterns in searches and fields', () => {
  const searched = LISTS.filter(({ searchable }) => searchable);

  test.each(searched)('$name takes every sign for itself', async (call) => {
    const { path } = await good(call);
    const search = (q: string) =>
      senderOf(call).get(`${path}?range=[0,9]&filter=${encodeURIComponent(JSON.stringify({ q }))}`);
    expect((await search('a')).status).toBe(200);
    for (const sign of LITERALS)
      expect({ sign, range: (await search(sign)).headers.get('content-range') }).toEqual({
        sign,
        range: expect.stringMatching(/ \*\/0$/),
      });
  });

  test.each(searched)(
    '$name is searched for 10,000 characters about as fast as for a few',
    async (call) => {
      const { path } = await good(call);
      const search = (q: string) =>
        senderOf(call).get(
          `${path}?range=[0,9]&filter=${encodeURIComponent(JSON.stringify({ q }))}`,
        );
      for (const bait of BAITS) {
        const dear = async () =>
          expect([200, 400, 414, 431]).toContain((await search(bait)).status);
        expect({ bait: shown(bait), fair: await fair(() => search('zoe'), dear) }).toEqual({
          bait: shown(bait),
          fair: true,
        });
      }
    },
  );

  test.each(WITH_BODY.filter(({ json }) => json))(
    '$name reads long values about as fast as short ones',
    async (call) => {
      const { method, path } = await good(call);
      const all = call.fields.filter(textual).map(({ name }) => name);
      // So many of them that the body is not too long.
      for (let first = 0; first < all.length; first += 3) {
        const names = all.slice(first, first + 3);
        const put = (value: string) =>
          send(senderOf(call), {
            method,
            path,
            body: Object.fromEntries(names.map((name) => [name, value])),
          });
        // A call that is open to everybody takes its time for all alike.
        for (const bait of call.open ? LONG_BAITS.slice(0, 2) : LONG_BAITS)
          expect({
            names,
            bait: shown(bait),
            fair: await fair(
              () => put('x'),
              () => put(bait),
            ),
          }).toEqual({ names, bait: shown(bait), fair: true });
      }
    },
  );
});

describe('11. control characters, halves of characters and line breaks', () => {
  const BROKEN = ['a\0b', '\0', 'a\ud800', '\udc00a', 'a\u001b[31mb', 'a\u2028b'];

  test.each(WITH_BODY.filter(({ json }) => json))('$name stores none of them', async (call) => {
    const { method, path, body } = await good(call);
    const base = body instanceof FormData ? Object.fromEntries(body.entries()) : (body as object);
    const wrong: unknown[] = [];
    for (const { name, schema } of call.fields.filter(textual)) {
      const secret = schema.format === 'password' || call.open;
      const values = [
        ...BROKEN,
        'a@company.example\r\nBcc: thief@evil.example',
        'Name\r\nSet-Cookie: a=b',
      ];
      const answers = await inParallel(values.length, (index) =>
        send(senderOf(call), { method, path, body: { ...base, [name]: values[index] } }),
      );
      for (const [index, { status }] of answers.entries()) {
        const value = values[index] as string;
        const right = status < 500 && (status >= 400 || secret || value.includes('\r'));
        if (!right) wrong.push({ name, value, status });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('line breaks of a header come nowhere either', async () => {
    const broken: string[] = [];
    for (const table of await stage.tables()) {
      for (const row of await stage.stored(`SELECT * FROM ${table}`)) {
        for (const [column, value] of Object.entries(row)) {
          if (
            typeof value === 'string' &&
            // oxlint-disable-next-line no-control-regex -- just these
            /[\0\r\u001b\ud800-\udbff](?![\udc00-\udfff])/u.test(value)
          )
            broken.push(`${table}.${column}`);
        }
      }
    }
    expect(broken).toEqual([]);
    for (const { headers, envelope } of stage.mailbox.mails)
      expect([
        Object.keys(headers).includes('bcc'),
        envelope.to.includes('thief@evil.example'),
      ]).toEqual([false, false]);
    for (const name of ['%0d%0aSet-Cookie:a=b', '%0aX-Evil:1', '%00', '%E2%80%A8']) {
      const answer = await stage.cast.admin.get(`/employee/single/${name}`);
      expect([
        answer.status,
        answer.headers.get('x-evil'),
        answer.headers.getSetCookie().some((cookie) => cookie.startsWith('a=')),
      ]).toEqual([400, null, false]);
    }
  });
});

describe('14. names of locales and of files to be chosen from', () => {
  const CHOICES = WITH_BODY.flatMap((call) =>
    call.fields
      .filter(({ schema }) => Array.isArray(schema.enum))
      .map((field) => ({ call, field, title: `${call.name} ${field.name}` })),
  );

  test.each(CHOICES)('$title is one of its few', async ({ call, field }) => {
    const { method, path, body } = await good(call);
    const before = await changes();
    for (const value of PATHS)
      expect({
        value,
        ...(await send(senderOf(call), {
          method,
          path,
          body: withFields(body, { [field.name]: value }),
        })),
      }).toMatchObject({
        value,
        status: 400,
        body: { errors: { [field.name]: expect.any(String) } },
      });
    expect(await changes()).toEqual(before);
  });

  test('what a browser says of its language opens nothing', async () => {
    for (const path of PATHS.filter((one) => /^[\x20-\x7e]+$/.test(one))) {
      expect((await stage.client().get('/config', { 'accept-language': path })).status).toBe(200);
      expect(
        (await stage.cast.admin.get(`/import/mapping?kind=${encodeURIComponent(path)}`)).status,
      ).toBe(400);
      for (const name of ['lang', 'locale', 'lng', 'template'])
        expect(
          (await stage.client().get(`/config?${name}=${encodeURIComponent(path)}`)).status,
        ).toBe(200);
    }
  });
});

afterwards(stage);
