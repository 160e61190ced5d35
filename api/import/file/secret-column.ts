import type { ImportColumn } from '../../contract/imports/imports.js';

const IBAN = /^[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]{1,4}){3,8}$/i;

export function looksLikeIban(text: string): boolean {
  return IBAN.test(text.trim());
}

/** Amounts are pay, and accounts are where it goes. */
export function isSecret({ amounts, samples, values }: ImportColumn): boolean {
  const shown = [...samples, ...(values ?? []).map(({ value }) => value)];
  return amounts !== null || shown.some(looksLikeIban);
}
