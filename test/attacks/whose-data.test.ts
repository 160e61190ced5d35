import { request as ask } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { form, hire, PASSWORD, paySalary, requestLeave } from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';
import { uploadFile, checked } from '../support/imports.js';
import { ADMIN } from '../support/server.js';
import { inParallel } from '../support/together.js';
import { CALLS, CLOSED, expendable, goodRequest, send, whoseOf, withFields } from './calls.js';
import { afterwards } from './ending.js';
import { setStage, type Stage, type Stored } from './stage.js';

const SECRET_REASON = 'what only Zoe knows';
const DENIAL = {
  success: false,
  code: 'access.denied',
  error: 'You are not allowed to do this.',
  message: 'You are not allowed to do this.',
  refusal: { key: 'access.denied', parameters: {} },
};

const stage: Stage = await setStage();
const { admin, zoe, zoeClient, amaraClient, ruth, sales } = stage.cast;
const amara: Client = amaraClient;
await amara.put('/profile/image', form({}, stage.photo));
const pictured = await zoeClient.put('/profile/image', form({}, stage.photo));
const image = pictured.body.user.profileImage;
const leave = await requestLeave(zoeClient, zoe._id, '2026-03-02', '2026-03-03', {
  reason: SECRET_REASON,
});
const salary = await paySalary(admin, zoe._id, { basicSalary: '7777.77' });
const { sessions } = (await zoeClient.get('/auth/sessions')).body;
const brought = await uploadFile(
  admin,
  'salaries',
  'Employee ID,Pay Date,Basic Salary\nS-1,2020-01-31,7777.77',
);
await admin.post(`/import/check/${brought.body.import._id}`, {
  mapping: brought.body.proposal,
  saveAs: 'Kept',
});
const file = await checked(
  admin,
  'salaries',
  'Employee ID,Pay Date,Basic Salary\nS-1,2020-02-29,7777.77',
);
await admin.put(`/leave/${leave._id}`, { status: 'Rejected' });
const [notification] = await stage.stored<{ id: string }>(
  'SELECT id FROM notification WHERE account_id = ?',
  [zoe.userId._id],
);
const [toAdmins] = await stage.stored<{ id: string }>(
  'SELECT id FROM admin_notification WHERE leave_id = ?',
  [leave._id],
);
const [mapping] = await stage.stored<{ id: string }>('SELECT id FROM saved_mapping');
/** Ids of rows of every kind that are not Amara's. */
const foreign: Record<string, string> = {
  'an employee': zoe._id,
  'an account': zoe.userId._id,
  "an admin's employee": ruth._id,
  'an account without an employee': admin.user._id,
  'a leave request': leave._id,
  'a salary record': salary._id,
  'a photo': image.split('/').at(-1) as string,
  'a session': sessions[0]._id,
  'a department': sales._id,
  'an import': file._id,
  'a mapping': mapping?.id as string,
  'a notification': notification?.id as string,
  'a notification to admins': toAdmins?.id as string,
};
expect(Object.values(foreign).filter((id) => typeof id !== 'string')).toEqual([]);

/** Words that an answer to Amara never holds. */
function zoesWords(): string[] {
  const { zoe } = stage.cast;
  return [zoe.name, zoe.email, zoe._id, zoe.userId._id, '7777.77', SECRET_REASON, image];
}

/** Columns that follow beside the requests. */
const BY_ITSELF = new Set(['last_seen_at', 'seal_number']);

/** All that is stored of Zoe, whatever the table, but for the list of balances, which follows by itself. */
async function ofZoe(): Promise<Stored> {
  const { zoe } = stage.cast;
  const found: Stored = {};
  for (const table of (await stage.tables()).filter((name) => name !== 'leave_account')) {
    const rows = (await stage.stored(`SELECT * FROM ${table}`)).map((row) =>
      JSON.stringify(row, (name, value: unknown) => (BY_ITSELF.has(name) ? 0 : value)),
    );
    found[table] = rows
      .filter((row) => row.includes(zoe._id) || row.includes(zoe.userId._id))
      .sort();
  }
  return found;
}

const withoutId = ({ status, body }: Answer) => ({
  status,
  body: typeof body === 'object' ? { ...body, requestId: undefined } : body,
});

/** Its rows are everybody's to read. */
const SHARED = ['GET /api/holiday/{id}'];

describe('1. the rows of others, by every id, on every call that takes one', () => {
  test.each(CLOSED.filter(({ takesId, name }) => takesId && !SHARED.includes(name)))(
    '$name answers an employee as for an id without a row',
    async (call) => {
      const zoe = whoseOf(stage, 'zoe');
      const { method, path, body } = await goodRequest(stage, call, zoe, newId());
      const nobodys = path.match(/[0-9a-f-]{36}/)?.[0] as string;
      for (const accept of ['*/*', 'text/csv']) {
        const headers = { accept };
        const none = await send(amara, { method, path, body }, headers);
        expect({ status: none.status, body: none.body }).toEqual({
          status: 403,
          body: { ...DENIAL, requestId: expect.any(String) },
        });
        for (const [what, id] of Object.entries(foreign)) {
          expect({
            what,
            ...withoutId(
              await send(amara, { method, path: path.replace(nobodys, id), body }, headers),
            ),
          }).toEqual({ what, ...withoutId(none) });
        }
      }
    },
  );

  test.each(CLOSED.filter(({ method }) => method === 'GET'))(
    '$name tells an employee nothing of another, as JSON or CSV',
    async (call) => {
      const ids = call.takesId ? Object.values(foreign) : [''];
      for (const id of ids) {
        const { path } = await goodRequest(stage, call, whoseOf(stage, 'zoe'), id || undefined);
        for (const accept of ['*/*', 'text/csv']) {
          const text = JSON.stringify((await amara.get(path, { accept })).body);
          expect(zoesWords().filter((word) => text.includes(word))).toEqual([]);
        }
      }
    },
  );
});

describe('2. somebody else named in a body, a query or a header', () => {
  test.each(CLOSED.filter(({ employees }) => employees))(
    '$name acts for the bearer of the token',
    async (call) => {
      const { zoe } = stage.cast;
      const before = await ofZoe();
      const names = {
        userId: zoe.userId._id,
        id: zoe._id,
        _id: zoe._id,
        accountId: zoe.userId._id,
        account_id: zoe.userId._id,
        employeeId: zoe._id,
        employee: zoe._id,
        user: { _id: zoe.userId._id, role: 'admin' },
        actor: zoe.userId._id,
        sub: zoe.userId._id,
      };
      const sender = await expendable(stage, call, amara);
      const { method, path, body } = await goodRequest(stage, call, whoseOf(stage, 'amara'));
      const query = new URLSearchParams({
        userId: zoe.userId._id,
        employeeId: zoe._id,
        user: zoe._id,
        accountId: zoe.userId._id,
      }).toString();
      const headers = {
        'x-user-id': zoe.userId._id,
        'x-employee-id': zoe._id,
        'x-forwarded-user': zoe.email,
        'x-original-url': `/api/leave/${zoe._id}`,
        'x-rewrite-url': `/api/leave/${zoe._id}`,
        'x-http-method-override': 'DELETE',
      };
      const requests = [
        {
          method,
          path: `${path}${path.includes('?') ? '&' : '?'}${query}`,
          body: method === 'GET' || method === 'DELETE' ? undefined : body,
        },
      ];
      if (method !== 'GET' && method !== 'DELETE')
        requests.push({ method, path, body: withFields(body, names) });
      for (const one of requests) {
        const answer = await send(sender, one, headers);
        const text = JSON.stringify(answer.body);
        expect({
          status: answer.status < 500,
          words: zoesWords().filter((word) => text.includes(word)),
        }).toEqual({ status: true, words: [] });
      }
      expect(await ofZoe()).toEqual(before);
    },
  );
});

describe('3. decisions that are not theirs to take', () => {
  test('an employee decides neither the own request nor that of another', async () => {
    const own = await requestLeave(amara, stage.cast.amara._id, '2026-04-01', '2026-04-01');
    const theirs = await requestLeave(
      stage.cast.zoeClient,
      stage.cast.zoe._id,
      '2026-04-01',
      '2026-04-01',
    );
    for (const { _id } of [own, theirs]) {
      for (const status of ['Approved', 'Rejected'])
        expect((await amara.put(`/leave/${_id}`, { status })).status).toBe(403);
      expect((await amara.put(`/leave/${_id}`, { status: 'Cancelled' })).status).toBe(400);
      expect(
        await stage.stored('SELECT status, decided_at FROM leave_request WHERE id = ?', [_id]),
      ).toEqual([{ status: 'Pending', decided_at: null }]);
    }
  });

  test('what only the server decides is not taken from a new request, nor with a decision', async () => {
    const { admin, amara: record, zoe } = stage.cast;
    const smuggled = {
      status: 'Approved',
      days: 0.001,
      decidedBy: 'Me',
      decidedAt: '2020-01-01T00:00:00Z',
      employeeId: zoe._id,
      note: 'Yes',
      netSalary: 1,
      createdAt: '2020-01-01',
    };
    const leave = await requestLeave(
      amara,
      record.userId._id,
      '2026-04-06',
      '2026-04-09',
      smuggled,
    );
    expect(leave).toMatchObject({
      status: 'Pending',
      days: 4,
      decidedBy: null,
      note: null,
      employeeId: { _id: record._id },
    });
    const { body } = await admin.put(`/leave/${leave._id}`, {
      ...smuggled,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      leaveType: 'Sick Leave',
      userId: zoe._id,
      reason: 'Other',
    });
    expect(body.leave).toMatchObject({
      status: 'Approved',
      days: 4,
      startDate: '2026-04-06',
      endDate: '2026-04-09',
      leaveType: 'Annual Leave',
      reason: 'Rest',
      decidedBy: ADMIN.name,
      employeeId: { _id: record._id },
    });
  });

  const decide = (client: Client, { _id }: LeaveRecord, status: string, more = {}) =>
    client.put(`/leave/${_id}`, { status, ...more });
  const ruthsIn = (status: string) =>
    stage.stored<{ id: string }>(
      'SELECT id FROM leave_request WHERE employee_id = ? AND status = ?',
      [stage.cast.ruth._id, status],
    );

  test('an admin decides their own request in no way: by one call, by many, at once with others', async () => {
    const { ruth, ruthClient, admin } = stage.cast;
    const requests = [];
    for (let n = 1; n <= 20; n += 1) {
      const day = `2026-05-${String(n).padStart(2, '0')}`;
      requests.push(await requestLeave(ruthClient, n % 2 ? ruth._id : ruth.userId._id, day, day));
    }
    const smuggled = { override: true, note: 'Me', decidedBy: admin.user._id };
    const answers = await Promise.all(
      requests.flatMap((leave) =>
        ['Approved', 'Rejected', 'Approved'].map((status) =>
          decide(ruthClient, leave, status, smuggled),
        ),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['403 leave.own_decision']),
    );
    expect(await ruthsIn('Pending')).toHaveLength(20);

    const [first] = requests as [LeaveRecord];
    const mixed = await Promise.all([
      decide(ruthClient, first, 'Approved'),
      decide(admin, first, 'Rejected'),
      decide(ruthClient, first, 'Approved'),
    ]);
    expect(mixed.map(({ status }) => status)).toEqual([403, 200, 403]);
  });

  test('an admin decides their own request in no way: by withdrawal, shortening or a file', async () => {
    const { ruth, ruthClient, admin } = stage.cast;
    const past = await requestLeave(ruthClient, ruth._id, '2026-01-05', '2026-01-09');
    expect((await decide(admin, past, 'Approved')).status).toBe(200);
    for (const change of ['withdraw', 'shorten']) {
      expect(
        await ruthClient.post(`/leave/${change}/${past._id}`, {
          reason: 'I was here',
          from: '2026-01-05',
          to: '2026-01-06',
        }),
      ).toMatchObject({ status: 403, body: { code: 'leave.own_decision' } });
    }
    const file = await checked(
      ruthClient,
      'leaves',
      `Employee ID,Leave Type,Start Date,End Date,Status\n${ruth.employeeId},Sick Leave,2026-02-02,2026-02-06,Approved`,
      { dateOrder: 'year-first' },
    );
    expect(file.counts).toMatchObject({ new: 0, refused: 1 });
    expect(await ruthsIn('Approved')).toEqual([{ id: past._id }]);
  });

  test('netSalary and what marks a record are computed by the server, and employees pay nobody', async () => {
    const { admin, amara: record } = stage.cast;
    const sent = {
      employeeId: record._id,
      basicSalary: '10.00',
      deductions: '4.00',
      payDate: '2026-03-31',
      netSalary: 1_000_000,
      voidedAt: '2026-01-01',
      valid: 0,
      _id: newId(),
    };
    expect((await amara.post('/salary/add', sent)).status).toBe(403);
    const { salary } = (await admin.post('/salary/add', sent)).body;
    expect(salary).toMatchObject({ netSalary: 6, voidedAt: null });
    expect(salary._id).not.toBe(sent._id);
  });

  test('employees raise nobody’s salary, and what the server decides about a revision is not taken', async () => {
    const { admin, amara: record } = stage.cast;
    const sent = {
      employeeId: record._id,
      salary: '9000.00',
      confirmed: true,
      from: '2026-03-01',
      source: 'opening',
      valid: 0,
      recordedAt: '2020-01-01',
      createdBy: null,
      _id: newId(),
    };
    expect((await amara.post('/payroll/revision/add', sent)).status).toBe(403);
    const { revision } = (await admin.post('/payroll/revision/add', sent)).body;
    expect(revision).toMatchObject({
      source: 'revision',
      by: { name: ADMIN.name },
      state: 'inForce',
    });
    expect(revision._id).not.toBe(sent._id);
    expect(revision.recordedAt > '2026').toBe(true);
    expect((await amara.post(`/payroll/revision/withdraw/${revision._id}`)).status).toBe(403);
    expect((await amara.get(`/payroll/revision/${record._id}`)).status).toBe(403);
  });
});

describe('4. every call without a token', () => {
  /** A new call that is open to everybody must be named here. */
  const OPEN = [
    'GET /api/config',
    'GET /api/config/logo/{id}',
    'GET /api/docs',
    'GET /api/docs-json',
    'GET /api/docs/docs.js',
    'GET /api/docs/swagger-ui-bundle.js',
    'GET /api/docs/swagger-ui.css',
    'GET /api/feed/{file}',
    'GET /api/health',
    'GET /api/health/ready',
    'GET /api/metrics',
    'POST /api/auth/forgot-password',
    'POST /api/auth/link',
    'POST /api/auth/login',
    'POST /api/auth/reset-password',
    'POST /api/leave/link',
    'POST /api/leave/link/decide',
  ];

  test('open are a named few', () => {
    expect(
      CALLS.filter(({ open }) => open)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...OPEN].sort());
  });

  test('each is in the table of routes, so that no new one goes untried', () => {
    expect(CALLS.filter(({ row }) => !row).map(({ name }) => name)).toEqual([]);
    expect(
      CALLS.filter(({ row, open }) => row && open !== (row.anyone !== 401)).map(({ name }) => name),
    ).toEqual([]);
  });

  test.each(CLOSED)('$name is 401, however it is spelt', async (call) => {
    const { method, path, body } = await goodRequest(
      stage,
      call,
      whoseOf(stage, 'zoe'),
      call.takesId ? foreign['an employee'] : undefined,
    );
    expect(await send(stage.client(), { method, path, body })).toMatchObject({
      status: 401,
      body: { code: 'auth.required' },
    });
    const [place = '', query = ''] = `/api${path}`.split('?');
    const token = amara.token as string;
    const spelt: [string, Record<string, string>?][] = [
      [`${place}/`],
      [`/${place}`],
      [`${place}//`],
      [`${place};a=b`],
      [`${place}%2f`],
      [`${place}%20`],
      [`${place}/.`],
      [`/api/health/..${place.slice(4)}`],
      [`/api/config/%2e%2e${place.slice(4)}`],
      [`${place}.json`],
      [`${place}%00`],
      [place.toUpperCase()],
      [`http://localhost${place}`],
      [`${place}?token=${token}`],
      [`${place}?access_token=${token}`],
      [place, { cookie: `token=${token}; jwt=${token}; Authorization=Bearer ${token}` }],
      [place, { 'x-access-token': token, 'x-auth-token': token }],
      ['/api/config', { 'x-original-url': place, 'x-rewrite-url': place }],
      [
        place,
        {
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-host': 'localhost',
          'x-real-ip': '127.0.0.1',
        },
      ],
    ];
    for (const [address, headers] of spelt) {
      const sent = query && !address.includes('?') ? `${address}?${query}` : address;
      expect({ sent, ...(await bare(method, sent, headers)) }).toMatchObject({ sent, told: false });
    }
  });

  /** Sends an address as it is written, which fetch would tidy up; `told` is false for a refusal, the page and an open call. */
  function bare(
    method: string,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ told: boolean; status?: number }> {
    const { hostname, port } = new URL(stage.url);
    return new Promise((resolve, reject) => {
      const sent = ask({ hostname, port, method, path, headers }, (answer) => {
        const page = String(answer.headers['content-type']).startsWith('text/html');
        answer.resume().on('end', () =>
          resolve({
            told: (answer.statusCode ?? 500) < 400 && !page && path.split('?')[0] !== '/api/config',
            status: answer.statusCode,
          }),
        );
      });
      sent.on('error', reject).end();
    });
  }
});

test('5. photos open to their owner and to admins, however their address is written', async () => {
  const { admin, zoeClient } = stage.cast;
  const path = image.replace('/api', '');
  const id = path.split('/').at(-1) as string;
  expect([(await zoeClient.get(path)).status, (await admin.get(path)).status]).toEqual([200, 200]);
  for (const address of [
    path,
    path.replace(id, id.toUpperCase()),
    `${path}?size=9`,
    `${path}?token=${zoeClient.token}`,
    path.replace(id, `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`),
    `/employee/image/${foreign['an employee']}`,
    `/employee/image/${foreign['an account']}`,
  ]) {
    for (const headers of [
      {},
      { range: 'bytes=0-9' },
      { 'if-none-match': '*' },
      { accept: 'image/webp' },
    ] as Record<string, string>[]) {
      expect({ address, ...(await amara.get(address, headers)) }).toMatchObject({
        address,
        status: 403,
        body: DENIAL,
      });
      expect((await stage.client().get(address, headers)).status).toBe(401);
    }
  }
  for (const address of [
    `/uploads/${id}.webp`,
    `/images/${id}`,
    `/data/${id}`,
    `/public/uploads/${id}`,
  ])
    expect((await fetch(stage.url + address)).headers.get('content-type')).not.toMatch(/^image/);
});

describe('6. the last admin', () => {
  test('of two who demote, close or send each other away at once, one stays', async () => {
    const { admin, ruth, ruthClient, research } = stage.cast;
    await ruthClient.confirm(PASSWORD);
    for (const change of [{ role: 'employee' }, { disabled: true }]) {
      const [one, other] = await Promise.all([
        admin.put(`/account/${ruth.userId._id}`, change),
        ruthClient.put(`/account/${admin.user._id}`, change),
      ]);
      const statuses = [one?.status, other?.status];
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect([401, 403, 409]).toContain(statuses.find((status) => status !== 200));
      // The admin who is left makes the other one an admin again.
      const left = one?.status === 200 ? admin : ruthClient;
      const fallen = left === admin ? ruth.userId._id : admin.user._id;
      expect(
        (await left.put(`/account/${fallen}`, { role: 'admin', disabled: false })).status,
      ).toBe(200);
      for (const [client, email, password] of [
        [admin, ADMIN.email, ADMIN.password],
        [ruthClient, ruth.email, PASSWORD],
      ] as const) {
        await client.signIn(email, password);
        await client.confirm(password);
      }
    }
    expect(research._id).toBeDefined();
  });

  test('can neither demote, nor close, nor send themselves away', async () => {
    const { admin, ruth, sales } = stage.cast;
    const alone = await hire(admin, { employeeId: 'L-1', department: sales._id, role: 'admin' });
    const client = await stage.signIn(alone.email, PASSWORD);
    await client.confirm(PASSWORD);
    for (const id of [ruth.userId._id, admin.user._id])
      expect((await client.put(`/account/${id}`, { role: 'employee' })).status).toBe(200);
    const own: [string, unknown][] = [
      [`/account/${alone._id}`, { role: 'employee' }],
      [`/account/${alone.userId._id}`, { disabled: true }],
      [`/employee/employment/${alone._id}`, { leftOn: '2020-01-01' }],
    ];
    for (const [path, body] of own) {
      const answers = await inParallel(3, () => client.put(path, body));
      for (const answer of answers)
        expect({ path, status: answer.status }).toEqual({ path, status: 409 });
    }
    expect((await client.get('/department')).status).toBe(200);
  });
});

afterwards(stage);
