import { beforeAll, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaverSettlementRecord } from '../../../api/contract/payroll/leaver-settlements.js';
import type { AbsentRecord, PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { PayAccessLog } from '../../../api/pay-access-log/pay-access-log.js';
import { setToday } from '../../support/calendar.js';
import { hire, hireCast } from '../../support/cast.js';
import { applied, checked } from '../../support/imports.js';
import { addLeaveType, addPolicy, leaveType } from '../../support/leave-rules-by-calls.js';
import { linesOf, PayrollCalls } from '../../support/payroll.js';
import { auditOf, countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
setToday(server, '2026-11-20');
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
let november: PayRunRecord;

/** With 22 days of annual leave in the year, on the last day as before. */
async function leaver(employeeId: string, leftOn = '2026-11-15'): Promise<EmployeeRecord> {
  const person = await hire(cast.admin, {
    employeeId,
    salary: '3100.00',
    department: cast.sales._id,
    hireDate: '2026-01-01',
  });
  for (const subject of [annual, hours])
    await payroll.post('/work/assignment/add', {
      holders: [person._id],
      subject: subject.type,
      target: subject.policy,
      from: '2026-01-01',
    });
  await leave(person, leftOn);
  return person;
}
const moveLastDay = ({ _id }: EmployeeRecord, leftOn: string | null, settled?: string) =>
  cast.admin.put(`/employee/employment/${_id}`, { leftOn, ...(settled && { settled }) });
async function leave(person: EmployeeRecord, leftOn: string): Promise<void> {
  expect((await moveLastDay(person, leftOn)).status).toBe(200);
}
const settlement = async ({ _id }: EmployeeRecord): Promise<LeaverSettlementRecord> =>
  (await cast.ruthClient.get(`/payroll/settlement/${_id}`)).body.settlement;
const accept = async (of: EmployeeRecord, leaveTypes?: string[]) =>
  cast.ruthClient.post('/payroll/settlement/accept', {
    basis: (await settlement(of)).basis,
    ...(leaveTypes && { leaveTypes }),
  });
const entry = (of: EmployeeRecord, type: string, amount: number) =>
  payroll.post('/leave/entry/add', {
    employeeId: of._id,
    leaveType: type,
    day: '2026-11-10',
    kind: 'adjustment',
    amount,
    reason: 'Agreed',
  });
const left = async (of: EmployeeRecord) =>
  (await settlement(of)).unused.map(({ leaveType: { name }, amount }) => [name, amount]);

let annual: { type: string; policy: string };
let hours: { type: string; policy: string };

beforeAll(async () => {
  await payroll.setUp('2026-10-01');
  const ofType = async (name: string, amount: number, step: number) => ({
    type: String((await leaveType(cast.admin, name))._id),
    policy: (
      await addPolicy(cast.admin, {
        name: `${name} of ${amount}`,
        type: name,
        rules: { tiers: [{ years: 0, amount }], proration: 'none', step },
      })
    )._id,
  });
  annual = await ofType('Annual Leave', 22, 0.5);
  await addLeaveType(cast.admin, { name: 'Flexitime', unit: 'minutes' });
  hours = await ofType('Flexitime', 0, 15);
  await payroll.finish(await payroll.start());
  november = await payroll.start();
});

describe('Who leaves has a settlement in the run of the last day', () => {
  test('unused leave of paid, counted types is proposed: days × 12 × salary ÷ (52 × days a week)', async () => {
    const mia = await leaver('U-1');
    expect(await settlement(mia)).toMatchObject({
      lastDay: '2026-11-15',
      run: { _id: november._id },
      salary: 3100,
      worked: { halfDays: 10, minutes: 2400, weeks: 1 },
      unused: [{ leaveType: { name: 'Annual Leave' }, amount: 22, each: 143.0769 }],
      owed: [],
      total: 3147.69,
      accepted: [],
    });
  });

  test('minutes are paid by the hour, and all is rounded once on the total', async () => {
    const noa = await leaver('U-2');
    await entry(noa, 'Flexitime', 95);
    expect(await settlement(noa)).toMatchObject({
      unused: [
        { leaveType: { name: 'Annual Leave' }, amount: 22, each: 143.0769 },
        { leaveType: { name: 'Flexitime', unit: 'minutes' }, amount: 95, each: 17.8846 },
      ],
      total: 3176.01,
    });
  });

  test('a debt is never proposed by itself', async () => {
    const ida = await leaver('U-3');
    await entry(ida, 'Annual Leave', -24);
    expect(await settlement(ida)).toMatchObject({
      unused: [],
      owed: [{ amount: -2, each: 143.0769 }],
      total: 0,
      basis: null,
    });
  });

  test('unpaid types and types that are not counted are not proposed', async () => {
    const eva = await leaver('U-4');
    const uncounted = await addPolicy(cast.admin, {
      name: 'Uncounted',
      type: 'Casual Leave',
      rules: { tracked: false },
    });
    const unpaid = await addPolicy(cast.admin, {
      name: 'Unpaid, counted',
      type: 'Unpaid Leave',
      rules: { tiers: [{ years: 0, amount: 5 }] },
    });
    for (const [name, policy] of [
      ['Casual Leave', uncounted],
      ['Unpaid Leave', unpaid],
    ] as const)
      await payroll.post('/work/assignment/add', {
        holders: [eva._id],
        subject: (await leaveType(cast.admin, name))._id,
        target: policy._id,
        from: '2026-01-01',
      });
    expect(await left(eva)).toEqual([['Annual Leave', 22]]);
  });

  test('who has not left has none', async () => {
    expect(await settlement(cast.zoe)).toMatchObject({ lastDay: null, unused: [], basis: null });
  });

  test('a last day behind the open run waits for its own', async () => {
    const later = await leaver('U-5', '2026-12-15');
    expect((await settlement(later)).run).toBeNull();
    expect((await accept(later)).body.code).toBe('payroll.no_draft');
  });
});

describe('Accepting', () => {
  let lea: EmployeeRecord;
  let shown: LeaverSettlementRecord;

  beforeAll(async () => {
    lea = await leaver('A-1');
    shown = await settlement(lea);
  });

  test('is refused if it is no longer the settlement that was shown', async () => {
    await entry(lea, 'Annual Leave', -1);
    const answer = await cast.ruthClient.post('/payroll/settlement/accept', { basis: shown.basis });
    expect([answer.status, answer.body.code]).toEqual([409, 'payroll.basis_changed']);
    await entry(lea, 'Annual Leave', 1);
    expect(await countRows(server, 'pay_assignment', 'employee_id = ?', [lea._id])).toBe(0);
  });

  test('makes the leave entry and the single payment together', async () => {
    const { status, body } = await accept(lea);
    expect([status, body.settlement]).toMatchObject([
      200,
      {
        unused: [],
        accepted: [
          {
            lastDay: '2026-11-15',
            amount: 3147.69,
            unused: [{ unit: 'days', amount: 22, each: 143.0769, salary: 3100, perWeek: 5 }],
            run: { _id: november._id, state: 'draft' },
            by: { name: 'Ruth Admin' },
          },
        ],
      },
    ]);
    const [{ _id: payment }] = body.settlement.accepted;
    expect(await auditOf(server, payment)).toMatchObject([
      { action: 'payroll.settle', after: { payAmount: 3147.69, leftOn: '2026-11-15' } },
    ]);
    const { lines } = (
      await cast.admin.get(`/leave/ledger/${lea._id}?leaveType=Annual%20Leave&to=2026-11-30`)
    ).body;
    expect(lines.at(-1)).toMatchObject({
      kind: 'payout',
      day: '2026-11-15',
      amount: -22,
      balance: 0,
    });
  });

  test('the line of the payslip has days and daily pay', async () => {
    const line = (await payroll.slip(november, lea))?.lines.find(
      ({ component: { name } }) => name === 'Unused Leave',
    );
    expect(line).toMatchObject({
      amount: 3147.69,
      shares: [
        { unusedLeave: [{ unit: 'days', amount: 22, each: 143.0769, salary: 3100, perWeek: 5 }] },
      ],
    });
  });

  test('needs the signature of somebody else', async () => {
    expect((await payroll.signatures(await payroll.compute(november))).unsigned).toContainEqual(
      expect.objectContaining({
        kind: 'settlement',
        by: { name: 'Ruth Admin' },
        names: ['Person A-1'],
        signers: [{ name: 'Head Admin', own: false }],
      }),
    );
  });

  test('pays only what HR ticks', async () => {
    const kim = await leaver('A-2');
    await entry(kim, 'Flexitime', 90);
    expect((await accept(kim, [hours.type])).body.settlement).toMatchObject({
      unused: [{ leaveType: { name: 'Annual Leave' }, amount: 22 }],
      accepted: [{ amount: 26.83, unused: [{ unit: 'minutes', amount: 90, each: 17.8846 }] }],
    });
    for (const leaveTypes of [[], [cast.sales._id]])
      expect(await accept(kim, leaveTypes)).toMatchObject({
        status: 400,
        body: { errors: { leaveTypes: expect.any(String) } },
      });
  });

  test('its entry cannot be taken back without its payment', async () => {
    const { lines } = (
      await cast.admin.get(`/leave/ledger/${lea._id}?leaveType=Annual%20Leave&to=2026-11-30`)
    ).body;
    const answer = await cast.admin.post(`/leave/entry/reverse/${lines.at(-1).source.entry}`, {
      reason: 'Wrong',
    });
    expect(answer.body.code).toBe('entry.not_reversible');
  });

  test('the payment that is removed from the draft gives the leave back', async () => {
    const [accepted] = (await settlement(lea)).accepted;
    await payroll.post(`/payroll/assignment/withdraw/${accepted?._id}`, { reason: 'Not agreed' });
    expect(await settlement(lea)).toMatchObject({ accepted: [], unused: [{ amount: 22 }] });
  });
});

describe('When the last day moves', () => {
  test('entry and payment are withdrawn while they are unpaid', async () => {
    const ben = await leaver('M-1');
    await accept(ben);
    await leave(ben, '2026-11-18');
    expect(await settlement(ben)).toMatchObject({
      lastDay: '2026-11-18',
      accepted: [],
      unused: [{ amount: 22 }],
    });
    expect(
      linesOf(await payroll.slip(await payroll.compute(november), ben)).map(([name]) => name),
    ).toEqual(['Basic Salary', 'Basic Salary']);
  });

  test('another change of the employment leaves them', async () => {
    const liv = await leaver('M-2');
    await accept(liv);
    expect(
      (await cast.admin.put(`/employee/employment/${liv._id}`, { hireDate: '2026-01-02' })).status,
    ).toBe(200);
    expect((await settlement(liv)).accepted).toHaveLength(1);
  });

  test('by an import, too', async () => {
    const uma = await leaver('M-6');
    await accept(uma);
    const file = `Employee ID,Full Name,Email,Department,Last Day\n${uma.employeeId},${uma.name},${uma.email},Sales,2026-11-18\n`;
    const job = await checked(cast.ruthClient, 'employees', file, { dateOrder: 'year-first' });
    expect((await applied(cast.ruthClient, job)).state).toBe('Applied');
    expect(await settlement(uma)).toMatchObject({
      lastDay: '2026-11-18',
      accepted: [],
      unused: [{ amount: 22 }],
    });
  });

  describe('after it was paid', () => {
    let max: EmployeeRecord;
    let tom: EmployeeRecord;
    let amy: EmployeeRecord;
    let december: PayRunRecord;

    beforeAll(async () => {
      [max, tom, amy] = [await leaver('M-3'), await leaver('M-4'), await leaver('M-7')];
      for (const one of [max, tom, amy]) await accept(one);
      await payroll.post(`/payroll/run/hold/${november._id}`, {
        employeeId: amy._id,
        reason: 'Keys are missing',
      });
      november = await payroll.approve(await payroll.compute(november));
    });

    test('the change asks as soon as its payslip is approved', async () => {
      const seen = async () => {
        await server.app.get(PayAccessLog, { strict: false }).allStored();
        return countRows(server, 'pay_access_person', 'employee_id = ?', [max._id]);
      };
      const before = await seen();
      const { code, message } = (await moveLastDay(max, '2026-11-18')).body;
      expect([code, message]).toEqual([
        'payroll.settlement_paid',
        expect.stringContaining('3147.69, is on an approved payslip'),
      ]);
      // The refusal names the amount.
      expect(await seen()).toBe(before + 1);
      expect((await settlement(max)).accepted).toHaveLength(1);
      await payroll.post(`/payroll/run/pay/${november._id}`);
      december = await payroll.start();
    });

    test('the next run says so of who left', async () => {
      const { absent } = (await cast.admin.get(`/payroll/run/absent/${december._id}`)).body;
      const of = ({ _id }: EmployeeRecord) =>
        (absent as AbsentRecord[]).find(({ employee }) => employee._id === _id)?.unusedLeavePaid;
      expect([max, tom].map(of)).toEqual([true, true]);
    });

    test('the change asks', async () => {
      expect(await moveLastDay(max, '2026-11-18')).toMatchObject({
        status: 409,
        body: { code: 'payroll.settlement_paid' },
      });
      expect((await settlement(max)).lastDay).toBe('2026-11-15');
    });

    test('what stays paid counts for the new last day', async () => {
      expect((await moveLastDay(max, '2026-11-18', 'keep')).status).toBe(200);
      expect(await settlement(max)).toMatchObject({
        lastDay: '2026-11-18',
        unused: [],
        accepted: [{ lastDay: '2026-11-15', amount: 3147.69 }],
      });
    });

    test('what is withdrawn is unused again, and still to recover', async () => {
      expect((await moveLastDay(tom, '2026-11-10', 'withdraw')).status).toBe(200);
      december = await payroll.compute(december);
      expect(await settlement(tom)).toMatchObject({
        accepted: [],
        unused: [{ amount: 22 }],
        toRecover: {
          parts: expect.arrayContaining([
            { component: 'Unused Leave', period: november.period, amount: 3147.69 },
          ]),
        },
      });
    });

    test('a discarded draft gives the leave of its settlements back', async () => {
      const pia = await leaver('M-5', '2026-12-15');
      await accept(pia);
      expect(await left(pia)).toEqual([]);
      await payroll.post(`/payroll/run/discard/${december._id}`);
      expect(await settlement(pia)).toMatchObject({ accepted: [], unused: [{ amount: 22 }] });
    });

    test('the change asks, too, if a later run paid it as a difference', async () => {
      december = await payroll.approve(await payroll.start());
      expect(linesOf(await payroll.slip(december, amy))).toContainEqual([
        'Unused Leave',
        3147.69,
        '2026-11-01',
      ]);
      expect((await moveLastDay(amy, '2026-11-18')).body.code).toBe('payroll.settlement_paid');
      expect((await settlement(amy)).accepted).toHaveLength(1);
    });
  });
});
