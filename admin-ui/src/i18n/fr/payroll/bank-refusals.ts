import type { BANK_REFUSALS } from '../../../../../api/contract/refusals/bank-refusals.js';

export const bankRefusals: Record<keyof typeof BANK_REFUSALS, string> = {
  'bank.iban_malformed':
    'Le champ « %{label} » se compose de deux lettres, de deux chiffres et du compte, par exemple FR14 2004 1010 0505 0001 3M02 606.',
  'bank.iban_country':
    'Un IBAN commence par les lettres de son pays, par exemple FR ou BE. Aucun ne commence par %{country}.',
  'bank.iban_length':
    'Un IBAN qui commence par %{country} a %{length} caractères. Celui-ci en a %{given}.',
  'bank.iban_wrong':
    'Cet IBAN ne peut pas être juste : un caractère est faux ou interverti. Comparez-le avec votre relevé.',
  'bank.bic_malformed': 'Le champ « %{label} » a 8 ou 11 caractères, par exemple BNPAFRPP.',
  'bank.stale':
    'Quelqu’un d’autre a modifié ce compte bancaire entre-temps. Veuillez le recharger.',
};
