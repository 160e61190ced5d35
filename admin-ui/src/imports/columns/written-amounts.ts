import type { DecimalSign } from '../../../../api/contract/imports/import-mapping.js';
import type { ImportColumn } from '../../../../api/contract/imports/imports.js';
import { minorUnits } from '../../../../api/contract/money.js';

const MONTHS = 12;

/** Thousands may be separated by the other sign, a space or an apostrophe. */
const WRITTEN: Record<DecimalSign, RegExp> = {
  '.': /^(\d+|\d{1,3}(?:[,'’\s]\d{3})+)(?:\.(\d{1,2}))?$/,
  ',': /^(\d+|\d{1,3}(?:[.'’\s]\d{3})+)(?:,(\d{1,2}))?$/,
};

/** In minor units; currency signs around the number are ignored. */
export function readAmount(written: string, sign: DecimalSign): number | undefined {
  const number = written.replace(/^[^\d]+|[^\d]+$/g, '');
  const [, whole, fraction = '0'] = WRITTEN[sign].exec(number) ?? [];
  return whole === undefined ? undefined : minorUnits(`${whole.replace(/\D/g, '')}.${fraction}`);
}

/** From yearly pay, both in minor units; rounds halves up to the smallest amount of the currency, like the server. */
export function monthlyPay(yearly: number, smallest: number): number {
  const year = MONTHS * smallest;
  return Math.floor((2 * yearly + year) / (2 * year)) * smallest;
}

/** As the server proposes it; null if each sign reads amounts that the other cannot. A chosen sign that fits stays. */
export function onlyDecimalSign(
  columns: ImportColumn[],
  chosen: DecimalSign | null,
): DecimalSign | null {
  const amounts = columns.flatMap((column) => column.amounts ?? []);
  const exist = (sign: DecimalSign) => amounts.reduce((sum, of) => sum + of[sign].exist, 0);
  const [points, commas] = [exist('.'), exist(',')];
  if (chosen && exist(chosen) === Math.max(points, commas)) return chosen;
  if (points === commas)
    return amounts.length === 0 || amounts.some((of) => of['.'].wrong !== of[','].wrong)
      ? null
      : '.';
  return commas > points ? ',' : '.';
}
