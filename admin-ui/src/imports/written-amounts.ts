import type { DecimalSign, ImportColumn, ImportField, ImportKind, ImportMapping } from '../../../api/contract/imports.js';
import { MINOR_UNITS, minorUnits } from '../../../api/contract/money.js';
import { definitionOf } from './import';
import { columnOf } from './mapping';

const MONTHS = 12;

/** The minor units of an amount with one sign before its decimals; signs of currencies and blanks do not matter. */
export function readAmount(written: string, sign: DecimalSign): number | undefined {
  const digits = written.replace(/[^\d.,]/g, '').replaceAll(sign === '.' ? ',' : '.', '');
  return minorUnits(digits.replace(',', '.'));
}

/** As people read it; halves are rounded up, as the server does. */
export const monthly = (minor: number): number => Math.floor((minor + MONTHS / 2) / MONTHS) / MINOR_UNITS;

export const amountColumns = (kind: ImportKind, mapping: ImportMapping, columns: ImportColumn[]): ImportColumn[] =>
  (Object.keys(mapping.columns) as ImportField[]).flatMap((field) => (definitionOf(kind, field)?.kind === 'amount' ? (columnOf(mapping, columns, field) ?? []) : []));
