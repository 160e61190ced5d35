import {
  IMPORT_FIELDS,
  type ImportFieldDefinition,
  type ImportKind,
} from '../imports/import-fields.js';
import type { ImportMapping } from '../imports/import-mapping.js';
import type { ImportColumn } from '../imports/imports.js';
import { isBlank } from '../text/blank-text.js';
import { normalized } from '../text/normalized-text.js';

/** Beside the ones that Intl knows. */
const MORE_SIGNS: Record<string, string[]> = { CHF: ['fr', 'sfr'], INR: ['rs'] };

/** '$' and 'kr' are signs of several currencies. */
export function isSignOf(sign: string, currency: string): boolean {
  return signsOf(currency).has(plain(sign));
}

function signsOf(currency: string): Set<string> {
  const symbols = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay,
    }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  });
  const [, narrow = currency] = symbols;
  // US$, A$
  const prefixed = /^\p{Sc}$/u.test(narrow)
    ? [1, 2].map((letters) => currency.slice(0, letters) + narrow)
    : [];
  const more = [...namesOf(currency), ...(MORE_SIGNS[currency] ?? [])];
  return new Set([currency, ...symbols, ...prefixed, ...more].map(plain));
}

/** 'Euro', as columns of currencies write it. */
function namesOf(currency: string): string[] {
  return ['en', 'de', 'fr', 'es', 'pt'].map(
    (language) => new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency,
  );
}

function plain(sign: string): string {
  return normalized(sign, 'NFKC').replace(/\.$/, '').toLowerCase();
}

/** Headings of the columns that are read as amounts. */
export function mappedAmounts(
  kind: ImportKind,
  { columns }: Pick<ImportMapping, 'columns'>,
): string[] {
  const fields: { [field: string]: ImportFieldDefinition } = IMPORT_FIELDS[kind];
  return Object.entries(columns).flatMap(([field, heading]) =>
    heading !== undefined && fields[field]?.kind === 'amount' ? [heading] : [],
  );
}

export function storesAmounts(kind: ImportKind, mapping: ImportMapping): boolean {
  return mappedAmounts(kind, mapping).length > 0 || mapping.constants.salary !== undefined;
}

/** Beside amounts, in their headings, or in a column of currencies: signs and names that are not those of the company's currency. */
export function foreignCurrencies(
  kind: ImportKind,
  mapping: Pick<ImportMapping, 'columns'>,
  columns: ImportColumn[],
  currency: string,
): string[] {
  const headings = new Set(mappedAmounts(kind, mapping));
  if (headings.size === 0) return [];
  const signs = columns.flatMap(({ heading, currencies, values, samples }) => {
    if (headings.has(heading)) return currencies;
    if (heading !== mapping.columns.currency) return [];
    return (values?.map(({ value }) => value) ?? samples).filter((sign) => !isBlank(sign));
  });
  return [...new Set(signs)].filter((sign) => !isSignOf(sign, currency));
}
