import type { PayslipResponse, PayslipsResponse } from '../contract/payroll/payroll-responses.js';
import { BASIC_SALARY } from '../contract/payroll/pay-components.js';
import type { PayslipLine, PayslipListRecord } from '../contract/payroll/payslips.js';
import { EMPLOYEE } from '../employee/employee-examples.js';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const component: PayslipLine['component'] = {
  _id: BASIC_SALARY,
  name: 'Basic Salary',
  kind: 'earning',
  wageCode: '1000',
};
const whole: Omit<PayslipLine, 'amount' | 'due' | 'period' | 'difference'> = {
  component,
  paidBefore: 0,
  parts: [],
  unpaid: [],
  shares: [],
  reasons: [],
};

const payslip: PayslipListRecord = {
  _id: '019abd10-7a1b-7c2d-8e3f-4a5b6c7d8e9f',
  run: '019abd0f-1a2b-7c3d-9e4f-5a6b7c8d9e0f',
  employee: { _id: EMPLOYEE, employeeId: 'EMP-0007', name: 'Amara Okafor', department: 'Research' },
  state: 'paid',
  period: NOVEMBER,
  payDate: '2026-11-30',
  gross: 3400,
  deductions: 0,
  net: 3400,
  employerCost: 0,
  previousNet: 3000,
  change: 400,
  causes: [
    {
      kind: 'revision',
      amount: 200,
      component: null,
      before: 3000,
      after: 3200,
      date: '2026-10-01',
      days: null,
      of: null,
      note: null,
    },
    {
      kind: 'differences',
      amount: 200,
      component: null,
      before: null,
      after: 200,
      date: null,
      days: null,
      of: null,
      note: null,
    },
  ],
  warnings: [{ warning: 'differences', amount: 200, date: null }],
  leftToRecover: 0,
  attention: 1,
};

export const PAYSLIP_EXAMPLES = {
  PayslipsResponse: { success: true, payslips: [payslip] } satisfies PayslipsResponse,
  PayslipResponse: {
    success: true,
    payslip: {
      ...payslip,
      kind: 'regular',
      runName: null,
      lines: [
        {
          ...whole,
          amount: 3200,
          period: NOVEMBER,
          difference: false,
          due: 3200,
          parts: [{ ...NOVEMBER, days: 30, of: 30, salary: 3200, amount: 3200 }],
        },
        {
          ...whole,
          amount: 200,
          period: OCTOBER,
          difference: true,
          due: 3200,
          paidBefore: 3000,
          parts: [{ ...OCTOBER, days: 31, of: 31, salary: 3200, amount: 3200 }],
          reasons: [
            { kind: 'revision', date: '2026-10-01', recordedAt: '2026-11-05T09:30:00.000Z' },
          ],
        },
      ],
      toRecover: [],
      yearToDate: [{ component: 'Basic Salary', kind: 'earning', amount: 33400 }],
      held: null,
      reversed: null,
      iban: 'IE64 •••• 5678',
      files: [{ _id: '019abd4a-5b6c-7d7e-8f9a-0b1c2d3e4f5a', name: 'EMP-0007_2026-11.pdf' }],
    },
  } satisfies PayslipResponse,
};
