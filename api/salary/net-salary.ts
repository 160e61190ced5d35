import { Problem } from '../contract/problem.js';

export interface Pay {
  basicSalary: number;
  allowances: number;
  deductions: number;
}

/** Basic + allowances − deductions, in minor units; nobody is paid less than nothing. */
export function netSalary({ basicSalary, allowances, deductions }: Pay): number {
  const net = basicSalary + allowances - deductions;
  if (net < 0) throw Problem.at('deductions', 'Deductions must not be more than basic salary and allowances together.');
  return net;
}
