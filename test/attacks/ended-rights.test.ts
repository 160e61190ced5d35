import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { DESCRIPTION_MAX } from '../../api/department/department.tables.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { form, hire, PASSWORD, person } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { uploadFile, waitForImport } from '../support/imports.js';
import { ADMIN } from '../support/server.js';
import { afterwards } from './ending.js';
import { setStage, type Stage } from './stage.js';
import { head } from './wire.js';

let number = 0;

const stage: Stage = await setStage();
const { admin } = stage.cast;

/** An admin whose session is confirmed, and who will be dismissed. */
async function chief(): Promise<{ chief: EmployeeRecord; client: Client }> {
  const added = await hire(admin, {
    employeeId: `E-${(number += 1)}`,
    department: stage.cast.sales._id,
    role: 'admin',
  });
  return { chief: added, client: await stage.signIn(added.email, PASSWORD) };
}

const ENDINGS: [string, (chief: EmployeeRecord, client: Client) => Promise<unknown>][] = [
  ['disabled', ({ _id }) => admin.put(`/account/${_id}`, { disabled: true })],
  ['demoted', ({ _id }) => admin.put(`/account/${_id}`, { role: 'employee' })],
  [
    'recorded as left',
    ({ _id }) => admin.put(`/employee/employment/${_id}`, { leftOn: '2020-01-01' }),
  ],
  ['signed out by another', ({ _id }) => admin.delete(`/account/sessions/${_id}`)],
  ['signed out', (_, client) => client.post('/auth/logout')],
];

/** A connection on which a request is sent in parts, and what came back on it. */
class HeldRequest {
  text = '';
  private readonly socket: Socket;

  constructor(url: string, start: string | Uint8Array) {
    const { hostname, port } = new URL(url);
    this.socket = connect(Number(port), hostname).setEncoding('utf8');
    this.socket.on('data', (part: string) => (this.text += part)).on('error', () => undefined);
    this.socket.write(start);
  }

  get closed(): boolean {
    return this.socket.destroyed || this.socket.readableEnded;
  }

  write(rest: string | Uint8Array): void {
    if (!this.closed) this.socket.write(rest);
  }

  pause(): void {
    this.socket.pause();
  }

  resume(): void {
    this.socket.resume();
  }

  get received(): number {
    return this.socket.bytesRead;
  }

  end(): void {
    this.socket.destroy();
  }
}

/** A new admin as a form, without its last 40 bytes. */
async function held(
  client: Client,
  employeeId: string,
): Promise<{ request: HeldRequest; rest: Uint8Array }> {
  const form = new Response(newAdmin(employeeId));
  const bytes = new Uint8Array(await form.arrayBuffer());
  const start = head('POST', '/employee/add', {
    authorization: `Bearer ${client.token}`,
    'content-type': String(form.headers.get('content-type')),
    'content-length': bytes.length,
    expect: '100-continue',
  });
  return {
    request: new HeldRequest(
      stage.url,
      Buffer.concat([Buffer.from(start), bytes.subarray(0, -40)]),
    ),
    rest: bytes.subarray(-40),
  };
}

/** The server has read the headers, and the guard has answered what was asked later. */
async function admitted(request: HeldRequest, client: Client): Promise<void> {
  await eventually(() => request.text.includes('100 Continue'));
  request.text = '';
  expect((await client.get('/auth/verify')).status).toBe(200);
}

const newAdmin = (employeeId: string, fields: Record<string, unknown> = {}) =>
  form(person({ employeeId, department: stage.cast.sales._id, role: 'admin', ...fields }));

describe('42. what an admin began who is dismissed meanwhile', () => {
  test.each(ENDINGS)('a form held back adds no admin once its sender is %s', async (_, end) => {
    const { chief: sender, client } = await chief();
    const { request, rest } = await held(client, `X-${number}`);
    await admitted(request, client);
    await end(sender, client);
    request.write(rest);
    await eventually(() => request.closed || /^HTTP\/1\.1 401/.test(request.text));
    request.end();
    expect(request.text).not.toContain(' 201 ');
    expect(
      await stage.stored('SELECT id FROM employee WHERE employee_id = ?', [`X-${number}`]),
    ).toEqual([]);
  });

  test('a form held back is cut, without its last bytes', async () => {
    const { chief: sender, client } = await chief();
    const { request } = await held(client, `X-${number}`);
    await admitted(request, client);
    expect(request.closed).toBe(false);
    await admin.put(`/account/${sender._id}`, { disabled: true });
    await eventually(() => request.closed);
    expect(request.text).toBe('');
  });

  test('a form held back is stored while its sender stays', async () => {
    const { client } = await chief();
    const { request, rest } = await held(client, `X-${number}`);
    await admitted(request, client);
    await sleep(2_500);
    request.write(rest);
    await eventually(() => request.text.startsWith('HTTP/1.1 201'));
    request.end();
  });

  test('a list that is read slowly ends', async () => {
    await manyDepartments();
    const { chief: reader, client } = await chief();
    const request = new HeldRequest(
      stage.url,
      head('GET', '/department', { authorization: `Bearer ${client.token}` }),
    );
    await eventually(() => request.received > 0);
    request.pause();
    await sleep(300);
    await admin.put(`/account/${reader._id}`, { disabled: true });
    request.resume();
    await eventually(() => request.closed);
    expect(request.text).toContain('HTTP/1.1 200');
    // The last chunk of a whole answer is empty.
    expect(request.text).not.toMatch(/\r\n0\r\n\r\n$/);
  });
});

/** 12 MB of departments, more than the buffers between the server and a reader hold; written past the calls, of which it would take thousands. */
async function manyDepartments(): Promise<void> {
  const description = '🏢'.repeat(DESCRIPTION_MAX / 2);
  const columns =
    '(id, name, name_key, name_folded, description, description_folded, version, created_at)';
  for (let written = 0; written < 12_000_000; written += 500 * Buffer.byteLength(description)) {
    const ids = Array.from({ length: 500 }, newId);
    await stage.store(
      `INSERT INTO department ${columns} VALUES ${ids.map(() => '(?, ?, ?, ?, ?, ?, 1, 0)').join(', ')}`,
      ids.flatMap((id) => [id, id, id, id, description, '']),
    );
  }
}

describe('43. an admin of one’s own', () => {
  test.each<[string, (client: Client) => ReturnType<Client['get']>]>([
    ['adds none', (client) => client.post('/employee/add', newAdmin(`Y-${number}`))],
    [
      'invites none',
      (client) => client.post('/employee/add', newAdmin(`Y-${number}`, { invite: true })),
    ],
    ['makes none', (client) => client.put(`/account/${stage.cast.zoe._id}`, { role: 'admin' })],
    [
      'takes the address of none',
      (client) => client.put(`/account/${stage.cast.ruth._id}`, { email: 'mine@company.example' }),
    ],
    ['sets the password of none', (client) => client.post(`/account/link/${stage.cast.ruth._id}`)],
    ['closes none', (client) => client.put(`/account/${stage.cast.ruth._id}`, { disabled: true })],
    [
      'sends none away',
      (client) =>
        client.put(`/employee/employment/${stage.cast.ruth._id}`, { leftOn: '2020-01-01' }),
    ],
    [
      'ends no session of another',
      (client) => client.delete(`/account/sessions/${stage.cast.ruth._id}`),
    ],
    ['takes no list along', (client) => client.get('/employee', { accept: 'text/csv' })],
    [
      'takes no history of another along',
      (client) => client.get(`/salary/${stage.cast.amara._id}`, { accept: 'text/csv' }),
    ],
    ['reads no whole audit log', (client) => client.get('/audit')],
    [
      'reads no revisions of another',
      (client) => client.get(`/payroll/revision/${stage.cast.amara._id}`),
    ],
  ])('a session that is not confirmed %s', async (_, call) => {
    const unconfirmed = await stage.signInUnconfirmed(ADMIN.email, ADMIN.password);
    expect(await call(unconfirmed)).toMatchObject({
      status: 403,
      body: { code: 'auth.confirm_needed' },
    });
    expect((await stage.cast.ruthClient.get('/auth/verify')).status).toBe(200);
  });

  test('a session that is not confirmed adds employees, whose confirmed sessions open nothing of admins', async () => {
    const unconfirmed = await stage.signInUnconfirmed(ADMIN.email, ADMIN.password);
    const own = await hire(unconfirmed, {
      employeeId: `OWN-${(number += 1)}`,
      department: stage.cast.sales._id,
    });
    const confirmed = await stage.signIn(own.email, PASSWORD);
    expect((await confirmed.get(`/salary/${own._id}`, { accept: 'text/csv' })).status).toBe(200);
    for (const answer of [
      await confirmed.post('/employee/add', newAdmin(`Y-${number}`)),
      await confirmed.put(`/account/${own._id}`, { role: 'admin' }),
      await confirmed.get('/employee'),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'access.denied' } });
    expect(await unconfirmed.put(`/account/${own._id}`, { role: 'admin' })).toMatchObject({
      status: 403,
      body: { code: 'auth.confirm_needed' },
    });
  });

  test('a change that changes nothing ends nobody’s session', async () => {
    const unconfirmed = await stage.signInUnconfirmed(ADMIN.email, ADMIN.password);
    for (const change of [{}, { role: 'admin' }])
      expect((await unconfirmed.put(`/account/${stage.cast.ruth._id}`, change)).status).toBe(200);
    expect((await stage.cast.ruthClient.get('/auth/verify')).status).toBe(200);
  });

  test('is not made by a check that the admin who imports has not seen', async () => {
    const file =
      'Employee ID,Full Name,Email Address,Department,Badge\nZ-1,Bob Plain,bob.plain@company.example,Sales,Roof';
    const { import: job, proposal } = (await uploadFile(admin, 'employees', file)).body;
    await admin.post(`/import/check/${job._id}`, { mapping: proposal });
    const seen = await waitForImport(admin, job);
    const unconfirmed = await stage.signInUnconfirmed(ADMIN.email, ADMIN.password);
    const columns = { ...proposal.columns, role: 'Badge' };
    const again = await unconfirmed.post(`/import/check/${job._id}`, {
      mapping: { ...proposal, columns, values: { ...proposal.values, role: { Roof: 'admin' } } },
    });
    expect(again.status).toBe(200);
    const result = await waitForImport(admin, job);
    const stale = { status: 409, body: { code: 'import.stale' } };
    for (const body of [{ startedAt: seen.startedAt }, {}])
      expect(await admin.post(`/import/apply/${job._id}`, body)).toMatchObject(stale);
    expect(await stage.stored("SELECT id FROM employee WHERE employee_id = 'Z-1'")).toEqual([]);
    expect(
      (await admin.post(`/import/apply/${job._id}`, { startedAt: result.startedAt })).status,
    ).toBe(200);
  });

  test('is not made of somebody who was dismissed, with a password that is known', async () => {
    const { chief: fallen } = await chief();
    const { chief: left } = await chief();
    await admin.put(`/account/${fallen._id}`, { disabled: true });
    await admin.put(`/employee/employment/${left._id}`, {
      hireDate: '2019-01-01',
      leftOn: '2020-01-01',
    });
    const unconfirmed = await stage.signInUnconfirmed(ADMIN.email, ADMIN.password);
    const reopening = [
      await unconfirmed.put(`/account/${fallen._id}`, { disabled: false }),
      await unconfirmed.put(`/employee/employment/${left._id}`, { leftOn: null }),
      await unconfirmed.post(`/employee/return/${left._id}`, { returnDate: '2020-02-01' }),
    ];
    expect(reopening.map(({ body }) => body.code)).toEqual(Array(3).fill('auth.confirm_needed'));
  });
});

afterwards(stage);
