import type { SuccessResponse } from '../responses.js';
import type { BankAccountRecord } from './bank-accounts.js';

export interface BankAccountResponse extends SuccessResponse {
  /** Null if the person has none. */
  account: BankAccountRecord | null;
}
