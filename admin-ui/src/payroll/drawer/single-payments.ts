import type {
  AssignedShare,
  PayslipLine,
  PayslipRecord,
} from '../../../../api/contract/payroll/payslips.js';

/** Payments for the period of one run only: of all runs, or of one. */
export function singlePayments({ shares }: PayslipLine, run?: string): AssignedShare[] {
  return shares.filter((share) => share.scope === 'run' && (!run || share.run === run));
}

/** Nothing is due of those that were withdrawn. */
export function duePayments(line: PayslipLine, { withdrawn = [] }: PayslipRecord): AssignedShare[] {
  const gone = new Set(withdrawn.map(({ assignment }) => assignment));
  return singlePayments(line).filter(({ assignment }) => !gone.has(assignment));
}
