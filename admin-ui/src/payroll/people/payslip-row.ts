import type { PayslipListRecord } from '../../../../api/contract/payroll/payslips.js';

export type PayslipRow = PayslipListRecord & { id: string };

/** A held payslip stands among those who get none. */
export const isInRun = ({ state }: PayslipRow): boolean => state !== 'held';
