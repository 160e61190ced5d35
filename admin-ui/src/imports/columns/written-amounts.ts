import type { DecimalSign, ImportColumn, ImportField, ImportKind, ImportMapping } from '../../../../api/contract/imports.js';
import { MINOR_UNITS, minorUnits } from '../../../../api/contract/money.js';
import { definitionOf } from '../import';
import { columnOf } from './mapping';

const MONTHS = 12;

/** Thousands in groups of three, divided by the other sign, a blank or an apostrophe. */
const WRITTEN: Record<DecimalSign, RegExp> = {
  '.': /^(\d+|\d{1,3}(?:[,'’\s]\d{3})+)(?:\.(\d{1,2}))?$/,
  ',': /^(\d+|\d{1,3}(?:[.'’\s]\d{3})+)(?:,(\d{1,2}))?$/,
};

/** The minor units of an amount with one sign before its decimals; those of a currency do not matter. */
export function readAmount(written: string, sign: DecimalSign): number | undefined {
  const number = written.replace(/^[^\d]+|[^\d]+$/g, '');
  const [, whole, fraction = '0'] = WRITTEN[sign].exec(number) ?? [];
  return whole === undefined ? undefined : minorUnits(`${whole.replace(/\D/g, '')}.${fraction}`);
}

/** As people read it; halves are rounded up, as the server does. */
export const monthly = (minor: number): number => Math.floor((minor + MONTHS / 2) / MONTHS) / MINOR_UNITS;

export const amountColumns = (kind: ImportKind, mapping: ImportMapping, columns: ImportColumn[]): ImportColumn[] =>
  (Object.keys(mapping.columns) as ImportField[]).flatMap((field) => (definitionOf(kind, field)?.kind === 'amount' ? (columnOf(mapping, columns, field) ?? []) : []));
