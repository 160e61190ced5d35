import { BASIC_SALARY } from '../../contract/payroll/pay-components.js';
import { slipSums, type SlipLine } from '../settlement/payslip-line.js';

export interface PostedSalary {
  basicSalary: number;
  allowances: number;
  deductions: number;
}

/** A payslip as a salary record: its sums as they stand on it. Amounts of a record are never negative, so a sum that is stands on the other side. */
export function postedSalary(lines: readonly SlipLine[]): PostedSalary {
  const { gross, deductions } = slipSums(lines);
  const basic = lines
    .filter(({ componentId }) => componentId === BASIC_SALARY)
    .reduce((sum, { amount }) => sum + amount, 0);
  const allowances = gross - basic;
  return {
    basicSalary: Math.max(0, basic),
    allowances: Math.max(0, allowances) + Math.max(0, -deductions),
    deductions: Math.max(0, deductions) + Math.max(0, -basic) + Math.max(0, -allowances),
  };
}
