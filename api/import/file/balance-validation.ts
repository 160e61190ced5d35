import {
  addYears,
  isCalendarDate,
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import { IMPORT_FIELDS, type ImportKind } from '../../contract/imports/import-fields.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import { ENTRY_YEARS_USABLE } from '../../contract/leave/leave-balances.js';
import { leaveTypeOfField, typeBalanceField } from '../../contract/leave/type-balance-field.js';
import { refusal, type Refusal } from '../../contract/problem.js';
import { dateRefusal } from '../../platform/http/fields/date-limits.js';

type Refusals = Record<string, Refusal>;
type Columns = ImportMapping['columns'];
type Constants = ImportMapping['constants'];

interface Company {
  today: CalendarDate;
  leaveTypes: readonly string[];
}

const { leaveType, countsFrom, useBy } = IMPORT_FIELDS.balances;

/** Files of employees can have columns with balances, too. */
export function balanceRefusals(
  kind: ImportKind,
  { columns, constants }: ImportMapping,
  { today, leaveTypes }: Company,
): Refusals {
  const named = Object.keys(columns).flatMap((field) => leaveTypeOfField(field) ?? []);
  const unknown = named
    .filter((name) => !leaveTypes.includes(name))
    .map((name) => [`columns.${typeBalanceField(name)}`, refusal('type.unknown')] as const);
  return {
    ...(kind === 'balances' && {
      ...formRefusals(columns, constants, named),
      ...typeRefusals(columns, constants, leaveTypes),
    }),
    ...Object.fromEntries(unknown),
    ...((kind === 'balances' || named.length > 0) && dayRefusals(columns, constants, today)),
  };
}

/** Either one column with the balance beside the leave type, or one column for each leave type. */
function formRefusals(columns: Columns, constants: Constants, named: string[]): Refusals {
  if (columns.balance === undefined)
    return named.length > 0 ? {} : { 'columns.balance': refusal('mapping.balance_required') };
  if (named.length > 0) return { 'columns.balance': refusal('mapping.balance_twice') };
  const typed = columns.leaveType !== undefined || constants.leaveType !== undefined;
  return typed
    ? {}
    : {
        'columns.leaveType': refusal('mapping.column_or_value_required', {
          label: leaveType.label,
        }),
      };
}

function typeRefusals(
  columns: Columns,
  constants: Constants,
  leaveTypes: readonly string[],
): Refusals {
  const name =
    columns.leaveType === undefined && columns.balance !== undefined
      ? constants.leaveType
      : undefined;
  if (name === undefined || leaveTypes.includes(name)) return {};
  const refused =
    name === ''
      ? refusal('field.required', { label: leaveType.label })
      : refusal('field.not_choice', { label: leaveType.label, choices: leaveTypes.join(', ') });
  return { 'constants.leaveType': refused };
}

function dayRefusals(columns: Columns, constants: Constants, today: CalendarDate): Refusals {
  if (columns.countsFrom === undefined && constants.countsFrom === undefined)
    return {
      'columns.countsFrom': refusal('mapping.column_or_value_required', {
        label: countsFrom.label,
      }),
    };
  const latest = {
    countsFrom: latestFutureDate(today),
    useBy: addYears(latestFutureDate(today), ENTRY_YEARS_USABLE),
  };
  const refusals = (['countsFrom', 'useBy'] as const).flatMap((field) => {
    const value = columns[field] === undefined ? constants[field] : undefined;
    const refused =
      value === undefined
        ? undefined
        : constantRefusal({ countsFrom, useBy }[field].label, value, latest[field]);
    return refused ? [[`constants.${field}`, refused] as const] : [];
  });
  return Object.fromEntries(refusals);
}

function constantRefusal(label: string, date: string, latest: CalendarDate): Refusal | undefined {
  if (date === '') return refusal('field.required', { label });
  if (!isCalendarDate(date)) return refusal('date.malformed', { label, example: '2026-01-01' });
  return dateRefusal(label, date, { earliest: EARLIEST_LEAVE, latest });
}
