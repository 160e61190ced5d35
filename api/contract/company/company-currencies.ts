import { MINOR_UNITS } from '../money.js';

/** By ISO 4217. Intl differs between engines, as some count only the coins in circulation. */
const WITHOUT_DECIMALS = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'UYI',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const WITH_MORE_THAN_TWO = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND', 'CLF', 'UYW']);

export function currencyDecimals(currency: string): 0 | 2 {
  return WITHOUT_DECIMALS.has(currency) ? 0 : 2;
}

/** In minor units. */
export function smallestAmount(currency: string): number {
  return currencyDecimals(currency) === 0 ? MINOR_UNITS : 1;
}

/** Amounts are stored with two decimals, so currencies with more cannot be chosen. */
export function companyCurrencies(): string[] {
  return Intl.supportedValuesOf('currency').filter((currency) => !WITH_MORE_THAN_TWO.has(currency));
}
