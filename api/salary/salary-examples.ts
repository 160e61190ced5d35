import type { SalaryRecord, SalaryWarningRecord } from '../contract/salary/salaries.js';
import type {
  SalariesResponse,
  SalaryAddedResponse,
  SalaryResponse,
  SalaryWarningsResponse,
} from '../contract/salary/salary-responses.js';
import { EMPLOYEE } from '../employee/employee-examples.js';

const salary: SalaryRecord = {
  _id: '019ab1e3-44c0-7a67-92b8-3d4e5f607182',
  employeeId: { _id: EMPLOYEE, employeeId: 'EMP-0042', name: 'Amara Okafor' },
  basicSalary: 4200.5,
  allowances: 300,
  deductions: 120.25,
  netSalary: 4380.25,
  payDate: '2026-01-31',
  createdAt: '2026-01-28T09:14:05.000Z',
  voidedAt: null,
  voidReason: null,
  run: null,
  payslip: null,
  period: null,
  outsidePayroll: false,
};

const warnings: SalaryWarningRecord[] = [
  {
    kind: 'same_month',
    date: '2026-01-30',
    text: 'There is already a salary record for this month, dated 2026-01-30.',
  },
];

export const SALARY_EXAMPLES = {
  SalariesResponse: {
    success: true,
    salary: [salary],
    summary: { records: 1, totalPaid: 4380.25, averageSalary: 4380.25 },
  } satisfies SalariesResponse,
  SalaryResponse: { success: true, salary } satisfies SalaryResponse,
  SalaryAddedResponse: { success: true, salary, warnings } satisfies SalaryAddedResponse,
  SalaryWarningsResponse: {
    success: true,
    warnings,
    payroll: {
      period: { from: '2026-01-01', to: '2026-01-31' },
      payslip: {
        _id: '019ab1e3-44c0-7a67-92b8-3d4e5f607190',
        run: '019ab1e3-44c0-7a67-92b8-3d4e5f607191',
        state: 'draft',
      },
      draft: {
        run: '019ab1e3-44c0-7a67-92b8-3d4e5f607191',
        payslip: '019ab1e3-44c0-7a67-92b8-3d4e5f607190',
      },
    },
  } satisfies SalaryWarningsResponse,
};
