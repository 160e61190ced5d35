import { amountParts } from '../../contract/imports/amount-reading.js';

const BRACKETED = /[([]\s*([A-Z]{3}|[A-Z]{0,2}\p{Sc})\s*[)\]]/u;
const LAST_WORD = /(?:^|[\s_/-])([A-Z]{3}|[A-Z]{0,2}\p{Sc})$/u;
const KNOWN = new Set(Intl.supportedValuesOf('currency'));

/** '$' of '$59,231', 'EUR' of '59 231,00 EUR'; undefined without one. */
export function currencyOfAmount(text: string): string | undefined {
  const { before, after } = amountParts(text) ?? {};
  return before ?? after;
}

/** 'EUR' of 'Salary (EUR)' and of 'Salary EUR'. Other words of three letters are no currency. */
export function currencyOfHeading(heading: string): string | undefined {
  const [, sign] = BRACKETED.exec(heading) ?? LAST_WORD.exec(heading.trim()) ?? [];
  return sign !== undefined && (sign.length !== 3 || KNOWN.has(sign) || /\p{Sc}/u.test(sign))
    ? sign
    : undefined;
}
