import { isSEPACountry } from 'ibantools';
import type { CalendarDate } from '../../contract/calendar-date.js';

/** A bank file has approved payslips that are not paid yet, or paid ones. */
export type PayslipStage = 'approved' | 'paid';

export interface BankPayment {
  /** As the company writes it, such as EMP-0042. */
  employeeId: string;
  /** Holder of the account. */
  name: string;
  /** Null for a person without an account, who is left out. */
  iban: string | null;
  bic: string | null;
  /** Minor units. */
  amount: number;
  state: PayslipStage;
  /** Stands on the account statement. */
  reference: string;
}

export interface BankFile {
  /** Identifies the file at the bank, which refuses a second one with the same: letters, digits and hyphens, at most 24. */
  id: string;
  /** The id of the file of the approval before. */
  replaces: string | null;
  stage: PayslipStage;
  company: { name: string; iban: string | null; bic: string | null };
  payDate: CalendarDate;
  currency: string;
  payments: readonly BankPayment[];
}

export type Transfer = BankPayment & { iban: string };

/** Those that a bank can carry out. Net pay is never negative; zero is no payment. */
export function transfersOf({ payments }: Pick<BankFile, 'payments'>): Transfer[] {
  if (payments.some(({ amount }) => !Number.isSafeInteger(amount) || amount < 0))
    throw new Error('A payment is a whole number of minor units, and not negative.');
  return payments.filter(
    (payment): payment is Transfer => payment.iban !== null && payment.amount > 0,
  );
}

export function isWithinSepa({ iban }: Pick<Transfer, 'iban'>): boolean {
  return isSEPACountry(iban.slice(0, 2));
}

/** '1234.50' of 123450n: amounts become text without ever being a float. */
export function decimal(minor: bigint): string {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function totalOf(payments: readonly Pick<BankPayment, 'amount'>[]): bigint {
  return payments.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}
