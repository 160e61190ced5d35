import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { PAYSLIP_ERRORS, type PayslipWarning } from '../../../../api/contract/payroll/payslips.js';

/** Where the summary of a run leads. */
export const PEOPLE_ID = 'payslips';
export const ABSENT_ID = 'no-payslip';

export const rowId = (payslip: string): string => `payslip-${payslip}`;

export const isError = (warning: PayslipWarning): boolean =>
  (PAYSLIP_ERRORS as readonly string[]).includes(warning);

const peopleWithWarning = ({ warnings }: PayRunRecord, sought: PayslipWarning): number =>
  warnings.find(({ warning }) => warning === sought)?.people ?? 0;

/** At least as many payslips cannot be approved. */
export const errorsOf = (run: PayRunRecord): number =>
  PAYSLIP_ERRORS.reduce((sum, error) => Math.max(sum, peopleWithWarning(run, error)), 0);
