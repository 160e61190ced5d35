import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { hire, hireCast, PASSWORD, requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import {
  applied,
  checked,
  importOf,
  results,
  rowsOf,
  undone,
  waitForImport,
} from '../../support/imports.js';
import { auditOf, countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { ANNUAL, storePolicy, yearlyRules } from '../../support/stored-leave-rules.js';

const HEADINGS = 'Employee ID,Leave Type,Start Date,End Date,Reason,Status,Note,Applied Date';

/** Newly hired before each test. */
let nina: EmployeeRecord;
let ninaClient: Client;
let id: string;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
beforeEach(async () => {
  nina = await hire(cast.admin, {
    employeeId: `L-${++hired}`,
    name: 'Nina Berg',
    department: cast.sales._id,
  });
  ninaClient = await server.signIn(nina.email, PASSWORD);
  id = nina.employeeId;
});

const check = (...lines: string[]) =>
  checked(
    cast.admin,
    'leaves',
    [HEADINGS, ...lines].join('\n'),
    { dateOrder: 'year-first' },
    'leaves.csv',
  );
const own = async () =>
  ((await cast.admin.get(`/leave/${nina._id}`)).body.leaves as LeaveRecord[]).sort((a, b) =>
    a.startDate < b.startDate ? -1 : 1,
  );
const days = () => countRows(server, 'leave_day', 'employee_id = ?', [nina._id]);

describe('A file of leave requests', () => {
  test('is shown as it would be stored, and stores nothing by that', async () => {
    const job = await check(
      `${id},Sick Leave,2026-01-05,2026-01-07,Flu,Approved,Get well,2026-01-04`,
    );
    expect(job).toMatchObject({
      kind: 'leaves',
      state: 'Checked',
      fault: null,
      counts: { new: 1, changed: 0, unchanged: 0, repeated: 0, refused: 0 },
    });
    expect((await rowsOf(cast.admin, job)).map(({ record }) => record)).toEqual([
      {
        employeeId: id,
        email: null,
        name: 'Nina Berg',
        leaveType: 'Sick Leave',
        startDate: '2026-01-05',
        endDate: '2026-01-07',
        reason: 'Flu',
        status: 'Approved',
        note: 'Get well',
        createdAt: '2026-01-04',
      },
    ]);
    expect(await own()).toEqual([]);
  });

  test('warns where the balance does not cover a request, counting the rows before it', async () => {
    await storePolicy(server, {
      typeId: ANNUAL,
      holder: nina._id,
      rules: yearlyRules(4),
    });
    const job = await check(
      `${id},Annual Leave,2026-02-02,2026-02-04,Three days,Approved,,`,
      `${id},Annual Leave,2026-02-09,2026-02-10,Two more,Pending,,`,
      `${id},Annual Leave,2026-03-02,2026-03-02,Not taken,Rejected,,`,
      `${id},Sick Leave,2026-03-03,2026-03-13,Without a policy,Approved,,`,
    );
    expect(job).toMatchObject({ counts: { new: 4, refused: 0 }, warned: 1 });
    expect((await rowsOf(cast.admin, job)).map(({ notes }) => notes)).toEqual([
      [],
      [
        expect.stringContaining(
          'The balance of Annual Leave does not cover it (days missing on 2026-02-10: 1).',
        ),
      ],
      [],
      [],
    ]);
  });

  const store = async () => {
    const { _id } = await check(
      `${id},Sick Leave,2026-01-05,2026-01-07,Flu,Approved,Get well,2026-01-04`,
      `${id},Annual Leave,2026-02-02,2026-02-06,Séjour à la mer,Pending,,`,
      `${id},Casual Leave,2026-03-02,2026-03-02,Move,Rejected,Not that day,`,
      `${id},Personal Leave,2026-04-06,2026-04-07,Trip,Cancelled,Called off,`,
      `${id},Personal Leave,2026-05-06,2026-05-07,Trip,Cancelled,,`,
    );
    return applied(cast.admin, { _id });
  };

  test('is stored in every state, with its days, decision and request date', async () => {
    expect(await store()).toMatchObject({
      state: 'Applied',
      fault: null,
      changedSince: 0,
      counts: { new: 5, refused: 0 },
    });
    const decided = {
      decidedBy: 'Head Admin',
      decidedAt: expect.any(String),
      cancelledBy: null,
      cancelledAt: null,
      cancelReason: null,
    };
    const cancelled = {
      decidedBy: null,
      decidedAt: null,
      cancelledBy: 'Head Admin',
      cancelledAt: expect.any(String),
      note: null,
    };
    expect(await own()).toMatchObject([
      {
        leaveType: 'Sick Leave',
        startDate: '2026-01-05',
        endDate: '2026-01-07',
        days: 3,
        reason: 'Flu',
        status: 'Approved',
        note: 'Get well',
        createdAt: '2026-01-04T00:00:00.000Z',
        ...decided,
      },
      {
        leaveType: 'Annual Leave',
        days: 5,
        reason: 'Séjour à la mer',
        status: 'Pending',
        note: null,
        decidedBy: null,
        decidedAt: null,
        cancelledBy: null,
        cancelReason: null,
      },
      { leaveType: 'Casual Leave', days: 1, status: 'Rejected', note: 'Not that day', ...decided },
      { status: 'Cancelled', cancelReason: 'Called off', ...cancelled },
      { status: 'Cancelled', cancelReason: 'Imported', ...cancelled },
    ]);
    expect(Date.now() - Date.parse((await own())[1]?.createdAt ?? '')).toBeLessThan(60_000);
    expect(await days()).toBe(8);
  });

  test('sends no notification; each request is in the audit log and is found', async () => {
    const mails = await countRows(server, 'mail');
    await store();
    for (const table of ['notification', 'admin_notification'])
      expect(
        await countRows(
          server,
          table,
          'leave_id IN (SELECT id FROM leave_request WHERE employee_id = ?)',
          [nina._id],
        ),
      ).toBe(0);
    expect(await countRows(server, 'mail')).toBe(mails);
    expect(await auditOf(server, (await own())[0]?._id ?? '')).toEqual([
      {
        actor: cast.admin.user._id,
        actorName: 'Head Admin',
        action: 'leave.import',
        subject: 'leave',
        subjectName: 'Nina Berg',
        before: null,
        requestId: expect.any(String),
        after: {
          leaveType: 'Sick Leave',
          startDate: '2026-01-05',
          endDate: '2026-01-07',
          reason: 'Flu',
          status: 'Approved',
          note: 'Get well',
        },
      },
    ]);
    expect(
      (
        await ninaClient.get(
          `/leave/${nina._id}?filter=${encodeURIComponent(JSON.stringify({ q: 'sejour' }))}`,
        )
      ).body.leaves,
    ).toHaveLength(1);
  });

  test('refuses rows of nobody, and days that a request or another row has, naming it', async () => {
    await requestLeave(ninaClient, nina._id, '2026-03-02', '2026-03-06');
    const job = await check(
      'NOBODY-1,Sick Leave,2026-01-05,2026-01-07,Flu,Approved,,',
      `${id},Sick Leave,2026-01-05,2026-01-07,Flu,Approved,,`,
      `${id.toLowerCase()},Sick Leave,2026-01-07,2026-01-09,Flu,Pending,,`,
      `${id},Sick Leave,2026-01-05,2026-01-07,Flu again,Approved,,`,
      `${id},Sick Leave,2026-01-01,2026-01-31,Flu,Rejected,,`,
      `${id},Annual Leave,2026-03-02,2026-03-06,Rest,Approved,,`,
      `${id},Annual Leave,2026-02-20,2026-03-02,Rest,Pending,,`,
      `${id},Annual Leave,2026-02-20,2026-03-01,Rest,Pending,,`,
      `${cast.zoe.employeeId},Sick Leave,2026-01-05,2026-01-07,Flu,Approved,,`,
      `${id},Annual Leave,2026-06-07,2026-06-05,Rest,Pending,,`,
      `${id},Annual Leave,2026-06-05,2026-06-07,,Pending,,`,
      `${id},Annual Leave,2026-06-15,2026-06-17,Rest,Pending,,,surplus`,
    );
    expect(await results(cast.admin, job)).toEqual([
      ['refused', 'employeeId NOBODY-1 does not match any employee. Import the employee first.'],
      ['new'],
      [
        'refused',
        'startDate 2026-01-07 starts a leave that overlaps with row 3, from 2026-01-05 to 2026-01-07.',
      ],
      [
        'refused',
        'startDate 2026-01-05 repeats row 3 with different values (Reason). Keep only one of them.',
      ],
      ['new'],
      [
        'refused',
        'startDate 2026-03-02 starts a leave that overlaps with the Annual Leave from 2026-03-02 to 2026-03-06 (Pending).',
      ],
      [
        'refused',
        'startDate 2026-02-20 starts a leave that overlaps with the Annual Leave from 2026-03-02 to 2026-03-06 (Pending).',
      ],
      ['new'],
      ['new'],
      ['refused', expect.stringMatching(/^endDate 2026-06-05 /)],
      ['refused', 'reason  is missing.'],
      ['refused', `employeeId ${id} is in a row with more cells than headings.`],
    ]);
    expect(await applied(cast.admin, job)).toMatchObject({ state: 'Applied', fault: null });
    expect(await days()).toBe(5 + 3 + 10);
  });

  test('leaves alone the very same requests when it is brought again', async () => {
    const lines = ['Pending', 'Approved', 'Rejected', 'Cancelled'].map(
      (status, month) =>
        `${id},Annual Leave,2026-0${month + 1}-05,2026-0${month + 1}-07,Rest,${status},,`,
    );
    await applied(cast.admin, await check(...lines));
    const again = await check(...lines, `${id},Annual Leave,2026-03-05,2026-03-07,Rest,Approved,,`);
    expect(again.counts).toEqual({ new: 1, changed: 0, unchanged: 4, repeated: 0, refused: 0 });
  });

  test('finds overlaps across many rows', async () => {
    const day = (offset: number) =>
      new Date(Date.UTC(2020, 0, 1 + offset)).toISOString().slice(0, 10);
    const spans = Array.from({ length: 600 }, (_, index) => (index * 7) % 600);
    const lines = [
      ...spans.map((index) => [index * 3, index * 3 + 1]),
      [1, 1],
      [1799, 1799],
      [1798, 1800],
      [2, 2],
    ].map(([start = 0, end = 0]) => `${id},Sick Leave,${day(start)},${day(end)},Flu,Approved,,`);
    const job = await check(...lines);
    expect(job.counts).toEqual({ new: 602, changed: 0, unchanged: 0, repeated: 0, refused: 2 });
    const all = await results(cast.admin, job);
    expect(all[600]).toEqual([
      'refused',
      `startDate ${day(1)} starts a leave that overlaps with row 2, from ${day(0)} to ${day(1)}.`,
    ]);
    expect(all[602]).toEqual([
      'refused',
      `startDate ${day(1798)} starts a leave that overlaps with row 259, from ${day(1797)} to ${day(1798)}.`,
    ]);
  });

  test('is not stored at all when somebody took the days meanwhile', async () => {
    const job = await check(
      `${id},Sick Leave,2026-01-05,2026-01-07,Flu,Approved,,`,
      `${id},Sick Leave,2026-02-05,2026-02-07,Flu,Approved,,`,
    );
    await requestLeave(ninaClient, nina._id, '2026-02-07', '2026-02-08');
    expect(await applied(cast.admin, job)).toMatchObject({
      state: 'Checked',
      fault: expect.stringContaining('check it again'),
    });
    expect(await own()).toHaveLength(1);
    expect(await days()).toBe(2);
  });
});

describe('An import of leave requests', () => {
  let job: ImportRecord;
  beforeEach(async () => {
    job = await applied(
      cast.admin,
      await check(
        `${id},Sick Leave,2026-01-05,2026-01-07,Flu,Approved,,`,
        `${id},Sick Leave,2026-02-05,2026-02-07,Flu,Pending,,`,
      ),
    );
  });

  test('is undone as a whole, and can be brought again', async () => {
    const [leave] = await own();
    expect(await undone(cast.admin, job)).toMatchObject({
      state: 'Undone',
      fault: null,
      undoneBy: 'Head Admin',
    });
    expect([await own(), await days()]).toEqual([[], 0]);
    expect(
      (await auditOf(server, leave?._id ?? '')).map(({ action, before, after }) => [
        action,
        before,
        after,
      ]),
    ).toEqual([
      ['leave.import', null, expect.objectContaining({ startDate: '2026-01-05' })],
      ['leave.import_undone', expect.objectContaining({ startDate: '2026-01-05' }), null],
    ]);
    expect(
      (await check(`${id},Sick Leave,2026-01-05,2026-01-07,Flu,Approved,,`)).counts,
    ).toMatchObject({ new: 1 });
  });

  test.each<[string, (approved: LeaveRecord, pending: LeaveRecord) => Promise<unknown>]>([
    [
      'decided',
      (_, pending) => cast.ruthClient.put(`/leave/${pending._id}`, { status: 'Approved' }),
    ],
    ['withdrawn', (_, pending) => ninaClient.post(`/leave/withdraw/${pending._id}`)],
    [
      'called off',
      (approved) =>
        cast.admin.post(`/leave/withdraw/${approved._id}`, { reason: 'The trip was called off' }),
    ],
  ])('stays once one of its requests was %s', async (_, change) => {
    const [approved, pending] = (await own()) as [LeaveRecord, LeaveRecord];
    await change(approved, pending);
    expect((await importOf(cast.admin, job)).changedSince).toBe(1);
    expect(await undone(cast.admin, job)).toMatchObject({
      state: 'Applied',
      fault: '1 record has changed since, so this import cannot be undone.',
    });
    expect(await own()).toHaveLength(2);
  });

  test('that is undone, and a decision at the same moment do not both happen', async () => {
    const [, pending] = (await own()) as [LeaveRecord, LeaveRecord];
    const [decision] = await Promise.all([
      cast.ruthClient.put(`/leave/${pending._id}`, { status: 'Approved' }),
      cast.admin.post(`/import/undo/${job._id}`),
    ]);
    const decided = decision.status === 200;
    expect((await waitForImport(cast.admin, job)).state).toBe(decided ? 'Applied' : 'Undone');
    expect((await own()).map(({ status }) => status)).toEqual(
      decided ? ['Approved', 'Approved'] : [],
    );
    expect(await days()).toBe(decided ? 6 : 0);
  });
});

test('leave outside of employment is refused, by the call as in a file (it was taken in the gap between two employments)', async () => {
  await cast.admin.put(`/employee/employment/${nina._id}`, {
    hireDate: '2015-03-01',
    leftOn: '2018-02-28',
  });
  await cast.admin.post(`/employee/return/${nina._id}`, { returnDate: '2020-02-01' });
  await cast.admin.put(`/employee/employment/${nina._id}`, { leftOn: '2022-06-30' });
  const faultOf = async (startDate: string, endDate: string) => {
    const answer = await cast.admin.post('/leave/add', {
      userId: nina._id,
      leaveType: 'Annual Leave',
      startDate,
      endDate,
      reason: 'Rest',
    });
    return [answer.status, answer.body.errors];
  };
  const gap =
    'Not all of these days are within an employment: the last day was 2018-02-28, the next hire date is 2020-02-01.';
  expect(await faultOf('2015-02-28', '2015-03-02')).toEqual([
    400,
    { startDate: 'These days begin before the hire date, 2015-03-01.' },
  ]);
  expect(await faultOf('2018-03-01', '2018-03-02')).toEqual([400, { startDate: gap }]);
  expect(await faultOf('2018-02-27', '2018-03-01')).toEqual([400, { endDate: gap }]);
  expect(await faultOf('2022-06-30', '2022-07-01')).toEqual([
    400,
    { endDate: 'These days go beyond the last day of employment, 2022-06-30.' },
  ]);
  expect(await days()).toBe(0);
  expect((await faultOf('2020-02-01', '2020-02-02'))[0]).toBe(201);

  const job = await check(
    `${id},Annual Leave,2015-02-27,2015-03-02,Rest,Approved,,`,
    `${id},Annual Leave,2018-06-01,2018-06-05,Rest,Approved,,`,
    `${id},Annual Leave,2022-07-01,2022-07-05,Rest,Approved,,`,
    `${id},Annual Leave,2018-07-01,2018-07-05,Rest,Rejected,,`,
    `${id},Annual Leave,2018-02-26,2018-02-28,Rest,Approved,,`,
  );
  expect(job.counts).toMatchObject({ new: 2, refused: 3 });
  expect(
    (await rowsOf(cast.admin, job, 'refused')).map(({ faults }) =>
      faults.map(({ field, text }) => [field, text]),
    ),
  ).toEqual([
    [['startDate', 'is before the hire date, 2015-03-01.']],
    [
      [
        'startDate',
        'makes the leave extend beyond an employment: the last day was 2018-02-28, the next hire date is 2020-02-01.',
      ],
    ],
    [['startDate', 'is after the last day of employment, 2022-06-30.']],
  ]);
});

test('a file of leave requests finds people by email address, or by a name that only one has', async () => {
  const job = await checked(
    cast.admin,
    'leaves',
    [
      'Email,Employee Name,Leave Type,Start Date,End Date',
      `${nina.email.toUpperCase()},,Sick Leave,2026-01-05,2026-01-07`,
      `${nina.email},,Sick Leave,2026-01-05,2026-01-07`,
      `,${cast.ruth.userId.name},Sick Leave,2026-01-05,2026-01-07`,
      'nobody@company.example,,Sick Leave,2026-01-05,2026-01-07',
      ',,Sick Leave,2026-01-05,2026-01-07',
    ].join('\n'),
    { dateOrder: 'year-first' },
  );
  expect(await results(cast.admin, job)).toEqual([
    ['new'],
    ['repeated'],
    ['new'],
    [
      'refused',
      'email nobody@company.example does not match any employee. Import the employee first.',
    ],
    ['refused', 'email  is missing.'],
  ]);
  await applied(cast.admin, job);
  expect(await own()).toMatchObject([{ startDate: '2026-01-05', leaveType: 'Sick Leave' }]);
});
