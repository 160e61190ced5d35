import type { PayslipLine, PayslipRecord } from '../../../api/contract/payroll/payslips.js';
import type { PayslipDocument } from '../../../api/payroll/payslip-pdf/payslip-document.js';

export const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
export const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };

export function line(
  name: string,
  amount: number,
  more: Partial<PayslipLine> & { kind?: PayslipLine['component']['kind'] } = {},
): PayslipLine {
  const { kind = 'earning', ...rest } = more;
  return {
    component: { _id: name, name, kind, wageCode: null },
    amount,
    period: NOVEMBER,
    difference: false,
    due: amount,
    paidBefore: 0,
    parts: [],
    unpaid: [],
    shares: [],
    reasons: [],
    ...rest,
  };
}

export const share = (
  amount: number,
  more: Partial<PayslipLine['shares'][number]> = {},
): PayslipLine['shares'][number] => ({
  assignment: 'a',
  amount,
  scope: 'employee',
  from: '2026-01-01',
  note: null,
  fixed: amount,
  rate: null,
  basis: null,
  hours: null,
  days: null,
  of: null,
  span: null,
  ...more,
});

const total = (lines: PayslipLine[], kind: string) =>
  Math.round(
    lines
      .filter((one) => one.component.kind === kind)
      .reduce((sum, one) => sum + one.amount * 100, 0),
  ) / 100;

export function payslip(lines: PayslipLine[], more: Partial<PayslipRecord> = {}): PayslipRecord {
  const [gross, deductions, employerCost] = [
    total(lines, 'earning'),
    total(lines, 'deduction'),
    total(lines, 'cost'),
  ];
  return {
    _id: '01900000-0000-7000-8000-000000000093',
    run: 'r',
    employee: { _id: 'e', employeeId: 'EMP-0093', name: "Zoë O'Hara", department: 'Design' },
    state: 'paid',
    gross,
    deductions,
    net: Math.round((gross - deductions) * 100) / 100,
    employerCost,
    previousNet: null,
    change: 0,
    causes: [],
    warnings: [],
    leftToRecover: 0,
    attention: 3,
    period: NOVEMBER,
    payDate: '2026-11-30',
    kind: 'regular',
    runName: null,
    lines,
    toRecover: [],
    yearToDate: lines
      .filter((one) => !one.difference)
      .map((one) => ({
        component: one.component.name,
        kind: one.component.kind,
        amount: Math.round(one.amount * 1100) / 100,
      })),
    held: null,
    reversed: null,
    iban: 'IE29 •••• 5678',
    files: [],
    ...more,
  };
}

export function printed(
  record: PayslipRecord,
  more: Partial<PayslipDocument> = {},
): PayslipDocument {
  return {
    payslip: record,
    designation: 'Senior Product Designer',
    employer: {
      name: 'Fjord Partners AS',
      address: 'Dronning Eufemias gate 16\n0191 Oslo, Norway',
    },
    currency: 'USD',
    locale: 'en-US',
    language: 'en',
    ...more,
  };
}

/** Like the picture of the design. */
export const ORDINARY = payslip([
  line('Basic Salary', 6300, {
    parts: [
      { from: '2026-11-01', to: '2026-11-15', days: 15, of: 30, salary: 6150, amount: 3075 },
      { from: '2026-11-16', to: '2026-11-30', days: 15, of: 30, salary: 6450, amount: 3225 },
    ],
  }),
  line('Transport allowance', 120, { shares: [share(120, { scope: 'everybody' })] }),
  line('Phone allowance', 100, { shares: [share(100, { scope: 'department' })] }),
  line('Bonus', 400, {
    shares: [share(400, { scope: 'run', from: '2026-11-01', note: 'launch of the booking app' })],
  }),
  line('Pension contribution', 315, {
    kind: 'deduction',
    shares: [share(315, { fixed: null, rate: 5, basis: 6300 })],
  }),
  line('Health insurance', 96.9, { kind: 'deduction', shares: [share(96.9)] }),
  line('Income tax', 868, {
    kind: 'deduction',
    shares: [share(868, { scope: 'run', note: 'entered by payroll' })],
  }),
]);

export const LATE_RAISE = payslip(
  [
    line('Basic Salary', 3200, {
      parts: [{ ...NOVEMBER, days: 30, of: 30, salary: 3200, amount: 3200 }],
    }),
    line('Basic Salary', 200, {
      period: OCTOBER,
      difference: true,
      due: 3200,
      paidBefore: 3000,
      parts: [{ ...OCTOBER, days: 31, of: 31, salary: 3200, amount: 3200 }],
      reasons: [{ kind: 'revision', date: '2026-10-01', recordedAt: '2026-11-05T09:00:00.000Z' }],
    }),
    line('Pension', 170, {
      kind: 'deduction',
      shares: [share(170, { fixed: null, rate: 5, basis: 3400 })],
    }),
    line('Employer pension', 340, {
      kind: 'cost',
      shares: [share(340, { fixed: null, rate: 10, basis: 3400 })],
    }),
  ],
  { toRecover: [{ component: 'Overtime', period: OCTOBER, amount: 160 }] },
);

export const LONG = payslip(
  [
    line('Basic Salary', 11348.96, {
      parts: [
        { from: '2026-11-01', to: '2026-11-09', days: 9, of: 30, salary: 11840.5, amount: 3552.15 },
        {
          from: '2026-11-10',
          to: '2026-11-28',
          days: 19,
          of: 30,
          salary: 12310.75,
          amount: 7796.81,
        },
      ],
      unpaid: [{ from: '2026-11-29', to: '2026-11-30', days: 2, leave: 'Personal Leave' }],
    }),
    ...Array.from({ length: 45 }, (_, index) =>
      line(`Allowance ${index + 1}`, 100 + index, {
        shares: [
          share(100 + index, {
            scope: 'run',
            note: `Reason ${index + 1} of the regional customer experience and service operations`,
          }),
        ],
      }),
    ),
    ...Array.from({ length: 12 }, (_, index) =>
      line(`Loan ${index + 1}`, 10 + index, { kind: 'deduction', shares: [share(10 + index)] }),
    ),
  ],
  {
    employee: {
      _id: 'e',
      employeeId: 'EMP-0218',
      name: 'عبد الرحمن بن محمد الأنصاري القحطاني',
      department: 'Customer Care, Middle East, North Africa and Mediterranean',
    },
  },
);
