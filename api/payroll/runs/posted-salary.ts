import { BASIC_SALARY } from '../../contract/payroll/pay-components.js';
import type { SlipLine } from '../settlement/payslip-line.js';

export interface PostedSalary {
  basicSalary: number;
  allowances: number;
  deductions: number;
}

/** A payslip as a salary record, whose amounts are never negative: what earnings take back counts as a deduction, and deductions given back as an allowance. */
export function postedSalary(lines: readonly SlipLine[]): PostedSalary {
  const posted: PostedSalary = { basicSalary: 0, allowances: 0, deductions: 0 };
  const basic = lines
    .filter(({ componentId }) => componentId === BASIC_SALARY)
    .reduce((sum, { amount }) => sum + amount, 0);
  posted.basicSalary = Math.max(0, basic);
  posted.deductions = Math.max(0, -basic);
  for (const { componentId, kind, amount } of lines) {
    if (componentId === BASIC_SALARY || kind === 'cost') continue;
    const given = kind === 'earning' ? amount : -amount;
    posted[given > 0 ? 'allowances' : 'deductions'] += Math.abs(given);
  }
  return posted;
}
