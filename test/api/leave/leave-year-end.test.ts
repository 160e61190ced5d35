import { describe, expect, test } from '@jest/globals';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import type { PreviewPersonRecord } from '../../../api/contract/leave/leave-preview.js';
import { yearly } from '../../support/career.js';
import { previewed } from '../../support/leave-preview.js';
import { closeLeave, yearEndOfFile } from '../../support/year-end.js';
import { query } from '../lists/list.data.js';

const CLOSED = '2025-12-31';

const { admin, newType, begin } = await yearEndOfFile();

describe('the simulation of a year’s end', () => {
  const simulate = (type: LeaveTypeRecord, until: string) =>
    previewed(admin, { kind: 'close', leaveType: type.name, until });
  const found = async (id: string, effect?: string) => {
    const { body } = await admin.get(
      `/leave/preview/people/${id}${query({ range: [0, 9], sort: ['difference', 'ASC'], filter: effect === undefined ? {} : { effect } })}`,
    );
    return body.people.map(
      ({
        employee,
        before,
        after,
        effect: of,
        rest,
        carried,
        until,
        expiring,
        debt,
        leaver,
        offered,
      }: PreviewPersonRecord) => ({
        id: employee._id,
        before,
        after,
        effect: of,
        rest,
        carried,
        until,
        expiring,
        debt,
        leaver,
        offered,
      }),
    );
  };

  const FIGURES = { until: null, expiring: 0, debt: 0, leaver: false, offered: null };
  const CARRIED = {
    ...FIGURES,
    before: 16,
    after: 5,
    effect: 'lose',
    rest: 16,
    carried: 5,
    until: '2026-03-31',
    expiring: 11,
  };
  const NEGATIVE = {
    ...FIGURES,
    before: -2,
    after: -2,
    effect: 'unchanged',
    rest: 0,
    carried: 0,
    debt: 2,
  };
  const LEFT = {
    ...FIGURES,
    before: 12,
    after: 12,
    effect: 'leaver',
    rest: 12,
    carried: 0,
    leaver: true,
    offered: { kind: 'payout', amount: -12 },
  };

  test('says for each person and policy what is carried over, expires and is negative, and what is offered to leavers', async () => {
    const type = await newType();
    const rules = { carry: 5, carryMonths: 3, negativeLimit: null };
    const [carries, owes, leaves] = [
      await begin(type, rules),
      await begin(type, rules),
      await begin(type, rules),
    ];
    await carries.take('2025-05-05', '2025-05-14');
    await owes.enter('2025-02-03', 'adjustment', -26);
    await admin.put(`/employee/employment/${leaves.id}`, { leftOn: '2025-06-30' });
    const preview = await simulate(type, CLOSED);
    expect(preview).toMatchObject({ kind: 'close', state: 'Done', on: CLOSED, basis: preview._id });
    const carried = { id: carries.id, ...CARRIED };
    const negative = { id: owes.id, ...NEGATIVE };
    const left = { id: leaves.id, ...LEFT };
    expect(await found(preview._id)).toEqual(expect.arrayContaining([carried, negative, left]));
    expect(await found(preview._id, 'expiring')).toEqual([carried]);
    expect(await found(preview._id, 'carried')).toEqual([carried]);
    expect(await found(preview._id, 'negative')).toEqual([negative]);
    expect(await found(preview._id, 'leavers')).toEqual([left]);
    const { body } = await admin.get(`/leave/year-end?leaveType=${type._id}&year=2025`);
    expect(body.yearEnd.simulation).toMatchObject({ _id: preview._id, state: 'Done' });
    const perPolicy = { policy: expect.anything(), people: 1 };
    expect(body.yearEnd.perPolicy).toEqual(
      expect.arrayContaining([
        { ...perPolicy, rest: 16, carried: 5, until: '2026-03-31', expiring: 11, debt: 0 },
        { ...perPolicy, rest: 0, carried: 0, until: null, expiring: 0, debt: 2 },
      ]),
    );
  });

  test('offers a leaver nothing more once the rest is paid', async () => {
    const type = await newType();
    const career = await begin(type);
    await admin.put(`/employee/employment/${career.id}`, { leftOn: '2025-06-30' });
    await admin.post('/leave/entry/add', {
      employeeId: career.id,
      leaveType: type._id,
      day: '2026-01-15',
      kind: 'payout',
      amount: -12,
      reason: 'Paid',
    });
    expect(await found((await simulate(type, CLOSED))._id)).toEqual([
      expect.objectContaining({ leaver: true, rest: 12, offered: null }),
    ]);
  });

  test('is a forecast without a basis for a year that is not over, and lists whose own year ends within it', async () => {
    const type = await newType();
    const [anniversary] = [
      await begin(type, { yearStart: 'hire' }, '2025-04-15'),
      await begin(type, { yearStart: 'hire' }, '2026-12-31'),
    ];
    const preview = await simulate(type, '2026-12-31');
    expect(preview.basis).toBeNull();
    expect(await found(preview._id)).toEqual([
      expect.objectContaining({ id: anniversary.id, rest: 24 }),
    ]);
  });

  test('is that of the rules: a change of them outdates it', async () => {
    const type = await newType();
    const career = await begin(type);
    await simulate(type, CLOSED);
    await career.follow(yearly(30), '2026-01-01');
    expect(
      (await admin.get(`/leave/year-end?leaveType=${type._id}&year=2025`)).body.yearEnd,
    ).toMatchObject({ simulation: null, perPolicy: [] });
  });
});

describe('the year end of a type', () => {
  test('says which years are closed, when the next can be, and how many requests are pending', async () => {
    const type = await newType();
    const career = await begin(type);
    await career.request('2025-08-04', '2025-08-05');
    // It begins in 2025, and ends after it.
    await career.request('2025-12-30', '2026-01-05');
    // No part of it is in 2025.
    await career.request('2026-02-02', '2026-02-03');
    const read = async (year?: number) =>
      (
        await admin.get(
          `/leave/year-end?leaveType=${type._id}${year === undefined ? '' : `&year=${year}`}`,
        )
      ).body.yearEnd;
    expect(await read()).toEqual({
      leaveType: { _id: type._id, name: type.name },
      unit: 'days',
      year: 2025,
      from: '2025-01-01',
      until: CLOSED,
      closedUntil: null,
      years: [
        { year: 2025, until: CLOSED, state: 'running' },
        { year: 2026, until: '2026-12-31', state: 'running' },
        { year: 2027, until: '2027-12-31', state: 'coming' },
      ],
      closableFrom: '2026-01-01',
      pending: 2,
      simulation: null,
      perPolicy: [],
    });
    await closeLeave(admin, type.name, CLOSED);
    expect(await read()).toMatchObject({
      year: 2026,
      closedUntil: CLOSED,
      closableFrom: '2027-01-01',
      pending: 3,
      years: [{ year: 2025, state: 'closed' }, { state: 'running' }, { state: 'coming' }],
    });
    expect(await admin.get(`/leave/year-end?leaveType=${type._id}&year=2029`)).toMatchObject({
      status: 400,
      body: { errors: { year: 'Choose a leave year from 2025 to 2027.' } },
    });
  });

  test('follows the leave year that its policies share', async () => {
    const type = await newType();
    await begin(type, { yearStart: '04-01' });
    const { body } = await admin.get(`/leave/year-end?leaveType=${type._id}&year=2026`);
    expect(body.yearEnd).toMatchObject({ from: '2025-04-01', until: '2026-03-31' });
  });
});
