import {
  IMPORT_FIELDS,
  type ImportColumn,
  type ImportFieldDefinition,
  type ImportKind,
  type ImportMapping,
} from './imports.js';
import { normalized } from './text/normalized-text.js';

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
  return new Set([currency, ...symbols, ...prefixed, ...(MORE_SIGNS[currency] ?? [])].map(plain));
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

/** Signs in the mapped columns of amounts that are not those of the company's currency. */
export function foreignCurrencies(
  kind: ImportKind,
  mapping: Pick<ImportMapping, 'columns'>,
  columns: ImportColumn[],
  currency: string,
): string[] {
  const headings = new Set(mappedAmounts(kind, mapping));
  const signs = columns
    .filter(({ heading }) => headings.has(heading))
    .flatMap((column) => column.currencies);
  return [...new Set(signs)].filter((sign) => !isSignOf(sign, currency));
}
