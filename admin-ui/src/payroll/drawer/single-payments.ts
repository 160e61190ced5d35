import type { AssignedShare, PayslipLine } from '../../../../api/contract/payroll/payslips.js';

/** What was paid for the period of one run only: all of it, also of earlier runs, or that of one run. */
export function singlePayments({ shares }: PayslipLine, run?: string): AssignedShare[] {
  return shares.filter((share) => share.scope === 'run' && (!run || share.run === run));
}
