import { Problem, refusal } from '../contract/problem.js';

export interface Pay {
  basicSalary: number;
  allowances: number;
  deductions: number;
}

/** In minor units. */
export function netSalary({ basicSalary, allowances, deductions }: Pay): number {
  const net = basicSalary + allowances - deductions;
  if (net < 0) throw Problem.at('deductions', refusal('salary.below_zero'));
  return net;
}
