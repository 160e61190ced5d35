import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { Career, yearly } from '../../support/career.js';
import type { Answer } from '../../support/client.js';
import {
  storeAssignment,
  storeHolidayDays,
  storeVersion,
  previewed,
} from '../../support/leave-preview.js';
import { rows } from '../../support/rows.js';
import { ADMIN } from '../../support/server.js';
import { closeLeave, storeClosings, yearEndOfFile } from '../../support/year-end.js';

/** A year is over, and 2025 is closed after it. Each group has a leave type of its own, since what is closed stays closed. */
const TODAY = '2026-11-22';
const CLOSED = '2025-12-31';

const { server, admin, department, newType, begin, closings } = await yearEndOfFile();
const entry = (career: Career, type: LeaveTypeRecord, more: object) =>
  admin.post('/leave/entry/add', {
    employeeId: career.id,
    leaveType: type._id,
    kind: 'adjustment',
    amount: 1,
    reason: 'Late',
    ...more,
  });
const isClosed = ({ status, body }: Answer, field: string, latest = CLOSED) =>
  expect({ status, code: body.code, errors: body.errors }).toEqual({
    status: 409,
    code: 'leave.closed',
    errors: {
      [field]: `Leave up to ${latest} is closed and can no longer be changed. To correct it, adjust the balance on ${addDays(latest, 1)}, the first open day.`,
    },
  });

describe('closing', () => {
  test('refuses a change with the way out of it, which is then open', async () => {
    const type = await newType();
    const career = await begin(type);
    await closeLeave(admin, type.name, CLOSED);
    const refused = await entry(career, type, { day: '2025-06-02' });
    isClosed(refused, 'day');
    const { parameters } = refused.body.refusal;
    expect(parameters).toEqual({ latest: CLOSED, open: '2026-01-01' });
    expect(await entry(career, type, { day: parameters.open })).toMatchObject({ status: 201 });
  });

  test('stores what was left of each leave year that has ended, once', async () => {
    const type = await newType();
    const career = await begin(type);
    await career.take('2025-05-05', '2025-05-07');
    const before = await career.lines('2025-12-31', '2026-12-31');
    await closeLeave(admin, type.name, CLOSED);
    expect(await career.lines('2025-12-31', '2026-12-31')).toEqual(before);
    await storeClosings(server);
    await storeClosings(server);
    expect(await closings(career)).toEqual([{ day: CLOSED, amount: 21_000, reason: '' }]);
    expect(await career.lines('2025-12-31', '2026-12-31')).toEqual(before);
    expect(await career.ledger('2025-01-01', '2026-01-01')).toEqual([
      '2025-01-01 accrual +24.000 24.000',
      '2025-05-05 taken -1.000 23.000',
      '2025-05-06 taken -1.000 22.000',
      '2025-05-07 taken -1.000 21.000',
      '2026-01-01 carried 0.000 21.000',
      '2026-01-01 accrual +24.000 45.000',
    ]);
  });

  test('cuts nobody’s own leave year in the middle', async () => {
    const type = await newType();
    const career = await begin(type, { yearStart: 'hire' }, '2024-04-15');
    await closeLeave(admin, type.name, CLOSED);
    await storeClosings(server);
    expect(await closings(career)).toEqual([expect.objectContaining({ day: '2025-04-14' })]);
    expect((await career.request('2025-05-05', '2025-05-06')).status).toBe(201);
    isClosed(await career.request('2025-04-14', '2025-04-15'), 'startDate', '2025-04-14');
  });

  test('only moves forward, and ends before today', async () => {
    const type = await newType();
    await begin(type);
    await closeLeave(admin, type.name, CLOSED);
    isClosed(
      await admin.post('/leave/close', { leaveType: type.name, until: CLOSED, basis: newId() }),
      'until',
    );
    expect(
      await admin.post('/leave/close', { leaveType: type.name, until: TODAY, basis: newId() }),
    ).toMatchObject({
      status: 400,
      body: { errors: { until: 'Until cannot be after 2026-11-21.' } },
    });
    await closeLeave(admin, type.name, '2026-11-21');
    const { body } = await admin.get(
      `/leave/year-end?leaveType=${encodeURIComponent(type.name)}&year=2025`,
    );
    expect(body.yearEnd).toMatchObject({
      year: 2025,
      from: '2025-01-01',
      until: CLOSED,
      closedUntil: '2026-11-21',
      closableFrom: null,
      pending: 0,
    });
  });

  test('is stored after its simulation, of the same day and of rules that still hold', async () => {
    const [type, other] = [await newType(), await newType()];
    await begin(type);
    await admin.confirm(ADMIN.password);
    const close = async (basis: string | null | undefined, until = CLOSED) => {
      const { status, body } = await admin.post('/leave/close', {
        leaveType: type.name,
        until,
        basis,
      });
      return { status, code: body.code, errors: body.errors };
    };
    const simulated = () =>
      previewed(admin, { kind: 'close', leaveType: type.name, until: CLOSED });
    expect(await close(undefined)).toMatchObject({
      status: 400,
      errors: { basis: expect.any(String) },
    });
    const stale = { status: 409, code: 'request.stale', errors: undefined };
    const { basis } = await simulated();
    expect(await close(basis, '2025-11-30')).toEqual(stale);
    expect(
      await close(
        (await previewed(admin, { kind: 'close', leaveType: other.name, until: CLOSED })).basis,
      ),
    ).toEqual(stale);
    await begin(other);
    expect(await close(basis)).toEqual(stale);
    expect(
      (await previewed(admin, { kind: 'close', leaveType: type.name, until: '2026-12-31' })).basis,
    ).toBeNull();
    expect(await close((await simulated()).basis)).toMatchObject({ status: 200 });
  });

  test('is of one leave type: others stay open', async () => {
    const [closedType, open] = [await newType(), await newType()];
    await begin(closedType);
    await closeLeave(admin, closedType.name, CLOSED);
    expect((await (await begin(open)).request('2025-06-02', '2025-06-02')).status).toBe(201);
  });

  test('asks for the password again', async () => {
    const other = await server.signInUnconfirmed(
      'head.admin@company.example',
      'a sound admin password',
    );
    expect(
      await other.post('/leave/close', {
        leaveType: 'Annual Leave',
        until: CLOSED,
        basis: newId(),
      }),
    ).toMatchObject({ status: 403, body: { code: 'auth.confirm_needed' } });
  });
});

describe('in closed years', () => {
  let type: LeaveTypeRecord;
  let career: Career;
  let pending: string;
  let across: string;

  beforeAll(async () => {
    type = await newType();
    career = await begin(type);
    pending = (await career.request('2025-08-04', '2025-08-05')).body.leave._id;
    across = await career.take('2025-12-30', '2026-01-06');
    await career.follow(yearly(24, { carry: null }), '2026-01-01');
    await closeLeave(admin, type.name, CLOSED);
    await storeClosings(server);
  });

  test('nothing is requested', async () =>
    isClosed(await career.request('2025-09-01', '2025-09-02'), 'startDate'));

  test('nothing is approved or rejected', async () => {
    for (const status of ['Approved', 'Rejected'])
      isClosed(await admin.put(`/leave/${pending}`, { status }), 'status');
  });

  test('no days are taken out; open days of the same leave can be', async () => {
    isClosed(
      await admin.post(`/leave/shorten/${across}`, {
        from: '2025-12-31',
        to: '2026-01-02',
        reason: 'Ill',
      }),
      'from',
    );
    const before = await career.totalOn('2026-01-10');
    expect(
      (
        await admin.post(`/leave/shorten/${across}`, {
          from: '2026-01-05',
          to: '2026-01-06',
          reason: 'Ill',
        })
      ).status,
    ).toBe(200);
    expect(await career.totalOn('2026-01-10')).toBe((before ?? 0) + 2);
  });

  test('no entry is added or previewed', async () => {
    isClosed(await entry(career, type, { day: CLOSED }), 'day');
    isClosed(
      await admin.post('/leave/entry/preview', {
        employeeId: career.id,
        leaveType: type._id,
        kind: 'adjustment',
        amount: 1,
        day: CLOSED,
      }),
      'day',
    );
    expect((await entry(career, type, { day: '2026-01-01' })).status).toBe(201);
  });

  test('no version begins whose people have them; one that nobody has can', async () => {
    const { body } = await admin.get('/leave/policy');
    const own = body.policies.filter(
      ({ leaveType }: { leaveType: { _id: string } }) => leaveType._id === type._id,
    );
    const { rules } = own[0].versions[0];
    isClosed(
      await admin.post(`/leave/policy/version/${own[0]._id}`, {
        from: '2025-07-01',
        rules,
        basis: newId(),
      }),
      'from',
    );
    const added = await admin.post('/leave/policy/add', {
      leaveType: type._id,
      name: 'Held by nobody',
      from: '2025-01-01',
      rules,
    });
    expect(added.status).toBe(201);
    expect(
      (await storeVersion(admin, added.body.policy._id, { from: '2025-07-01', rules })).status,
    ).toBe(201);
  });

  test('nothing is assigned to people who have them, or to everybody; people without them can have it', async () => {
    const { body } = await admin.post('/holiday/add', { name: 'Late calendar' });
    const assign = (holders: string[] | '*', from: string) =>
      storeAssignment(admin, { holders, subject: 'calendar', target: body.calendar._id, from });
    isClosed(await assign([career.id], '2025-06-01'), 'from');
    isClosed(await assign('*', '2025-06-01'), 'from');
    const later = await Career.begin(admin, department, {
      from: '2026-01-01',
      hireDate: '2026-01-01',
      leaveType: type,
      rules: yearly(24),
    });
    expect((await assign([later.id], '2025-06-01')).status).toBe(201);
    expect((await assign([career.id], '2026-01-01')).status).toBe(201);
  });

  test('nothing is assigned to all who match a filter if one of them has them, nor previewed', async () => {
    const open = await Career.begin(admin, department, {
      from: '2026-01-01',
      hireDate: '2026-01-01',
      leaveType: type,
      rules: yearly(24),
    });
    const { body } = await admin.post('/holiday/add', { name: 'Calendar of those who match' });
    const assignment = { subject: 'calendar', target: body.calendar._id, from: '2025-06-01' };
    const both = { ...assignment, holders: { filter: { id: [career.id, open.id] } } };
    isClosed(await storeAssignment(admin, both), 'from');
    expect((await admin.get(`/work/assignment/${open.id}`)).body.held).not.toContainEqual(
      expect.objectContaining({ subject: 'calendar', own: true }),
    );
    const preview = (change: object) =>
      admin.post('/leave/preview', { change: { kind: 'assignment', ...change } });
    isClosed(await preview(both), 'from');
    isClosed(await preview({ ...assignment, holders: [career.id] }), 'from');
    isClosed(await preview({ ...assignment, holders: '*' }), 'from');
    const alone = { ...assignment, holders: { filter: { id: [open.id] } } };
    expect((await preview(alone)).status).toBe(202);
    expect(await storeAssignment(admin, alone)).toMatchObject({
      status: 201,
      body: { assigned: 1 },
    });
  });

  test('nothing is assigned to all who match if one of them was hired after the closing, either', async () => {
    const own = await newType();
    await begin(own, { yearStart: 'hire' }, '2024-04-15');
    await closeLeave(admin, own.name, CLOSED);
    await storeClosings(server);
    const late = await begin(own);
    const policy = await late.policy();
    const assignment = {
      subject: own._id,
      target: null,
      from: '2025-06-01',
      holders: { filter: { id: [late.id] } },
    };
    isClosed(
      await admin.post('/leave/preview', { change: { kind: 'assignment', ...assignment } }),
      'from',
    );
    isClosed(await storeAssignment(admin, assignment), 'from');
    expect(await late.policy()).toBe(policy);
  });

  test('no assignment is taken back, and that is not previewed', async () => {
    const [{ id }] = (await rows<{ id: string }>(
      server,
      "SELECT id FROM leave_assignment WHERE holder = ? AND subject = ? AND from_date = '2025-01-01'",
      [career.id, type._id],
    )) as [{ id: string }];
    isClosed(await admin.post(`/work/assignment/end/${id}`, {}), 'assignment');
    isClosed(
      await admin.post('/leave/preview', { change: { kind: 'assignmentEnd', assignment: id } }),
      'assignment',
    );
  });
});

describe('holidays', () => {
  test('18. of an open year give leave back at once, and what is carried over follows', async () => {
    const type = await newType();
    const career = await Career.begin(admin, department, {
      from: '2025-01-01',
      hireDate: '2025-01-01',
      leaveType: type,
      rules: yearly(22, { carry: null }),
    });
    const calendar = await career.holidays([]);
    await career.take('2025-08-11', '2025-08-22');
    expect(await career.totalOn('2025-12-31')).toBe(12);
    await storeHolidayDays(admin, calendar, {
      add: [{ day: '2025-08-15', half: null, name: 'New holiday' }],
    });
    expect(await career.totalOn('2025-12-31')).toBe(13);
    expect(
      (await career.lines('2026-01-01', '2026-01-01')).find(({ kind }) => kind === 'carried')
        ?.balance,
    ).toBe(13);
  });

  test('of a closed year stay as they are, where they counted for somebody; their names can be corrected', async () => {
    const type = await newType();
    const career = await begin(type);
    const calendar = await career.holidays([{ day: '2025-08-15', half: null, name: 'Asumption' }]);
    await closeLeave(admin, type.name, CLOSED);
    await storeClosings(server);
    const change = (body: object) =>
      admin.post(`/holiday/days/${calendar}`, { ...body, basis: newId() });
    isClosed(await change({ add: [{ day: '2025-10-03', half: null, name: 'Late' }] }), 'add');
    isClosed(
      await change({ add: [{ day: '2025-08-15', half: 'morning', name: 'Assumption' }] }),
      'add',
    );
    isClosed(await change({ remove: ['2025-08-15'] }), 'remove');
    expect(
      (
        await storeHolidayDays(admin, calendar, {
          add: [
            { day: '2025-08-15', half: null, name: 'Assumption' },
            { day: '2026-08-15', half: null, name: 'Assumption' },
          ],
        })
      ).status,
    ).toBe(200);
    const { body } = await admin.post('/holiday/add', { name: 'Of nobody' });
    expect(
      (
        await storeHolidayDays(admin, body.calendar._id, {
          add: [{ day: '2025-08-15', half: null, name: 'Assumption' }],
        })
      ).status,
    ).toBe(200);
  });

  test('stay as they are right after a closing, too, before what was left is stored', async () => {
    const type = await newType();
    const career = await begin(type);
    const calendar = await career.holidays([]);
    await storeClosings(server);
    await closeLeave(admin, type.name, CLOSED);
    isClosed(
      await admin.post(`/holiday/days/${calendar}`, {
        add: [{ day: '2025-10-03', half: null, name: 'Late' }],
        basis: newId(),
      }),
      'add',
    );
    isClosed(
      await admin.post('/leave/preview', {
        change: {
          kind: 'holidays',
          calendar,
          add: [{ day: '2025-10-03', half: null, name: 'Late' }],
        },
      }),
      'add',
    );
  });
});

describe('what is taken back in a closed year', () => {
  const closed = async (rules: Parameters<typeof yearly>[1] = {}) => {
    const type = await newType();
    const career = await begin(type, rules);
    const leave = await career.take('2025-05-05', '2025-05-07');
    return { type, career, leave, close: () => closeLeave(admin, type.name, CLOSED) };
  };
  const corrections = async (career: Career) =>
    (await career.lines('2025-01-01', TODAY))
      .filter(({ kind }) => kind === 'correction')
      .map(({ day, amount, reason }) => ({ day, amount, reason }));

  test.each([
    ['stored', true],
    ['not yet stored', false],
  ])('is corrected on the first open day, what was left being %s', async (_, stored) => {
    const { career, leave, close } = await closed();
    await close();
    if (stored) await storeClosings(server);
    expect((await admin.get(`/leave/detail/${leave}`)).body.leave).toMatchObject({
      lapsedIfCancelled: 0,
    });
    expect((await admin.post(`/leave/withdraw/${leave}`, { reason: 'Never taken' })).status).toBe(
      200,
    );
    expect(await corrections(career)).toEqual([
      { day: '2026-01-01', amount: 3, reason: 'Never taken' },
    ]);
    await storeClosings(server);
    expect(await closings(career)).toEqual([{ day: CLOSED, amount: 21_000, reason: '' }]);
    expect(await career.totalOn(TODAY)).toBe(48);
  });

  test('14. brings back nothing that had lapsed by the year’s end', async () => {
    const { career, leave, close } = await closed({ carry: 0 });
    await close();
    await admin.post(`/leave/withdraw/${leave}`, { reason: 'Never taken' });
    expect(await corrections(career)).toEqual([]);
    expect(await career.totalOn(TODAY)).toBe(24);
  });

  test('is corrected for a withdrawn request as well, and only for its closed days', async () => {
    const type = await newType();
    const career = await begin(type);
    const { body } = await career.request('2025-12-30', '2026-01-02');
    await closeLeave(admin, type.name, CLOSED);
    expect(
      (await admin.post(`/leave/withdraw/${body.leave._id}`, { reason: 'Forgotten' })).status,
    ).toBe(200);
    expect(await corrections(career)).toEqual([
      { day: '2026-01-01', amount: 2, reason: 'Forgotten' },
    ]);
    expect(await career.totalOn(TODAY)).toBe(48);
  });

  test('an entry stays, and its reversal counts on the first open day', async () => {
    const { type, career, close } = await closed();
    const { body } = await entry(career, type, { day: '2025-06-01', amount: 4 });
    await close();
    const reversed = await admin.post(`/leave/entry/reverse/${body.entry._id}`, {
      reason: 'Wrong person',
    });
    expect(reversed).toMatchObject({
      status: 200,
      body: {
        entry: { day: '2026-01-01', kind: 'correction', amount: -4, reverses: body.entry._id },
      },
    });
    expect(await corrections(career)).toEqual([
      { day: '2026-01-01', amount: -4, reason: 'Wrong person' },
    ]);
    expect(await career.totalOn(TODAY)).toBe(45);
    expect(
      await admin.post(`/leave/entry/reverse/${body.entry._id}`, { reason: 'Again' }),
    ).toMatchObject({ status: 409, body: { code: 'entry.reversed' } });
  });
});
