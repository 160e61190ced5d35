import { describe, expect, jest, test } from '@jest/globals';
import type { LeaveLedgerResponse } from '../../../api/contract/leave/leave-balance-responses.js';
import type {
  LeaveBalanceRecord,
  LedgerLineRecord,
} from '../../../api/contract/leave/leave-balances.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { hire, hireCast, requestLeave } from '../../support/cast.js';
import { auditOf, rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { storePolicy } from '../../support/stored-leave-rules.js';
import { inParallel } from '../../support/together.js';

const TODAY = '2026-11-22';

const server = await serverOfFile();
jest.spyOn(server.app.get(Clock), 'today').mockReturnValue(TODAY);
const cast = await hireCast(server);
await storePolicy(server, {
  name: 'Annual',
  from: '2026-01-01',
  rules: { tiers: [{ years: 0, amount: 25_000 }], carry: 5_000, carryMonths: 6 },
});
await storePolicy(server, {
  leaveType: 'Sick Leave',
  name: 'Sick',
  from: '2026-01-01',
  rules: { tracked: false, tiers: [{ years: 0, amount: 0 }], negativeLimit: null },
});
await storePolicy(server, {
  leaveType: 'Personal Leave',
  name: 'Personal',
  from: '2026-01-01',
  rules: { yearStart: 'hire', tiers: [{ years: 0, amount: 2_000 }] },
});
await storePolicy(server, {
  leaveType: 'Emergency Leave',
  name: 'Later',
  from: '2027-01-01',
  rules: {},
});
const { admin, amara, amaraClient } = cast;
const requested = (await requestLeave(amaraClient, amara._id, '2026-04-03', '2026-04-10'))._id;
await admin.put(`/leave/${requested}`, { status: 'Approved' });
await requestLeave(amaraClient, amara._id, '2026-12-14', '2026-12-17');

const balances = async (query = '') =>
  (await cast.amaraClient.get(`/leave/balance/${cast.amara._id}${query}`)).body;
const annual = async (query = ''): Promise<LeaveBalanceRecord> =>
  (await balances(query)).balances.find(
    (one: LeaveBalanceRecord) => one.leaveType.name === 'Annual Leave',
  );
const ledger = async (query = '', type = 'Annual Leave'): Promise<LedgerLineRecord[]> =>
  (await cast.amaraClient.get(`/leave/ledger/${cast.amara.userId._id}?leaveType=${type}${query}`))
    .body.lines;
const entry = (more: Record<string, unknown> = {}) => ({
  employeeId: cast.zoe._id,
  leaveType: 'Annual Leave',
  day: '2026-08-12',
  kind: 'credit',
  amount: 1.5,
  reason: 'Worked on Saturday',
  ...more,
});

describe('balances', () => {
  test('tell an employee what is left of each type, and which cannot be reckoned', async () => {
    expect(await balances()).toEqual({
      success: true,
      employee: { _id: cast.amara._id, employeeId: 'R-1', name: 'Amara Okafor' },
      on: TODAY,
      balances: [expect.anything(), expect.anything()],
      incomplete: ['Personal Leave'],
    });
    expect(await annual()).toEqual({
      leaveType: { _id: expect.any(String), name: 'Annual Leave', unit: 'days' },
      tracked: true,
      balance: 19,
      left: 15,
      taken: 6,
      booked: 0,
      reserved: 4,
      available: 15,
      granted: 25,
      carriesOver: 5,
      ledgerToday: 19,
      leaveYear: { from: '2026-01-01', to: '2026-12-31' },
      endedOn: null,
      policy: { _id: expect.any(String), name: 'Annual', since: '2026-01-01' },
      pattern: null,
      expiring: [{ amount: 10, on: '2026-12-31' }],
      next: { on: '2027-01-01', amount: 25 },
    });
  });

  test('of somebody who left before the first policy are not said to lack a hire date', async () => {
    const early = await hire(cast.admin, {
      name: 'Ed Early',
      employeeId: 'R-11',
      department: cast.research._id,
      hireDate: '2015-01-01',
    });
    await cast.admin.put(`/employee/employment/${early._id}`, { leftOn: '2020-12-31' });
    expect((await cast.admin.get(`/leave/balance/${early._id}`)).body).toMatchObject({
      balances: [],
      incomplete: [],
    });
  });

  test('can be looked up for a day to come, up to two years ahead', async () => {
    expect(await annual('?on=2027-01-15')).toMatchObject({
      balance: 30,
      taken: 0,
      available: 30,
      expiring: [
        { amount: 5, on: '2027-06-30' },
        { amount: 20, on: '2027-12-31' },
      ],
    });
    expect(
      (await balances('?on=2027-01-15')).balances
        .map((one: LeaveBalanceRecord) => one.policy.name)
        .sort(),
    ).toEqual(['Annual', 'Later', 'Sick']);
    for (const wrong of ['2028-11-23', '1999-12-31', 'x', '', '2026-02-30']) {
      expect({
        wrong,
        ...(await cast.amaraClient.get(`/leave/balance/${cast.amara._id}?on=${wrong}`)),
      }).toMatchObject({ wrong, status: 400, body: { errors: { on: expect.any(String) } } });
    }
  });

  test('of somebody else are for admins', async () => {
    expect((await cast.admin.get(`/leave/balance/${cast.amara.userId._id}`)).body.balances).toEqual(
      (await balances()).balances,
    );
    expect((await cast.zoeClient.get(`/leave/balance/${cast.amara._id}`)).status).toBe(403);
    expect((await cast.admin.get(`/leave/balance/${newId()}`)).status).toBe(404);
  });
});

describe('a ledger', () => {
  test('has every line of the leave year, with its figures and its request', async () => {
    const lines = await ledger();
    expect(
      lines.map(({ day, kind, amount, balance }) => [day, kind, amount, balance].join(' ')),
    ).toEqual([
      '2026-01-01 accrual 25 25',
      '2026-04-03 taken -1 24',
      '2026-04-06 taken -1 23',
      '2026-04-07 taken -1 22',
      '2026-04-08 taken -1 21',
      '2026-04-09 taken -1 20',
      '2026-04-10 taken -1 19',
      '2026-12-14 reserved -1 18',
      '2026-12-15 reserved -1 17',
      '2026-12-16 reserved -1 16',
      '2026-12-17 reserved -1 15',
      '2027-01-01 expired -10 5',
      '2027-01-01 carried 0 5',
      '2027-01-01 accrual 25 30',
    ]);
    expect(lines[0]).toMatchObject({ numbers: { rate: 25, months: 12 }, until: '2026-12-31' });
    expect(lines[1]).toMatchObject({
      source: { leave: requested },
      request: { startDate: '2026-04-03', endDate: '2026-04-10' },
      parts: [{ allocation: '2026', amount: 1 }],
    });
  });

  test('names the leave years that it can be read for: from the first under a policy to that of today in two years', async () => {
    const { admin, research } = cast;
    const yearsOf = async (
      id: string,
      type = 'Annual Leave',
    ): Promise<LeaveLedgerResponse['leaveYears']> =>
      (await admin.get(`/leave/ledger/${id}?leaveType=${type}`)).body.leaveYears;
    const calendarYears = [2026, 2027, 2028].map((year) => ({
      from: `${year}-01-01`,
      to: `${year}-12-31`,
    }));
    expect(await yearsOf(cast.amara._id)).toEqual(calendarYears);
    expect(
      (
        await admin.get(
          `/leave/ledger/${cast.amara._id}?leaveType=Annual Leave&from=2028-01-01&to=2028-12-31`,
        )
      ).body.lines[0],
    ).toMatchObject({ day: '2028-01-01' });
    expect(await yearsOf(cast.amara._id, 'Casual Leave')).toEqual([]);
    const joiner = await hire(admin, {
      name: 'Jo Iner',
      employeeId: 'R-9',
      department: research._id,
      hireDate: '2027-04-15',
    });
    expect(await yearsOf(joiner._id)).toEqual([
      { from: '2027-04-15', to: '2027-12-31' },
      calendarYears[2],
    ]);
    expect(await yearsOf(joiner._id, 'Personal Leave')).toEqual([
      { from: '2027-04-15', to: '2028-04-14' },
      { from: '2028-04-15', to: '2029-04-14' },
    ]);
  });

  test('of somebody who left reaches to the last entry, and goes on with the return', async () => {
    const { admin, research } = cast;
    const leaver = await hire(admin, {
      name: 'Lee Aver',
      employeeId: 'R-10',
      department: research._id,
      hireDate: '2024-03-01',
    });
    const yearsOf = async (): Promise<LeaveLedgerResponse['leaveYears']> =>
      (await admin.get(`/leave/ledger/${leaver._id}?leaveType=Annual Leave`)).body.leaveYears;
    await admin.put(`/employee/employment/${leaver._id}`, { leftOn: '2026-06-30' });
    expect(await yearsOf()).toEqual([{ from: '2026-01-01', to: '2026-12-31' }]);
    expect(
      (
        await admin.post(
          '/leave/entry/add',
          entry({ employeeId: leaver._id, day: '2027-01-15', kind: 'payout', amount: -12 }),
        )
      ).status,
    ).toBe(201);
    expect(await yearsOf()).toEqual([{ from: '2026-01-01', to: '2027-01-15' }]);
    expect(
      (await admin.get(`/leave/ledger/${leaver._id}?leaveType=Annual Leave`)).body.lines.at(-1),
    ).toMatchObject({ kind: 'payout' });
    expect(
      (await admin.post(`/employee/return/${leaver._id}`, { returnDate: '2027-03-01' })).status,
    ).toBe(200);
    expect(await yearsOf()).toEqual([
      { from: '2026-01-01', to: '2027-01-15' },
      { from: '2027-03-01', to: '2027-12-31' },
      { from: '2028-01-01', to: '2028-12-31' },
    ]);
  });

  test('can be read for other days, and by the id of the type', async () => {
    const { leaveType } = await annual();
    expect(
      (await ledger('&from=2026-04-10&to=2026-12-14', leaveType._id)).map(({ day }) => day),
    ).toEqual(['2026-04-10', '2026-12-14']);
    for (const [field, query] of [
      ['leaveType', 'leaveType=Unknown'],
      ['leaveType', ''],
      ['from', 'leaveType=Annual Leave&from=x'],
      ['to', 'leaveType=Annual Leave&to=2030-01-01'],
      ['from', 'leaveType=Annual Leave&from=1999-12-31'],
    ]) {
      const answer = await cast.amaraClient.get(`/leave/ledger/${cast.amara._id}?${query}`);
      expect({ query, ...answer }).toMatchObject({
        query,
        status: 400,
        body: { errors: { [field as string]: expect.any(String) } },
      });
    }
  });

  test('of a type without policy is empty', async () => {
    expect(await ledger('', 'Casual Leave')).toEqual([]);
  });
});

describe('an entry', () => {
  const zoesLines = async (): Promise<LedgerLineRecord[]> =>
    (await cast.admin.get(`/leave/ledger/${cast.zoe._id}?leaveType=Annual Leave&to=2026-12-31`))
      .body.lines;

  test('stands in the ledger with its reason, and is audited with the balance before and after', async () => {
    const { status, body } = await cast.admin.post(
      '/leave/entry/add',
      entry({ until: '2027-01-31' }),
    );
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        success: true,
        entry: {
          _id: expect.any(String),
          employeeId: cast.zoe._id,
          leaveType: { _id: expect.any(String), name: 'Annual Leave', unit: 'days' },
          day: '2026-08-12',
          kind: 'credit',
          amount: 1.5,
          until: '2027-01-31',
          reason: 'Worked on Saturday',
          reverses: null,
          at: expect.any(String),
          by: 'Head Admin',
        },
      },
    });
    expect((await zoesLines()).at(-1)).toMatchObject({
      kind: 'credit',
      amount: 1.5,
      balance: 26.5,
      until: '2027-01-31',
      reason: 'Worked on Saturday',
      by: 'Head Admin',
      reversible: true,
    });
    expect((await auditOf(server, cast.zoe._id)).at(-1)).toMatchObject({
      action: 'leave.entry',
      subjectName: 'Zoë Weiß',
      before: { balance: 25 },
      after: {
        balance: 26.5,
        leaveType: 'Annual Leave',
        entryKind: 'credit',
        amount: 1.5,
        reason: 'Worked on Saturday',
      },
    });
    const own = (
      await cast.zoeClient.get(`/leave/ledger/${cast.zoe._id}?leaveType=Annual Leave&to=2026-12-31`)
    ).body.lines.at(-1);
    expect(own).toMatchObject({ reason: 'Worked on Saturday', reversible: false });
  });

  test('is reversed once, and drops out of the ledger with the one that reverses it', async () => {
    const { _id } = (
      await cast.admin.post('/leave/entry/add', entry({ kind: 'adjustment', amount: -2 }))
    ).body.entry;
    const answers = await inParallel(4, () =>
      cast.admin.post(`/leave/entry/reverse/${_id}`, { reason: 'Wrong person' }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const reversal = answers.find(({ status }) => status === 200)?.body.entry;
    expect(reversal).toMatchObject({ amount: 2, reverses: _id, reason: 'Wrong person' });
    expect((await zoesLines()).map(({ source }) => source.entry)).not.toContain(_id);
    expect(await cast.admin.post(`/leave/entry/reverse/${_id}`, { reason: 'Again' })).toMatchObject(
      { status: 409, body: { code: 'entry.reversed' } },
    );
    expect(
      await cast.admin.post(`/leave/entry/reverse/${reversal._id}`, { reason: 'Back' }),
    ).toMatchObject({ status: 409, body: { code: 'entry.not_reversible' } });
    expect(
      await cast.admin.post(`/leave/entry/reverse/${newId()}`, { reason: 'Nothing' }),
    ).toMatchObject({ status: 404, body: { code: 'entry.not_found' } });
  });

  test('sent twice with one key is stored once', async () => {
    const before = await rows(server, 'SELECT id FROM leave_entry');
    const headers = { 'idempotency-key': newId() };
    const [first, second] = [
      await cast.admin.post('/leave/entry/add', entry(), headers),
      await cast.admin.post('/leave/entry/add', entry(), headers),
    ];
    expect(second.body.entry).toEqual(first.body.entry);
    expect(await rows(server, 'SELECT id FROM leave_entry')).toHaveLength(before.length + 1);
  });

  test.each<[string, Record<string, unknown>]>([
    ['amount', { kind: 'payout', amount: 1 }],
    ['amount', { kind: 'credit', amount: -1 }],
    ['until', { kind: 'adjustment', amount: -1, until: '2026-12-31' }],
    ['day', { day: '2025-12-31', kind: 'opening' }],
    ['kind', { kind: 'closing' }],
  ])('is refused at %s: %j', async (field, wrong) => {
    const before = await rows(server, 'SELECT id FROM leave_entry');
    const answer = await cast.admin.post('/leave/entry/add', entry(wrong));
    expect({ status: answer.status, fields: Object.keys(answer.body.errors ?? {}) }).toEqual({
      status: 400,
      fields: [field],
    });
    expect(await rows(server, 'SELECT id FROM leave_entry')).toEqual(before);
  });
});
