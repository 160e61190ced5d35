import { expect, test } from '@jest/globals';
import { addMonths } from '../../../api/contract/calendar-date.js';
import { periodFrom, type PayPeriod } from '../../../api/payroll/due/pay-period.js';
import type {
  PaidPayslip,
  PaymentHistory,
} from '../../../api/payroll/settlement/payment-history.js';
import { settlePay } from '../../../api/payroll/settlement/settle-pay.js';
import { assigned, at, BONUS, MONTHLY, payPerson, TAX } from './pay-person.js';

const JANUARY = '2025-01-01';
const months = (count: number) =>
  Array.from({ length: count }, (_, month) => periodFrom(addMonths(JANUARY, month), 'monthly'));
const single = (componentId: string, amount: number, withdrawnAt: number | null) =>
  assigned({
    id: componentId,
    componentId,
    amount,
    from: JANUARY,
    run: { id: 'january', period: JANUARY },
    withdrawnAt,
  });

interface Paid {
  salary?: number;
  componentId?: string;
  amount: number;
  /** A month, recorded when the payment is withdrawn, for its month. */
  recurring?: number;
  /** How many months are paid until then. */
  paid?: number;
}

/** A payment of the first month is withdrawn in the seventeenth, or after as many as were `paid`. */
function runs(
  { salary = 300_000, componentId = BONUS.id, amount, recurring, paid: before = 16 }: Paid,
  count: number,
) {
  const slips: PaidPayslip[] = [];
  const history: PaymentHistory = { slips, held: new Set(), reversed: new Map() };
  const withdrawnOn = addMonths(JANUARY, before);
  const late = assigned({
    id: 'late',
    componentId,
    amount: recurring ?? 0,
    from: JANUARY,
    to: '2025-01-31',
    recordedAt: at(withdrawnOn),
  });
  return months(before + count).map((period: PayPeriod, place, all) => {
    const withdrawnAt = place < before ? null : at(withdrawnOn);
    const { lines, toRecover } = settlePay({
      person: payPerson({
        salaries: [['2020-01-01', salary]],
        assignments: [
          single(componentId, amount, withdrawnAt),
          ...(recurring && withdrawnAt !== null ? [late] : []),
        ],
      }),
      rules: MONTHLY,
      period,
      earlier: all.slice(Math.max(0, place - 12), place),
      history,
      leastNetPercent: 0,
    });
    slips.push({
      period,
      regular: true,
      everything: true,
      approvedAt: at(period.to),
      lines,
      toRecover,
    });
    return {
      toRecover: toRecover.map((one) => [one.period.from, one.amount]),
      lines: lines
        .filter(({ componentId: of }) => of === componentId)
        .map(({ period: { from }, amount: paid, difference, reasons }) => [
          from,
          paid,
          ...(difference ? reasons.map(({ kind }) => kind) : []),
        ]),
    };
  });
}

test('a single payment that was paid longer ago than twelve periods is taken back when it is withdrawn, once', () => {
  const all = runs({ amount: 50_000 }, 3);
  expect(all[0]?.lines).toEqual([[JANUARY, 50_000]]);
  expect(all.slice(1, 16).flatMap(({ lines }) => lines)).toEqual([]);
  expect(all.slice(16).map(({ lines }) => lines)).toEqual([
    [[JANUARY, -50_000, 'withdrawn']],
    [],
    [],
  ]);
});

test('what one payslip cannot take of it is still to recover, and later ones take the rest', () => {
  const all = runs({ salary: 20_000, amount: 50_000 }, 4);
  expect(all.slice(16).map(({ lines, toRecover }) => [lines[0]?.[1], toRecover])).toEqual([
    [-20_000, [[JANUARY, 30_000]]],
    [-20_000, [[JANUARY, 10_000]]],
    [-10_000, []],
    [undefined, []],
  ]);
});

test('a withdrawn deduction of that time is paid back', () => {
  const all = runs({ componentId: TAX.id, amount: 7_000 }, 2);
  expect(all.slice(16).map(({ lines }) => lines)).toEqual([[[JANUARY, -7_000, 'withdrawn']], []]);
});

test('what was recorded late for its month is not set off against it: that is said as not settled', () => {
  const all = runs({ amount: 50_000, recurring: 20_000 }, 2);
  expect(all.slice(16).map(({ lines }) => lines)).toEqual([[[JANUARY, -50_000, 'withdrawn']], []]);
});

test.each([
  [20_000, [[JANUARY, -30_000, 'withdrawn']]],
  [50_000, []],
])(
  'what was set off while its month was settled is not taken back later, of a recurring %s',
  (recurring, first) => {
    const all = runs({ amount: 50_000, recurring, paid: 3 }, 14);
    expect(all.slice(3).map(({ lines }) => lines)).toEqual([first, ...Array(13).fill([])]);
  },
);
