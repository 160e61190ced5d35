import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import type { ErrorResponse } from '../../../api/contract/responses.js';
import { EmbeddedSqlite } from '../../../api/platform/database/connection/embedded-sqlite.js';
import { Housekeeping } from '../../../api/platform/periodic/housekeeping.js';
import { hire, hireCast, PASSWORD } from '../../support/cast.js';
import { ENGINE } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { countRows, store } from '../../support/rows.js';
import { serverOfFile, startServer } from '../../support/server.js';

// Each is a fault that was there once.

const server = await serverOfFile();
const cast = await hireCast(server);

test('three contact details changed at once are all kept', async () => {
  const { admin, amara } = cast;
  for (let round = 0; round < 8; round++) {
    const details = {
      phone: `+49 30 1234${round}`,
      address: `address ${round}`,
      emergencyContact: `contact ${round}`,
    };
    await Promise.all(
      Object.entries(details).map(([field, value]) =>
        admin.put(`/employee/contact/${amara._id}`, { [field]: value }),
      ),
    );
    expect((await admin.get(`/employee/single/${amara._id}`)).body.employee).toMatchObject(details);
  }
});

test('somebody whose name and e-mail change at once is found by both', async () => {
  const admin = await server.signIn(cast.ruth.email, PASSWORD);
  await admin.confirm(PASSWORD);
  const employee = await hire(cast.admin, {
    name: 'Name 0',
    employeeId: 'BOTH',
    department: cast.sales._id,
  });
  for (let round = 1; round <= 8; round++) {
    const [renamed, moved] = await Promise.all([
      cast.admin.put(`/employee/update/${employee._id}`, {
        ...employee,
        version: undefined,
        name: `Renamed ${round}`,
      }),
      admin.put(`/account/${employee.userId._id}`, { email: `moved.${round}@company.example` }),
    ]);
    expect([renamed.status, moved.status]).toEqual([200, 200]);
    for (const words of [`renamed ${round}`, `moved.${round}@`]) {
      const found = await cast.admin.get(
        `/employee?range=[0,9]&filter=${encodeURIComponent(JSON.stringify({ q: words }))}`,
      );
      expect(found.body.employees.map(({ _id }: { _id: string }) => _id)).toEqual([employee._id]);
    }
  }
});

test('no sign-in with the old password outlives its change', async () => {
  const zoe = await server.signIn(cast.zoe.email, PASSWORD);
  const signIns = Array.from({ length: 12 }, async () => {
    const client = server.client();
    await client.signIn(cast.zoe.email, PASSWORD);
    return client;
  });
  const change = zoe.put('/setting/change-password', {
    userId: zoe.user._id,
    oldPassword: PASSWORD,
    newPassword: 'another sound one',
    confirmPassword: 'another sound one',
  });
  const clients = (await Promise.all(signIns)).filter((client) => client.token);
  expect((await change).status).toBe(200);
  const statuses = await Promise.all(
    clients.map(async (client) => (await client.get('/auth/verify')).status),
  );
  expect(statuses).toEqual(clients.map(() => 401));
  expect((await zoe.get('/auth/verify')).status).toBe(200);
});

test.each(['', 'x'.repeat(101), 'attacker', '%00', '"'])(
  'a device cookie %p that is not ours changes nothing about signing in, and is replaced',
  async (device) => {
    const answer = await server
      .client()
      .post(
        '/auth/login',
        { email: cast.amara.email, password: PASSWORD },
        { cookie: `device=${device}` },
      );
    expect(answer.status).toBe(200);
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('device='));
    expect(cookie).not.toContain(`device=${device};`);
  },
);

test('idempotency keys are removed after a day', async () => {
  await cast.admin.post(
    '/department/add',
    { dep_name: 'Keyed', description: 'Once' },
    { 'idempotency-key': 'to be removed' },
  );
  await store(server, 'UPDATE idempotency_key SET created_at = created_at - 86500000');
  await server.app.get(Housekeeping, { strict: false }).runAll();
  expect(await countRows(server, 'idempotency_key')).toBe(0);
});

test('what a client typed does not choose which conflict is reported', async () => {
  const employeeId = "a for key 'account_email_unique";
  await hire(cast.admin, {
    employeeId,
    email: 'typed.1@company.example',
    department: cast.sales._id,
  });
  const again = {
    name: 'Again',
    employeeId,
    email: 'typed.2@company.example',
    department: cast.sales._id,
  };
  const refusal = await hire(cast.admin, again).catch((error: Error) => error.message);
  expect(refusal).toContain('employee.id_taken');
});

test('calls whose fields are all optional need no body', async () => {
  expect((await cast.amaraClient.send('PUT', '/notification/read')).status).toBe(200);
});

test('an address that cannot be decoded is refused in the usual shape', async () => {
  const answer = await fetch(`${server.url}/api/leave/%zz`);
  expect(answer.status).toBe(400);
  const body = (await answer.json()) as ErrorResponse;
  expect(body).toMatchObject({
    success: false,
    code: 'request.malformed',
    requestId: expect.any(String),
  });
  expect(body.error).not.toContain('zz');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('what is not even HTTP is refused in the usual shape', async () => {
  const said = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
      socket.write('NONSENSE\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
  });
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(said.slice(said.indexOf('\r\n\r\n')))).toMatchObject({
    success: false,
    code: 'request.malformed',
  });
});

if (ENGINE === 'sqlite') {
  test('a reading does not fail because its session’s last use cannot be written', async () => {
    const client = await server.signIn(cast.amara.email, PASSWORD);
    await store(server, 'UPDATE session SET last_seen_at = last_seen_at - 600000');
    const other = new EmbeddedSqlite(`${server.database.dataDir}/database.sqlite`);
    const begin = () => {
      other.exec('BEGIN IMMEDIATE');
      return true;
    };
    // The server may be writing at this moment.
    await eventually(() =>
      Promise.resolve()
        .then(begin)
        .catch(() => false),
    );
    try {
      expect((await client.get('/auth/verify')).status).toBe(200);
    } finally {
      other.exec('ROLLBACK');
      other.close();
    }
  });

  test('the folder of the database is the server’s user’s alone', async () => {
    const own = await startServer({ DATA_DIR: `${server.database.dataDir}/made/here` });
    expect(statSync(`${server.database.dataDir}/made`).mode & 0o077).toBe(0);
    await own.stop();
  });
}
