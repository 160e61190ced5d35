import { amount } from '../contract/money.js';
import type { SalaryRecord } from '../contract/salary/salaries.js';
import type { ListDefinition } from '../platform/database/lists/list-definition.js';
import { dateFilter, idIn, searchIn } from '../platform/database/lists/list-filters.js';
import type { StoredRow } from '../platform/database/schema/schema-definition.js';
import { csvAmount, type CsvColumn } from '../platform/http/csv.js';
import type { SALARY } from './salary.tables.js';

export type SalaryRow = Omit<StoredRow<typeof SALARY>, 'valid' | 'voided_by'> & {
  payslip_id: string | null;
  period_from: string | null;
  period_to: string | null;
  employee_number: string;
  employee_name: string;
};

export const SALARY_LIST: ListDefinition = {
  resource: 'salaries',
  table: 'salary s',
  id: 's.id',
  joins: {
    employee: 'JOIN employee e ON e.id = s.employee_id',
    account: 'JOIN account a ON a.id = e.account_id',
    period: 'LEFT JOIN pay_run r ON r.id = s.run_id LEFT JOIN pay_period p ON p.id = r.period_id',
  },
  columns: `s.id, s.employee_id, e.employee_id AS employee_number, a.name AS employee_name, s.basic_salary, s.allowances, s.deductions,
    s.net_salary, s.pay_date, s.created_at, s.voided_at, s.void_reason, s.run_id, s.outside_payroll, p.start_date AS period_from, p.end_date AS period_to,
    (SELECT w.id FROM payslip w WHERE w.run_id = s.run_id AND w.employee_id = s.employee_id) AS payslip_id`,
  rowJoins: ['employee', 'account', 'period'],
  sort: { id: { by: 's.id' }, payDate: { by: 's.pay_date' }, netSalary: { by: 's.net_salary' } },
  filter: {
    q: searchIn(['e.employee_id_folded'], ['employee']),
    from: dateFilter('s.pay_date', '>='),
    to: dateFilter('s.pay_date', '<='),
    id: idIn('s.id'),
  },
  newestFirst: true,
};

export function salaryRecord(row: SalaryRow): SalaryRecord {
  return {
    _id: row.id,
    employeeId: { _id: row.employee_id, employeeId: row.employee_number, name: row.employee_name },
    basicSalary: amount(row.basic_salary),
    allowances: amount(row.allowances),
    deductions: amount(row.deductions),
    netSalary: amount(row.net_salary),
    payDate: row.pay_date,
    createdAt: new Date(Number(row.created_at)).toISOString(),
    voidedAt: row.voided_at === null ? null : new Date(Number(row.voided_at)).toISOString(),
    voidReason: row.void_reason,
    run: row.run_id,
    payslip: row.payslip_id,
    period:
      row.period_from === null || row.period_to === null
        ? null
        : { from: row.period_from, to: row.period_to },
    outsidePayroll: Number(row.outside_payroll) === 1,
  };
}

export const SALARY_CSV: CsvColumn<SalaryRecord>[] = [
  { heading: 'Employee ID', cell: (salary) => salary.employeeId.employeeId },
  { heading: 'Name', cell: (salary) => salary.employeeId.name },
  { heading: 'Basic Salary', cell: (salary) => csvAmount(salary.basicSalary) },
  { heading: 'Allowances', cell: (salary) => csvAmount(salary.allowances) },
  { heading: 'Deductions', cell: (salary) => csvAmount(salary.deductions) },
  { heading: 'Net Salary', cell: (salary) => csvAmount(salary.netSalary) },
  { heading: 'Pay Date', cell: (salary) => salary.payDate },
  { heading: 'Void', cell: (salary) => salary.voidReason },
];
