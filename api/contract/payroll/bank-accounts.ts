/** The longest IBAN of the standard. */
export const IBAN_MAX = 34;
export const BIC_MAX = 11;
/** A name in a payment of ISO 20022. */
export const HOLDER_MAX = 70;

const SHOWN = 4;

/** 'IE29 •••• 5678': enough to recognise an account, too little to use it. */
export function maskedIban(iban: string): string {
  return `${iban.slice(0, SHOWN)} •••• ${iban.slice(-SHOWN)}`;
}

export interface BankAccountRecord {
  /** Masked, for everybody: the first and the last four characters. */
  iban: string;
  bic: string | null;
  holder: string;
  changedAt: string;
  changedBy: { name: string; isOwner: boolean };
  version: number;
}
