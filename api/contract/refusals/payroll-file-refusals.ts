export const PAYROLL_FILE_REFUSALS = {
  'payroll.no_sepa': 'A SEPA transfer needs EUR as currency and the bank account of the company, which is entered in Setting. Download the CSV instead.',
  'payroll.nobody_to_pay': 'Nobody in this run has net pay and a bank account that SEPA reaches.',
} as const;
