import { describe, expect, test } from '@jest/globals';
import { BASIC_SALARY } from '../../../api/contract/payroll/pay-components.js';
import type { PersonPayFacts } from '../../../api/payroll/due/pay-facts.js';
import type { PayPeriod } from '../../../api/payroll/due/pay-period.js';
import { changeCauses } from '../../../api/payroll/settlement/change-causes.js';
import type {
  PaidPayslip,
  PaymentHistory,
} from '../../../api/payroll/settlement/payment-history.js';
import { slipSums } from '../../../api/payroll/settlement/payslip-line.js';
import { endedParts, repaidParts } from '../../../api/payroll/settlement/repayment.js';
import { settlePay, type SettledPay } from '../../../api/payroll/settlement/settle-pay.js';
import {
  assigned,
  at,
  BONUS,
  daysBetween,
  DECEMBER,
  MONTHLY,
  NOVEMBER,
  OCTOBER,
  payPerson,
  TAX,
  TRANSPORT,
  unpaidDay,
} from './pay-person.js';

const LONG = '2020-01-01';
const NONE: PaymentHistory = { slips: [], held: new Set(), reversed: new Map() };
const settle = (
  person: PersonPayFacts,
  period: PayPeriod,
  history: PaymentHistory = NONE,
  earlier: PayPeriod[] = period === NOVEMBER ? [OCTOBER] : [],
) => settlePay({ person, rules: MONTHLY, period, earlier, history, leastNetPercent: 0 });
const approved = (
  { lines, toRecover }: SettledPay,
  period: PayPeriod,
  on: string,
  regular = true,
): PaidPayslip => ({ period, regular, everything: true, approvedAt: at(on), lines, toRecover });
const after = (slip: PaidPayslip, more: Partial<PaymentHistory> = {}): PaymentHistory => ({
  ...NONE,
  slips: [slip],
  ...more,
});
const october = (person: PersonPayFacts) =>
  approved(settle(person, OCTOBER), OCTOBER, '2026-10-28');
const differences = ({ lines }: SettledPay) =>
  lines
    .filter(({ difference }) => difference)
    .map(({ amount, period, reasons }) => [period.from, amount, reasons]);
const own = ({ lines }: SettledPay) =>
  lines.filter(({ difference }) => !difference).reduce((sum, { amount }) => sum + amount, 0);

describe('What is due, less what was paid', () => {
  test('pays a raise that was recorded late with the next payslip, and says so', () => {
    const before = payPerson({ salaries: [[LONG, 300_000]] });
    const november = settle(
      payPerson({
        salaries: [
          [LONG, 300_000],
          ['2026-10-01', 320_000, '2026-11-05'],
        ],
      }),
      NOVEMBER,
      after(october(before)),
    );
    expect(own(november)).toBe(320_000);
    expect(differences(november)).toEqual([
      [
        '2026-10-01',
        20_000,
        [{ kind: 'revision', date: '2026-10-01', recordedAt: at('2026-11-05') }],
      ],
    ]);
  });

  test('leaves to recover what a leaver has too much, without a payslip', () => {
    const slip = october(payPerson({ salaries: [[LONG, 310_000]] }));
    const november = settle(
      payPerson({ salaries: [[LONG, 310_000]], leftOn: '2026-10-15' }),
      NOVEMBER,
      after(slip),
    );
    expect(november).toMatchObject({
      lines: [],
      toRecover: [{ period: OCTOBER, amount: 160_000 }],
    });
  });

  test('takes back a leave without pay that was approved late', () => {
    const slip = october(payPerson({ salaries: [[LONG, 310_000]] }));
    const unpaidLeave = ['2026-10-05', '2026-10-06'].map((day) =>
      unpaidDay(day, { approvedAt: at('2026-11-04') }),
    );
    const november = settle(
      payPerson({ salaries: [[LONG, 310_000]], unpaidLeave }),
      NOVEMBER,
      after(slip),
    );
    expect(slip.lines.map(({ amount }) => amount)).toEqual([310_000]);
    expect(differences(november)).toEqual([
      [
        '2026-10-01',
        -20_000,
        [{ kind: 'unpaidLeave', date: '2026-10-05', recordedAt: at('2026-11-04') }],
      ],
    ]);
    expect(slipSums(november.lines).net).toBe(290_000);
  });

  test('pays a month again whose payslip was reversed', () => {
    const person = payPerson({ salaries: [[LONG, 310_000]] });
    const november = settle(person, NOVEMBER, {
      ...NONE,
      reversed: new Map([[OCTOBER.from, at('2026-11-06')]]),
    });
    expect(differences(november)).toEqual([
      ['2026-10-01', 310_000, [{ kind: 'reversal', date: null, recordedAt: at('2026-11-06') }]],
    ]);
  });

  test('pays only what changed since an off-cycle payslip of the same month', () => {
    const joiner = { hiredOn: '2026-11-05', salaries: [[LONG, 300_000]] as [string, number][] };
    const slip = approved(settle(payPerson(joiner), NOVEMBER), NOVEMBER, '2026-11-10', false);
    expect(settle(payPerson(joiner), NOVEMBER, after(slip)).lines).toEqual([]);
    const raised = settle(
      payPerson({ ...joiner, salaries: [[LONG, 330_000]] }),
      NOVEMBER,
      after(slip),
    );
    expect(raised.lines).toMatchObject([
      { amount: 26_000, due: 286_000, paidBefore: 260_000, difference: false },
    ]);
  });

  test('names a raise after a month was paid again, not its reversal', () => {
    const before = payPerson({ salaries: [[LONG, 310_000]] });
    const again = approved(
      settle(before, NOVEMBER, { ...NONE, reversed: new Map([[OCTOBER.from, at('2026-11-06')]]) }),
      NOVEMBER,
      '2026-11-28',
    );
    const raised = payPerson({
      salaries: [
        [LONG, 310_000],
        ['2026-10-01', 341_000, '2026-12-03'],
      ],
    });
    const december = settle(
      raised,
      DECEMBER,
      { ...NONE, slips: [again], reversed: new Map([[OCTOBER.from, at('2026-11-06')]]) },
      [OCTOBER, NOVEMBER],
    );
    expect(
      december.lines.filter(({ difference }) => difference).map(({ reasons }) => reasons[0]?.kind),
    ).toEqual(['revision', 'revision']);
  });

  test('pays the single payments of an off-cycle run once, also if a regular run was faster', () => {
    const bonus = assigned({
      componentId: BONUS.id,
      amount: 50_000,
      run: { id: 'run', period: NOVEMBER.from },
    });
    const person = payPerson({ salaries: [[LONG, 300_000]], assignments: [bonus] });
    const extras = (history: PaymentHistory) =>
      settlePay({
        person,
        rules: MONTHLY,
        period: NOVEMBER,
        earlier: [],
        history,
        leastNetPercent: 0,
        extrasOf: 'run',
      }).lines.map(({ amount }) => amount);
    expect([
      extras(NONE),
      extras(after(approved(settle(person, NOVEMBER, NONE, []), NOVEMBER, '2026-11-10'))),
    ]).toEqual([[50_000], []]);
  });

  test('leaves whole units of a currency without cents', () => {
    const slip = october(payPerson({ salaries: [[LONG, 310_000]] }));
    const person = payPerson({
      salaries: [[LONG, 333_300]],
      unpaidLeave: [unpaidDay('2026-10-05', { approvedAt: at('2026-11-04') })],
      assignments: [assigned({ componentId: TAX.id, amount: 330_000, from: '2026-11-01' })],
    });
    const { lines } = settlePay({
      person,
      rules: { ...MONTHLY, step: 100 },
      period: NOVEMBER,
      earlier: [OCTOBER],
      history: after(slip),
      leastNetPercent: 33,
    });
    expect(lines.every(({ amount }) => amount % 100 === 0)).toBe(true);
  });

  test('pays a held month with the next payslip', () => {
    const november = settle(payPerson({ salaries: [[LONG, 300_000]] }), NOVEMBER, {
      ...NONE,
      held: new Set([OCTOBER.from]),
    });
    expect(differences(november)).toEqual([
      ['2026-10-01', 300_000, [{ kind: 'hold', date: null, recordedAt: null }]],
    ]);
  });

  test('recovers the oldest month first and leaves the least share of the gross pay', () => {
    const slip = october(payPerson({ salaries: [[LONG, 310_000]] }));
    const unpaidLeave = [unpaidDay('2026-10-05', { approvedAt: at('2026-11-04') })];
    const person = payPerson({
      salaries: [[LONG, 310_000]],
      unpaidLeave,
      assignments: [assigned({ componentId: TAX.id, amount: 300_500, from: '2026-11-01' })],
    });
    const november = settlePay({
      person,
      rules: MONTHLY,
      period: NOVEMBER,
      earlier: [OCTOBER],
      history: after(slip),
      leastNetPercent: 2,
    });
    expect(november.toRecover).toMatchObject([{ amount: 6_700 }]);
    expect(slipSums(november.lines).net).toBe(6_200);
  });

  test('leaves a deduction to recover for which the pay does not suffice', () => {
    const person = payPerson({
      salaries: [[LONG, 10_000]],
      assignments: [assigned({ componentId: TAX.id, amount: 30_000, from: '2026-11-01' })],
    });
    const november = settle(person, NOVEMBER, NONE, []);
    expect([slipSums(november.lines).net, november.toRecover]).toMatchObject([
      0,
      [{ componentId: TAX.id, amount: 20_000 }],
    ]);
  });
});

test('The causes of a change add up to it', () => {
  const assignments = [
    assigned({ componentId: TRANSPORT.id, amount: 12_000 }),
    assigned({ componentId: TAX.id, amount: 20_000 }),
  ];
  const slip = october(payPerson({ salaries: [[LONG, 400_000]], assignments }));
  const bonus = assigned({
    componentId: BONUS.id,
    amount: 50_000,
    run: { id: 'run', period: NOVEMBER.from },
  });
  const person = payPerson({
    salaries: [
      [LONG, 400_000],
      ['2026-11-15', 430_100],
    ],
    unpaidLeave: [unpaidDay('2026-11-30')],
    assignments: [...assignments, bonus],
  });
  const november = settle(person, NOVEMBER, after(slip));
  expect([slipSums(slip.lines).net, slipSums(november.lines).net]).toEqual([392_000, 443_717]);
  expect(
    changeCauses(slip, { ...november, period: NOVEMBER }).map(({ kind, amount }) => [kind, amount]),
  ).toEqual([
    ['revision', 16_053],
    ['proration', -14_336],
    ['oneOff', 50_000],
  ]);
});

describe('The causes of a change', () => {
  const causes = (
    before: PersonPayFacts,
    now: PersonPayFacts,
    more: { leftOn?: string; wasHeld?: boolean } = {},
    history?: PaymentHistory,
  ) => {
    const slip = october(before);
    return changeCauses(more.wasHeld ? undefined : slip, {
      ...settle(now, NOVEMBER, history ?? after(slip)),
      period: NOVEMBER,
      ...more,
    });
  };

  test('say that a joiner has the whole month again', () => {
    const joiner = payPerson({ hiredOn: '2026-10-16', salaries: [[LONG, 310_000]] });
    expect(causes(joiner, joiner)).toMatchObject([
      { kind: 'proration', amount: 150_000, date: null, days: 30_000, of: 30_000 },
    ]);
  });

  test('name the salary before a raise in mid-month, also a month later', () => {
    const raised = payPerson({
      salaries: [
        [LONG, 310_000],
        ['2026-10-16', 341_000],
      ],
    });
    expect(causes(raised, raised)).toMatchObject([
      { kind: 'revision', before: 310_000, after: 341_000, date: '2026-10-16' },
    ]);
  });

  test('are one for somebody who left, beside what they give back', () => {
    const person = {
      salaries: [[LONG, 310_000]] as [string, number][],
      assignments: [assigned({ componentId: TRANSPORT.id, amount: 12_000 })],
    };
    const gone = payPerson({ ...person, leftOn: '2026-10-31' });
    expect(causes(payPerson(person), gone, { leftOn: '2026-10-31' })).toMatchObject([
      { kind: 'proration', amount: -322_000, date: '2026-10-31' },
    ]);
  });

  test('say that somebody was on hold, and why October differs', () => {
    const person = payPerson({ salaries: [[LONG, 310_000]] });
    expect(
      causes(person, person, { wasHeld: true }, { ...NONE, held: new Set([OCTOBER.from]) }),
    ).toMatchObject([
      { kind: 'held', amount: 310_000 },
      {
        kind: 'differences',
        amount: 310_000,
        difference: { period: OCTOBER, reason: { kind: 'hold' } },
      },
    ]);
  });
});

describe('What is still to recover', () => {
  const leaver = payPerson({ salaries: [[LONG, 310_000]], leftOn: '2026-10-15' });
  const paidWhole = october(payPerson({ salaries: [[LONG, 310_000]] }));
  const nothing = { lines: [], toRecover: [] };
  const repaid = (amount: number) => ({
    repaid: [{ componentId: BASIC_SALARY, period: OCTOBER, amount: -amount }],
  });

  test('ends where it was paid back, since that counts as not paid', () => {
    const rest = settle(leaver, NOVEMBER, after(paidWhole, repaid(100_000)));
    expect(rest).toMatchObject({ lines: [], toRecover: [{ period: OCTOBER, amount: 60_000 }] });
    expect(settle(leaver, NOVEMBER, after(paidWhole, repaid(160_000)))).toMatchObject(nothing);
  });

  test('what was paid back and turns out to be due is paid', () => {
    const stays = payPerson({ salaries: [[LONG, 310_000]], leftOn: '2026-10-31' });
    const november = settle(stays, NOVEMBER, after(paidWhole, repaid(160_000)));
    expect(november.lines.map(({ amount }) => amount)).toEqual([160_000]);
  });

  test('ends where it was waived, as far as more was paid than is due', () => {
    expect(settle(leaver, NOVEMBER, after(paidWhole, { waived: 100_000 }))).toMatchObject({
      lines: [],
      toRecover: [{ period: OCTOBER, amount: 60_000 }],
    });
  });

  test('a waiver never pays out', () => {
    const stays = payPerson({ salaries: [[LONG, 310_000]], leftOn: '2026-10-31' });
    for (const person of [stays, leaver])
      expect(settle(person, NOVEMBER, after(paidWhole, { waived: 999_999 }))).toMatchObject(
        nothing,
      );
  });

  test('a waiver leaves no more than the period as a whole has too much', () => {
    const withBonus = payPerson({
      salaries: [[LONG, 310_000]],
      leftOn: '2026-10-15',
      assignments: [assigned({ componentId: BONUS.id, amount: 50_000, to: '2026-10-31' })],
    });
    const november = settle(withBonus, NOVEMBER, after(paidWhole, { waived: 999_999 }));
    expect(november.lines.map(({ waived }) => waived)).toContain(110_000);
    expect([slipSums(november.lines).net, november.toRecover]).toEqual([0, []]);
  });

  test('ends with the oldest period first', () => {
    const unpaid = payPerson({
      salaries: [[LONG, 310_000]],
      unpaidLeave: daysBetween('2026-10-01', '2026-11-30').map((day) => unpaidDay(day)),
    });
    const slips = [OCTOBER, NOVEMBER].map((period) =>
      approved(
        settle(payPerson({ salaries: [[LONG, 310_000]] }), period, NONE, []),
        period,
        period.to,
      ),
    );
    const december = settle(
      { ...unpaid, employments: [{ hiredOn: LONG, leftOn: '2026-11-30' }] },
      DECEMBER,
      { ...NONE, slips, waived: 400_000 },
      [OCTOBER, NOVEMBER],
    );
    expect(december.toRecover.map(({ period, amount }) => [period.from, amount])).toEqual([
      ['2026-11-01', 220_000],
    ]);
  });

  test('of a period before those that are settled only what is owed is left, nothing is paid', () => {
    const settleOwing = (person: PersonPayFacts) =>
      settlePay({
        person,
        rules: MONTHLY,
        period: DECEMBER,
        earlier: [NOVEMBER],
        owing: [OCTOBER],
        history: after(paidWhole),
        leastNetPercent: 0,
      });
    expect(settleOwing(leaver).toRecover).toMatchObject([{ period: OCTOBER, amount: 160_000 }]);
    const raised = payPerson({ salaries: [[LONG, 320_000]], leftOn: '2026-10-31' });
    expect(settleOwing(raised)).toMatchObject(nothing);
  });
});

describe('The parts that an amount ends', () => {
  const part = (componentId: string, period: PayPeriod, amount: number) => ({
    componentId,
    name: componentId,
    period,
    amount,
  });
  const open = [part('basic', NOVEMBER, 300), part('tax', OCTOBER, 200)];

  test('are the oldest ones', () => {
    expect(endedParts(open, 250)).toEqual([part('tax', OCTOBER, 200), part('basic', NOVEMBER, 50)]);
    expect(endedParts(open, 500)).toHaveLength(2);
  });

  test('are less paid of an earning, and more taken of a deduction', () => {
    expect(repaidParts(open, (id) => id === 'tax').map(({ amount }) => amount)).toEqual([
      -300, 200,
    ]);
  });
});
