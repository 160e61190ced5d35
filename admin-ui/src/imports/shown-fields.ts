import type { ImportField, ImportKind } from '../../../api/contract/imports.js';

/** Enough to know each row by, and what matters most if it is wrong. */
export const SHOWN: Record<ImportKind, ImportField[]> = {
  employees: ['employeeId', 'name', 'email', 'department', 'salary'],
  salaries: ['employeeId', 'payDate', 'basicSalary', 'allowances', 'deductions', 'netSalary'],
  leaves: ['employeeId', 'leaveType', 'startDate', 'endDate', 'status'],
};

interface CardFields {
  title: ImportField;
  beside: { start: ImportField[]; end: ImportField };
  beneath: ImportField[];
  /** What is beneath cannot be known without its names. */
  labelled?: true;
}

/** The same on a card. */
export const ON_CARD: Record<ImportKind, CardFields> = {
  employees: { title: 'name', beside: { start: ['employeeId', 'department'], end: 'salary' }, beneath: ['email'] },
  salaries: { title: 'employeeId', beside: { start: ['payDate'], end: 'netSalary' }, beneath: ['basicSalary', 'allowances', 'deductions'], labelled: true },
  leaves: { title: 'employeeId', beside: { start: ['leaveType'], end: 'status' }, beneath: ['startDate', 'endDate'] },
};
