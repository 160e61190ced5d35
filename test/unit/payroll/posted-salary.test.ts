import { expect, test } from '@jest/globals';
import type { ComponentKind } from '../../../api/contract/payroll/component-kinds.js';
import { postedSalary } from '../../../api/payroll/runs/posted-salary.js';
import { payslipLine } from '../../../api/payroll/settlement/payslip-line.js';
import { BASIC, NOVEMBER, TAX, TRANSPORT } from './pay-person.js';

const line = (component: typeof BASIC, amount: number) =>
  payslipLine(component, undefined, -amount, NOVEMBER);
const kindOf = (kind: ComponentKind) => ({ ...TRANSPORT, kind });

test('the record of a payslip has its sums: a deduction that was given back is none', () => {
  const lines = [
    line(BASIC, 310_000),
    line(TRANSPORT, 2_000),
    line(TAX, -3_100),
    line(kindOf('deduction'), 3_100),
  ];
  expect(postedSalary(lines)).toEqual({ basicSalary: 310_000, allowances: 2_000, deductions: 0 });
});

test.each([
  [
    'basic salary',
    [-5_000, 9_000, 1_000],
    { basicSalary: 0, allowances: 9_000, deductions: 6_000 },
  ],
  ['allowances', [9_000, -2_000, 1_000], { basicSalary: 9_000, allowances: 0, deductions: 3_000 }],
  ['deductions', [9_000, 1_000, -500], { basicSalary: 9_000, allowances: 1_500, deductions: 0 }],
])(
  'a negative sum of %s stands on the other side',
  (_, [basic = 0, other = 0, tax = 0], posted) => {
    const lines = [
      line(BASIC, basic),
      line(TRANSPORT, other),
      line(TAX, tax),
      line(kindOf('cost'), 700),
    ];
    expect(postedSalary(lines)).toEqual(posted);
  },
);
