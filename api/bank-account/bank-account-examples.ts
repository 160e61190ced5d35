import type { BankAccountResponse } from '../contract/payroll/bank-account-responses.js';

export const BANK_ACCOUNT_EXAMPLES = {
  BankAccountResponse: {
    success: true,
    account: {
      iban: 'IE64 •••• 5678',
      bic: 'IRCEIE2D',
      holder: 'Amara Okafor',
      version: 1,
      changedAt: '2026-01-12T08:30:02.871Z',
      changedBy: { name: 'Amara Okafor', isOwner: true },
    },
  } satisfies BankAccountResponse,
};
