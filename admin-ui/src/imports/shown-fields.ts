import type { ImportField, ImportKind } from '../../../api/contract/imports.js';

/** Enough to know each row by, and what matters most if it is wrong. */
export const SHOWN: Record<ImportKind, ImportField[]> = {
  employees: ['employeeId', 'name', 'email', 'department', 'salary'],
  salaries: ['employeeId', 'payDate', 'basicSalary', 'allowances', 'deductions', 'netSalary'],
  leaves: ['employeeId', 'leaveType', 'startDate', 'endDate', 'status'],
};
