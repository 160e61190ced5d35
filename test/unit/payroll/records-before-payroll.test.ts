import { expect, test } from '@jest/globals';
import { payFormats } from '../../../api/contract/payroll/payslip-words/pay-formats.js';
import { payslipWords } from '../../../api/contract/payroll/payslip-words/words-in.js';
import type { PersonPayFacts } from '../../../api/payroll/due/pay-facts.js';
import { payslipRows } from '../../../api/payroll/payslip-pdf/payslip-rows.js';
import { changeCauses, type RecordsBefore } from '../../../api/payroll/settlement/change-causes.js';
import { slipSums } from '../../../api/payroll/settlement/payslip-line.js';
import { settlePay } from '../../../api/payroll/settlement/settle-pay.js';
import {
  assigned,
  daysBetween,
  MONTHLY,
  NOVEMBER,
  payPerson,
  TAX,
  TRANSPORT,
  unpaidDay,
} from './pay-person.js';
import { line, payslip } from './printed-payslips.js';

const LONG = '2020-01-01';
const ITEMS = [
  assigned({ componentId: TRANSPORT.id, amount: 12_000 }),
  assigned({ componentId: TAX.id, amount: 20_000 }),
];

/** Kinds and amounts of the causes, which add up to the change since the records. */
function causes(person: PersonPayFacts, records: RecordsBefore) {
  const { lines } = settlePay({
    person,
    rules: MONTHLY,
    period: NOVEMBER,
    earlier: [],
    history: { slips: [], held: new Set(), reversed: new Map() },
    leastNetPercent: 0,
  });
  const found = changeCauses(undefined, { lines, period: NOVEMBER }, records);
  expect(found.reduce((sum, { amount }) => sum + amount, 0)).toBe(
    slipSums(lines).net - records.net,
  );
  return found.map(({ kind, amount, before, after, date }) => [kind, amount, before, after, date]);
}

test('a first payslip as the records before payroll has no causes', () => {
  const same = { salaries: [[LONG, 400_000]] as [string, number][], assignments: ITEMS };
  expect(causes(payPerson(same), { basic: 400_000, net: 392_000 })).toEqual([]);
});

test('a first payslip is compared with the salary and the sums of the records', () => {
  const raised = payPerson({
    salaries: [
      [LONG, 400_000],
      [NOVEMBER.from, 420_000],
    ],
    assignments: ITEMS,
  });
  expect(causes(raised, { basic: 400_000, net: 390_000 })).toEqual([
    ['revision', 20_000, 400_000, 420_000, NOVEMBER.from],
    ['otherPay', 2_000, -10_000, -8_000, null],
  ]);
});

test('a first month without pay is proration', () => {
  const unpaid = (days: string[]) =>
    payPerson({
      salaries: [[LONG, 300_000]],
      unpaidLeave: days.map((day) => unpaidDay(day)),
      assignments: [assigned({ componentId: TRANSPORT.id, amount: 12_000 })],
    });
  const records = { basic: 300_000, net: 312_000 };
  expect(causes(unpaid(['2026-11-30']), records)).toEqual([
    ['proration', -10_000, null, null, null],
  ]);
  expect(causes(unpaid(daysBetween(NOVEMBER.from, NOVEMBER.to)), records)).toEqual([
    ['proration', -300_000, null, null, null],
  ]);
});

test('records before payroll have rows of their own in the year to date on paper, and both columns add up', () => {
  const ordinary = payslip([line('Basic Salary', 3200), line('Tax', 200, { kind: 'deduction' })]);
  const records = { component: null, records: 'beforePayroll' as const };
  const rows = payslipRows(
    {
      ...ordinary,
      yearToDate: [
        ...ordinary.yearToDate,
        { ...records, kind: 'earning', amount: 6100 },
        { ...records, kind: 'deduction', amount: 150 },
      ],
    },
    payslipWords('en'),
    payFormats({ language: 'en', numbers: 'en', currency: 'USD', year: '2026', leave: String }),
  );
  expect(
    rows.flatMap((row) => (row.kind === 'group' ? [] : [[row.title, row.amount, row.yearToDate]])),
  ).toEqual([
    ['Basic Salary', 320_000n, 3_520_000n],
    ['Before payroll', null, 610_000n],
    ['Gross pay', 320_000n, 4_130_000n],
    ['Tax', -20_000n, -220_000n],
    ['Before payroll', null, -15_000n],
    ['Total deductions', -20_000n, -235_000n],
    ['Net pay', 300_000n, 3_895_000n],
  ]);
});
