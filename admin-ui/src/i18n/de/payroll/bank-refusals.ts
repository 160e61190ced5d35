import type { BANK_REFUSALS } from '../../../../../api/contract/refusals/bank-refusals.js';

export const bankRefusals: Record<keyof typeof BANK_REFUSALS, string> = {
  'bank.iban_malformed':
    '„%{label}“ besteht aus zwei Buchstaben, zwei Ziffern und dem Konto, etwa DE89 3704 0044 0532 0130 00.',
  'bank.iban_country':
    'Eine IBAN beginnt mit den Buchstaben ihres Landes, etwa DE oder AT. Keine beginnt mit %{country}.',
  'bank.iban_length':
    'Eine IBAN, die mit %{country} beginnt, hat %{length} Zeichen. Diese hat %{given}.',
  'bank.iban_wrong':
    'Diese IBAN kann nicht stimmen: Ein Zeichen ist falsch oder vertauscht. Vergleichen Sie sie mit Ihrem Kontoauszug.',
  'bank.bic_malformed': '„%{label}“ hat 8 oder 11 Zeichen, etwa COBADEFF.',
  'bank.stale': 'Jemand anderes hat dieses Bankkonto inzwischen geändert. Bitte laden Sie es neu.',
};
