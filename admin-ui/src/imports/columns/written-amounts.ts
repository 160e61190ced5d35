import type { DecimalSign, ImportColumn, ImportField, ImportKind, ImportMapping } from '../../../../api/contract/imports.js';
import { MINOR_UNITS, minorUnits } from '../../../../api/contract/money.js';
import { definitionOf } from '../import';
import { columnOf } from './mapping';

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

/** From minor units to currency units; rounds halves up like the server. */
export const monthlyPay = (minor: number): number => Math.floor((minor + MONTHS / 2) / MONTHS) / MINOR_UNITS;

export const amountColumns = (kind: ImportKind, mapping: ImportMapping, columns: ImportColumn[]): ImportColumn[] =>
  (Object.keys(mapping.columns) as ImportField[]).flatMap((field) => (definitionOf(kind, field)?.kind === 'amount' ? (columnOf(mapping, columns, field) ?? []) : []));
