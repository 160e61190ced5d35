/** The refusals of bank accounts. */
export const BANK_REFUSALS = {
  'bank.iban_malformed':
    '%{label} must be two letters, two digits and the account, like IE64 IRCE 9205 0112 3456 78.',
  'bank.iban_country':
    'An IBAN begins with the letters of its country, like DE or IE. No IBAN begins with %{country}.',
  'bank.iban_length':
    'An IBAN that begins with %{country} has %{length} characters. This one has %{given}.',
  'bank.iban_wrong':
    'This IBAN cannot be right: a character is wrong or swapped. Compare it with your bank statement.',
  'bank.bic_malformed': '%{label} must have 8 or 11 characters, like IRCEIE2D.',
  'bank.stale': 'Someone else changed this bank account in the meantime. Please reload it.',
} as const;
