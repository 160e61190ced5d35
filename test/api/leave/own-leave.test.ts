import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { setToday } from '../../support/calendar.js';
import { hire, hireCast, PASSWORD, requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { applied, checked, rowsOf, undone } from '../../support/imports.js';
import { addLeaveType } from '../../support/leave-rules-by-calls.js';
import { auditOf, countRows, rows, store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import { statuses, inParallel } from '../../support/together.js';

const COMING = ['2027-02-01', '2027-02-05'] as const;
const PAST = ['2026-02-02', '2026-02-06'] as const;
const REFUSED = {
  status: 403,
  body: {
    success: false,
    code: 'leave.own_decision',
    error: 'Another admin decides your own leave.',
  },
};

/** An admin with an employee record, newly hired before each test. */
let ines: EmployeeRecord;
let inesClient: Client;
let hired = 0;

const server = await serverOfFile();
setToday(server, '2026-11-25');
const cast = await hireCast(server);
beforeEach(async () => {
  ines = await hire(cast.admin, {
    employeeId: `O-${++hired}`,
    name: 'Ines Admin',
    department: cast.sales._id,
    role: 'admin',
  });
  inesClient = await server.signIn(ines.email, PASSWORD);
});

const ask = ([from, to]: readonly [string, string]) => requestLeave(inesClient, ines._id, from, to);
const decide = (client: Client, { _id }: LeaveRecord, status = 'Approved') =>
  client.put(`/leave/${_id}`, { status });
const read = async ({ _id }: LeaveRecord, client = cast.admin) =>
  (await client.get(`/leave/detail/${_id}`)).body.leave as LeaveRecord;

/** Nobody else is an admin who can sign in while the work takes. */
async function whileAlone(work: () => Promise<void>): Promise<void> {
  await store(
    server,
    "UPDATE account SET disabled_at = 1 WHERE role = 'admin' AND disabled_at IS NULL AND id <> ?",
    [ines.userId._id],
  );
  try {
    await work();
  } finally {
    await store(server, 'UPDATE account SET disabled_at = NULL WHERE disabled_at = 1');
  }
}

describe('an admin’s own leave', () => {
  test.each(['Approved', 'Rejected'])(
    'is not %s by themselves while another admin is enabled, and is by the other',
    async (status) => {
      const leave = await ask(COMING);
      expect(await decide(inesClient, leave, status)).toMatchObject(REFUSED);
      expect(await read(leave)).toMatchObject({ status: 'Pending', decidedBy: null });
      expect((await auditOf(server, leave._id)).map(({ action }) => action)).toEqual([
        'leave.request',
      ]);
      expect(await decide(cast.ruthClient, leave, status)).toMatchObject({
        status: 200,
        body: { leave: { status, decidedBy: 'Ruth Admin' } },
      });
      expect(await decide(inesClient, leave, 'Rejected')).toMatchObject(REFUSED);
    },
  );

  test('is refused before anything else is looked at, with override and note as without', async () => {
    const leave = await ask(COMING);
    expect(
      await inesClient.put(`/leave/${leave._id}`, {
        status: 'Approved',
        override: true,
        note: 'I may',
      }),
    ).toMatchObject(REFUSED);
  });

  test('is refused to each of twenty attempts at once', async () => {
    const leave = await ask(COMING);
    expect(statuses(await inParallel(20, () => decide(inesClient, leave)))).toEqual({ 403: 20 });
    expect((await read(leave)).status).toBe('Pending');
  });

  test('says in what the admin reads that others decide it, and to nobody else', async () => {
    const leave = await ask(COMING);
    const listed = async (client: Client, query: string) =>
      ((await client.get(query)).body.leaves as LeaveRecord[]).find(({ _id }) => _id === leave._id);
    const range = '/leave?range=[0,99]';
    for (const path of [
      '/leave',
      range,
      `/leave/${ines._id}`,
      `/leave/${ines.userId._id}?range=[0,9]`,
    ])
      expect(await listed(inesClient, path)).toMatchObject({ othersDecide: true });
    expect(await read(leave, inesClient)).toMatchObject({ othersDecide: true });
    for (const path of ['/leave', range, `/leave/${ines._id}`])
      expect(await listed(cast.ruthClient, path)).not.toHaveProperty('othersDecide');
    expect(await read(leave)).not.toHaveProperty('othersDecide');
    const amaras = await requestLeave(cast.amaraClient, cast.amara._id, '2027-03-01', '2027-03-01');
    expect(await read(amaras, cast.amaraClient)).not.toHaveProperty('othersDecide');
    await cast.amaraClient.post(`/leave/withdraw/${amaras._id}`);
  });

  test('may be withdrawn by themselves while it is pending', async () => {
    const leave = await ask(COMING);
    expect(await inesClient.post(`/leave/withdraw/${leave._id}`)).toMatchObject({
      status: 200,
      body: { leave: { status: 'Cancelled' } },
    });
  });

  test('that was approved may be cancelled or shortened by themselves until it begins, but not what has begun', async () => {
    const [coming, later, past] = [
      await ask(COMING),
      await ask(['2027-04-05', '2027-04-09']),
      await ask(PAST),
    ];
    for (const leave of [coming, later, past])
      expect((await decide(cast.ruthClient, leave)).status).toBe(200);
    const cancel = (client: Client, { _id }: LeaveRecord) =>
      client.post(`/leave/withdraw/${_id}`, { reason: 'Came to work' });
    const shorten = (client: Client, { _id }: LeaveRecord, day: string) =>
      client.post(`/leave/shorten/${_id}`, { from: day, to: day, reason: 'Came to work' });
    expect(await cancel(inesClient, past)).toMatchObject(REFUSED);
    expect(await shorten(inesClient, past, '2026-02-06')).toMatchObject(REFUSED);
    expect(await read(past)).toMatchObject({ status: 'Approved', days: 5 });
    expect((await cancel(inesClient, coming)).status).toBe(200);
    expect((await shorten(inesClient, later, '2027-04-09')).status).toBe(200);
    expect((await shorten(cast.ruthClient, past, '2026-02-06')).status).toBe(200);
  });

  test('starts as pending whatever the body says, by either id', async () => {
    for (const [index, userId] of [ines._id, ines.userId._id].entries()) {
      const [startDate, endDate] = [`2027-05-0${index + 3}`, `2027-05-0${index + 3}`];
      expect(
        await inesClient.post('/leave/add', {
          userId,
          leaveType: 'Annual Leave',
          startDate,
          endDate,
          reason: 'Rest',
          status: 'Approved',
          decidedBy: 'me',
        }),
      ).toMatchObject({
        status: 201,
        body: { leave: { status: 'Pending', decidedBy: null } },
      });
    }
  });

  test('passes no rule by override; for others it does', async () => {
    await addLeaveType(cast.admin, { name: `Reserved ${hired}`, selfService: false });
    const body = (userId: string) => ({
      userId,
      leaveType: `Reserved ${hired}`,
      startDate: '2027-06-01',
      endDate: '2027-06-02',
      reason: 'Rest',
      override: true,
      note: 'I may',
    });
    const faults = async (client: Client) =>
      (
        await client.get(
          `/leave/quote?${new URLSearchParams({ userId: ines._id, leaveType: `Reserved ${hired}`, startDate: '2027-06-01', endDate: '2027-06-02' })}`,
        )
      ).body.faults;
    for (const id of [ines._id, ines.userId._id])
      expect(await inesClient.post('/leave/add', body(id))).toMatchObject({
        status: 400,
        body: { code: 'type.entered_by_admins' },
      });
    expect(await faults(inesClient)).toMatchObject([
      { code: 'type.entered_by_admins', overridable: false },
    ]);
    expect(await faults(cast.ruthClient)).toMatchObject([
      { code: 'type.entered_by_admins', overridable: true },
    ]);
    expect((await inesClient.post('/leave/add', body(cast.zoe._id))).status).toBe(201);
    expect((await cast.ruthClient.post('/leave/add', body(ines._id))).status).toBe(201);
  });

  test('waits for another admin also when it was requested before the role was given', async () => {
    const leave = await requestLeave(cast.zoeClient, cast.zoe._id, '2027-07-05', '2027-07-06');
    await cast.admin.confirm(ADMIN.password);
    expect((await cast.admin.put(`/account/${cast.zoe._id}`, { role: 'admin' })).status).toBe(200);
    const zoe = await server.signIn(cast.zoe.email, PASSWORD);
    expect(await decide(zoe, leave)).toMatchObject(REFUSED);
    expect((await cast.admin.put(`/account/${cast.zoe._id}`, { role: 'employee' })).status).toBe(
      200,
    );
  });
});

describe('the only admin who can sign in', () => {
  test('decides their own leave, in all ways, and it is audited; the others are told', async () => {
    const [leave, past] = [await ask(COMING), await ask(PAST)];
    await whileAlone(async () => {
      expect(await read(leave, inesClient)).not.toHaveProperty('othersDecide');
      for (const each of [leave, past])
        expect(await decide(inesClient, each)).toMatchObject({
          status: 200,
          body: { leave: { status: 'Approved', decidedBy: 'Ines Admin' } },
        });
      expect(
        (await inesClient.post(`/leave/withdraw/${past._id}`, { reason: 'Came to work' })).status,
      ).toBe(200);
    });
    expect((await auditOf(server, leave._id)).map(({ action }) => action)).toEqual([
      'leave.request',
      'leave.decide',
    ]);
    const [told] = (await cast.admin.get('/notification')).body.notifications;
    expect(told).toMatchObject({
      kind: 'own.leave',
      employee: { _id: ines._id, name: 'Ines Admin' },
    });
  });

  test('approves what they add under the lock of the admins', async () => {
    const lock = () => rows(server, "SELECT version FROM lock_row WHERE name = 'admins'");
    const [startDate, endDate] = COMING;
    const before = await lock();
    await whileAlone(async () => {
      const { body } = await inesClient.post('/leave/add', {
        userId: ines._id,
        leaveType: 'Annual Leave',
        ...{ startDate, endDate, reason: 'Rest' },
        approve: true,
      });
      expect(body.leave).toMatchObject({ status: 'Approved', decidedBy: 'Ines Admin' });
    });
    expect(await lock()).not.toEqual(before);
  });

  test('is alone beside admins without a password and those who have left', async () => {
    const leave = await ask(COMING);
    await whileAlone(async () => {
      await inesClient.confirm();
      const left = await hire(inesClient, {
        employeeId: `O-L${hired}`,
        department: cast.sales._id,
        role: 'admin',
      });
      await inesClient.put(`/employee/employment/${left._id}`, { leftOn: '2026-01-31' });
      await hire(inesClient, {
        employeeId: `O-P${hired}`,
        department: cast.sales._id,
        role: 'admin',
        password: '',
        invite: true,
      });
      expect((await decide(inesClient, leave)).status).toBe(200);
    });
  });

  test('is neither of two admins who decide their own at the same time', async () => {
    const mine = await ask(COMING);
    const ruths = await requestLeave(cast.ruthClient, cast.ruth._id, ...COMING);
    const answers = await Promise.all([
      decide(inesClient, mine),
      decide(cast.ruthClient, ruths),
      decide(inesClient, mine),
      decide(cast.ruthClient, ruths),
    ]);
    expect(statuses(answers)).toEqual({ 403: 4 });
    await cast.ruthClient.post(`/leave/withdraw/${ruths._id}`);
  });

  test('is not made by an own decision beside the other’s disabling: approved only once the other is disabled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const day = `2027-08-0${round + 2}`;
      const leave = await ask([day, day]);
      await whileAlone(async () => {
        await inesClient.confirm();
        const other = await hire(inesClient, {
          employeeId: `O-R${hired}-${round}`,
          department: cast.sales._id,
          role: 'admin',
        });
        const [decided, disabled] = await Promise.all([
          decide(inesClient, leave),
          inesClient.put(`/account/${other._id}`, { disabled: true }),
        ]);
        expect(disabled.status).toBe(200);
        expect([200, 403]).toContain(decided.status);
        expect((await read(leave, inesClient)).status).toBe(
          decided.status === 200 ? 'Approved' : 'Pending',
        );
      });
    }
  });
});

describe('a file of leave requests', () => {
  const file = (status: string, [from, to]: readonly [string, string] = PAST) =>
    `Employee ID,Leave Type,Start Date,End Date,Reason,Status\n${ines.employeeId},Sick Leave,${from},${to},Flu,${status}\n`;
  const check = (client: Client, content: string) =>
    checked(client, 'leaves', content, { dateOrder: 'year-first' }, 'leaves.csv');

  test.each(['Approved', 'Rejected'])(
    'refuses rows that would be %s for the admin who uploads it',
    async (status) => {
      const job = await check(inesClient, file(status));
      expect(job.counts).toMatchObject({ new: 0, refused: 1 });
      const [row] = await rowsOf(inesClient, job);
      expect(row?.faults).toMatchObject([
        {
          field: 'status',
          value: status,
          text: 'is a decision on the leave of the admin who uploaded this file. Another admin can import the row.',
        },
      ]);
    },
  );

  test('brings in what is pending, and from another admin what is decided', async () => {
    expect(
      await applied(inesClient, await check(inesClient, file('Pending', COMING))),
    ).toMatchObject({ state: 'Applied', counts: { new: 1 } });
    expect(
      await applied(cast.ruthClient, await check(cast.ruthClient, file('Approved'))),
    ).toMatchObject({ state: 'Applied', counts: { new: 1 } });
  });

  test('is not applied by the admin whose leave it decides, when another one has uploaded it, and not undone by them', async () => {
    const job = await check(cast.ruthClient, file('Approved'));
    expect(await applied(inesClient, job)).toMatchObject({
      state: 'Checked',
      fault: REFUSED.body.error,
    });
    expect(await countRows(server, 'leave_request', 'employee_id = ?', [ines._id])).toBe(0);
    expect((await applied(cast.ruthClient, job)).state).toBe('Applied');
    expect(await undone(inesClient, job)).toMatchObject({
      state: 'Applied',
      fault: REFUSED.body.error,
    });
  });
});
