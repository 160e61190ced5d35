import {
  addYears,
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import type { ImportField } from '../../contract/imports/import-fields.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import type { ImportCell } from '../../contract/imports/imports.js';
import { rowMessage } from '../../contract/imports/row-messages.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import { ENTRY_YEARS_USABLE } from '../../contract/leave/leave-balances.js';
import { leaveTypeOfField } from '../../contract/leave/type-balance-field.js';
import type { LeaveType } from '../../entitlement/entitlement.tables.js';
import { entryAmount } from '../../entitlement/entries/new-entry.js';
import { readBalance } from '../file/balance-reading.js';
import { isBlank } from '../file/cell-text.js';
import { choicesWith } from '../file/value-words.js';
import { RowReading, type Cell, type ReadRow } from './row-reading.js';

export type TypesByName = ReadonlyMap<string, LeaveType>;

/** The balance of one type, from a day on. */
export interface RowOpening {
  field: ImportField;
  type: LeaveType;
  day: CalendarDate;
  /** Thousandths of a day or minutes; 0 opens nothing. */
  amount: number;
  until: CalendarDate | null;
}

/** `values` are those that rows about the same person are compared by. */
export interface ReadOpenings extends ReadRow<{ [field: string]: ImportCell | undefined }> {
  openings: RowOpening[];
}

export function readOpenings(
  cell: Cell,
  mapping: ImportMapping,
  today: CalendarDate,
  types: TypesByName,
): ReadOpenings {
  const row = new RowReading(cell, mapping, today, 1, choicesWith([...types.keys()]));
  const leaveType =
    mapping.columns.balance === undefined
      ? undefined
      : row.required('leaveType', row.choice('leaveType'));
  const amounts = [
    ...readTypeColumns(row, mapping, types),
    ...readBalanceColumn(row, types.get(leaveType ?? '')),
  ];
  const dates = amounts.length === 0 ? undefined : readDates(row, today);
  const openings = amounts.flatMap((one): RowOpening[] =>
    dates?.countsFrom
      ? [{ ...one, day: dates.countsFrom, until: one.amount > 0 ? dates.useBy : null }]
      : [],
  );
  const values = Object.fromEntries(
    amounts.map(({ field, type, amount }) => [field, wireAmount(type.unit, amount)]),
  );
  const useBy = openings.some(({ until }) => until !== null) ? dates?.useBy : null;
  return {
    ...row.result<{ [field: string]: ImportCell }>({
      leaveType,
      ...values,
      countsFrom: dates?.countsFrom,
      useBy,
    }),
    openings,
  };
}

type ReadAmount = Pick<RowOpening, 'field' | 'type' | 'amount'>;

/** A blank cell says nothing about its type. */
function readTypeColumns(
  row: RowReading,
  mapping: ImportMapping,
  types: TypesByName,
): ReadAmount[] {
  return (Object.keys(mapping.columns) as ImportField[]).flatMap((field) => {
    const type = types.get(leaveTypeOfField(field) ?? '');
    const amount = type && readAmount(row, field, type);
    return type === undefined || amount == null ? [] : [{ field, type, amount }];
  });
}

function readBalanceColumn(row: RowReading, type: LeaveType | undefined): ReadAmount[] {
  const amount = type && row.required('balance', readAmount(row, 'balance', type));
  return type === undefined || amount === undefined ? [] : [{ field: 'balance', type, amount }];
}

function readAmount(
  row: RowReading,
  field: ImportField,
  { unit }: LeaveType,
): number | null | undefined {
  const written = row.written(field);
  if (typeof written !== 'string' || isBlank(written)) return null;
  const amount = readBalance(written, unit);
  const stored =
    amount !== undefined &&
    (amount === 0 || !('refused' in entryAmount(unit, 'opening', wireAmount(unit, amount))));
  return stored ? amount : row.refuse(field, rowMessage(unit === 'days' ? 'notDays' : 'notHours'));
}

function readDates(
  row: RowReading,
  today: CalendarDate,
): { countsFrom: CalendarDate | undefined; useBy: CalendarDate | null } {
  const countsFrom = row.required(
    'countsFrom',
    row.date('countsFrom', { earliest: EARLIEST_LEAVE, latest: latestFutureDate(today) }),
  );
  const latest = addYears(countsFrom ?? today, ENTRY_YEARS_USABLE);
  const useBy = row.date('useBy', { earliest: EARLIEST_LEAVE, latest }) ?? null;
  if (countsFrom === undefined || useBy === null) return { countsFrom, useBy };
  if (useBy < countsFrom) row.refuse('useBy', rowMessage('beforeCountsFrom', { countsFrom }));
  // A day for all rows was compared with no limit so far.
  if (useBy > latest) row.refuse('useBy', rowMessage('tooLate', { latest }));
  return { countsFrom, useBy };
}
