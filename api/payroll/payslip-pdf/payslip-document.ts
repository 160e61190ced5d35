import type { Language } from '../../contract/languages.js';
import type { PayslipRecord } from '../../contract/payroll/payslips.js';

/** All that a payslip's PDF is made of. */
export interface PayslipDocument {
  payslip: PayslipRecord;
  /** Null if not known. */
  designation: string | null;
  /** `logo` in any format that the company's logo may have. */
  employer: { name: string; address: string | null; logo?: Buffer };
  currency: string;
  locale: string;
  language: Language;
}

/** Crosses to the thread with the logo as a PNG, the only lossless format that PDF knows. */
export type PrintedPayslip = Omit<PayslipDocument, 'employer'> & {
  employer: { name: string; address: string | null; logo?: Uint8Array };
};
