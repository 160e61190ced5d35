import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { setToday } from '../../support/calendar.js';
import { hire, hireCast, PASSWORD, requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

let nina: EmployeeRecord;
let ninaClient: Client;
/** Nina's, five days, pending. */
let leave: LeaveRecord;
let hired = 0;

const server = await serverOfFile();
setToday(server, '2026-11-25');
const cast = await hireCast(server);
beforeEach(async () => {
  nina = await hire(cast.admin, {
    employeeId: `L-${++hired}`,
    name: 'Nina Berg',
    department: cast.sales._id,
  });
  ninaClient = await server.signIn(nina.email, PASSWORD);
  leave = await requestLeave(ninaClient, nina._id, '2026-03-02', '2026-03-06');
});

const decide = (status: unknown, note?: unknown) =>
  cast.ruthClient.put(`/leave/${leave._id}`, { status, note });
const withdraw = (client: Client, reason?: unknown) =>
  client.post(`/leave/withdraw/${leave._id}`, { reason });
const read = async () =>
  (await cast.admin.get(`/leave/detail/${leave._id}`)).body.leave as LeaveRecord;

describe('a decision', () => {
  test.each(['Approved', 'Rejected'])(
    '%s is kept with who, when and the note, which the employee reads',
    async (status) => {
      const answer = await decide(status, ' Enjoy\nthe sea ');
      const decided = {
        ...leave,
        status,
        note: 'Enjoy\nthe sea',
        decidedBy: 'Ruth Admin',
        decidedAt: expect.any(String),
        version: 2,
      };
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
      expect(answer.body.leave).toEqual({ ...decided, undoUntil: expect.any(String) });
      expect((await ninaClient.get(`/leave/detail/${leave._id}`)).body.leave).toEqual(decided);
      expect(await countRows(server, 'leave_day', 'leave_id = ?', [leave._id])).toBe(
        status === 'Approved' ? 5 : 0,
      );
    },
  );

  test.each<unknown>(['Pending', 'Cancelled', 'approved', '', null, undefined, 1, ['Approved']])(
    'of %p is a 400 and decides nothing',
    async (status) => {
      expect(await decide(status)).toMatchObject({
        status: 400,
        body: { errors: { status: expect.any(String) } },
      });
      expect(await read()).toEqual(leave);
    },
  );

  test.each([
    ['Approved', 'already approved'],
    ['Rejected', 'already rejected'],
    ['Cancelled', 'already cancelled'],
  ])('is made once: %s stays', async (status, words) => {
    if (status === 'Cancelled') await withdraw(ninaClient);
    else await decide(status);
    const before = await read();
    for (const again of ['Approved', 'Rejected']) {
      expect(await decide(again, 'Changed my mind')).toMatchObject({
        status: 409,
        body: { code: 'leave.already_decided', error: expect.stringContaining(words) },
      });
    }
    expect(await read()).toEqual(before);
  });

  test('is for admins, of a request that exists', async () => {
    for (const client of [ninaClient, cast.zoeClient])
      expect((await client.put(`/leave/${leave._id}`, { status: 'Approved' })).status).toBe(403);
    expect(await cast.admin.put(`/leave/${newId()}`, { status: 'Approved' })).toMatchObject({
      status: 404,
      body: { code: 'leave.not_found' },
    });
    expect((await cast.admin.put('/leave/x', { status: 'Approved' })).status).toBe(400);
    expect(await decide('Approved', 'x'.repeat(1001))).toMatchObject({
      status: 400,
      body: { errors: { note: expect.any(String) } },
    });
    expect((await read()).status).toBe('Pending');
  });
});

describe('a withdrawal', () => {
  test('by its owner while pending needs no reason', async () => {
    const answer = await withdraw(ninaClient);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.body.leave).toEqual({
      ...leave,
      status: 'Cancelled',
      version: 2,
      cancelledBy: 'Nina Berg',
      cancelledAt: expect.any(String),
      cancelReason: null,
    });
    expect(await read()).toEqual(answer.body.leave);
    expect(await countRows(server, 'leave_day', 'leave_id = ?', [leave._id])).toBe(0);
  });

  test.each(['Approved', 'Rejected'])('by its owner is refused once it is %s', async (status) => {
    await decide(status);
    expect(await withdraw(ninaClient, 'Please')).toMatchObject({
      status: 409,
      body: { code: 'leave.already_decided' },
    });
    expect((await read()).status).toBe(status);
  });

  test.each(['Pending', 'Approved'])('by an admin of a %s one needs a reason', async (status) => {
    if (status === 'Approved') await decide(status);
    for (const reason of [undefined, null, '  ']) {
      expect(await withdraw(cast.admin, reason)).toMatchObject({
        status: 400,
        body: { errors: { reason: expect.any(String) } },
      });
    }
    expect((await read()).status).toBe(status);
    const { body } = await withdraw(cast.admin, 'The office is closed');
    expect(body.leave).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'The office is closed',
      cancelledBy: 'Head Admin',
    });
    expect(await countRows(server, 'leave_day', 'leave_id = ?', [leave._id])).toBe(0);
  });

  test('of a rejected or cancelled one is refused to admins too', async () => {
    await decide('Rejected');
    expect((await withdraw(cast.admin, 'Again')).status).toBe(409);
    leave = await requestLeave(ninaClient, nina._id, '2026-03-02', '2026-03-06');
    await withdraw(ninaClient);
    expect((await withdraw(cast.admin, 'Again')).status).toBe(409);
    expect((await withdraw(ninaClient)).status).toBe(409);
  });

  test('an admin takes back their own pending request without a reason, their approved one with one before it begins', async () => {
    leave = await requestLeave(cast.ruthClient, cast.ruth._id, '2027-03-01', '2027-03-05');
    expect((await withdraw(cast.ruthClient)).status).toBe(200);
    leave = await requestLeave(cast.ruthClient, cast.ruth._id, '2027-03-01', '2027-03-05');
    await cast.admin.put(`/leave/${leave._id}`, { status: 'Approved' });
    expect((await withdraw(cast.ruthClient)).status).toBe(400);
    expect((await withdraw(cast.ruthClient, 'Plans changed')).status).toBe(200);
  });

  test('of somebody else’s, or of none, is refused alike', async () => {
    for (const id of [leave._id, newId()])
      expect(await cast.zoeClient.post(`/leave/withdraw/${id}`)).toMatchObject({
        status: 403,
        body: { code: 'access.denied' },
      });
    expect((await cast.admin.post(`/leave/withdraw/${newId()}`, { reason: 'None' })).status).toBe(
      404,
    );
    expect((await read()).status).toBe('Pending');
  });
});

describe('the team', () => {
  const team = (client: Client, from: string, to: string) =>
    client.get(`/leave/team?from=${from}&to=${to}`);
  const approve = async (
    client: Client,
    owner: EmployeeRecord,
    startDate: string,
    endDate: string,
  ) => {
    const { _id } = await requestLeave(client, owner._id, startDate, endDate, {
      leaveType: 'Sick Leave',
      reason: 'Private',
    });
    await cast.admin.put(`/leave/${_id}`, { status: 'Approved', note: 'Private too' });
  };

  test('sees approved absences of its own department that touch the span: names and dates, nothing else', async () => {
    await approve(ninaClient, nina, '2026-07-10', '2026-07-20');
    await approve(cast.zoeClient, cast.zoe, '2026-07-01', '2026-07-03');
    await approve(cast.amaraClient, cast.amara, '2026-07-11', '2026-07-12');
    await requestLeave(cast.zoeClient, cast.zoe._id, '2026-07-13', '2026-07-13');
    const nine = { name: 'Nina Berg', startDate: '2026-07-10', endDate: '2026-07-20' };
    const three = { name: 'Zoë Weiß', startDate: '2026-07-01', endDate: '2026-07-03' };

    const omar = await server.signIn(
      (await hire(cast.admin, { employeeId: 'OMAR', name: 'Omar Sy', department: cast.sales._id }))
        .email,
      PASSWORD,
    );
    expect((await team(omar, '2026-07-01', '2026-08-31')).body).toEqual({
      success: true,
      absences: [three, nine],
    });
    expect((await team(omar, '2026-07-20', '2026-07-20')).body.absences).toEqual([nine]);
    expect((await team(omar, '2026-07-03', '2026-07-09')).body.absences).toEqual([three]);
    expect((await team(omar, '2026-07-04', '2026-07-09')).body.absences).toEqual([]);
    expect((await team(cast.ruthClient, '2026-07-01', '2026-07-31')).body.absences).toEqual([
      { name: 'Amara Okafor', startDate: '2026-07-11', endDate: '2026-07-12' },
    ]);
    // An admin without an employee record is in no department.
    expect((await team(cast.admin, '2026-07-01', '2026-07-31')).body.absences).toEqual([]);
  });

  test('leaves out who asks, and not a namesake who is away on the same days', async () => {
    const namesake = await hire(cast.admin, {
      employeeId: 'NAMESAKE',
      name: nina.name,
      department: cast.sales._id,
    });
    await approve(ninaClient, nina, '2026-09-10', '2026-09-11');
    expect((await team(ninaClient, '2026-09-01', '2026-09-30')).body.absences).toEqual([]);
    await approve(cast.admin, namesake, '2026-09-10', '2026-09-11');
    expect((await team(ninaClient, '2026-09-01', '2026-09-30')).body.absences).toEqual([
      { name: nina.name, startDate: '2026-09-10', endDate: '2026-09-11' },
    ]);
    expect((await team(cast.zoeClient, '2026-09-01', '2026-09-30')).body.absences).toHaveLength(2);
  });

  test.each([
    ['2026-07-01', '2026-08-31', 200],
    ['2026-07-01', '2026-09-01', 400],
    ['2026-07-02', '2026-07-01', 400],
    ['2026-07-32', '2026-07-31', 400],
    ['', '2026-07-31', 400],
  ])('may ask for %s to %s: %i', async (from, to, status) =>
    expect((await team(ninaClient, from, to)).status).toBe(status),
  );
});
