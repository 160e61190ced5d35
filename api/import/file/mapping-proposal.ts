import type { CalendarDate } from '../../contract/calendar-date.js';
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportFieldDefinition,
  type ImportKind,
  importFieldOf,
} from '../../contract/imports/import-fields.js';
import type { ImportMapping, PayPeriod } from '../../contract/imports/import-mapping.js';
import type { ImportColumn } from '../../contract/imports/imports.js';
import { proposedDateOrder, proposedDecimalSign } from '../../contract/imports/reading-proposal.js';
import { typeBalanceField } from '../../contract/leave/type-balance-field.js';
import type { NameOrder } from '../../contract/text/person-name.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { looksLikeBalances } from './balance-reading.js';
import { proposedColumns, type ProposedColumns } from './column-proposal.js';
import { isOwnExport } from './own-export.js';
import { CHOICES, proposedChoice, type ImportChoices } from './value-words.js';

/** Words of a heading beside the name of the leave type. */
const SAYS_BALANCE =
  /\b(balances?|remaining|available|left|carried over|solde|restants?|saldo|resturlaub)\b/g;
const SAYS_UNIT =
  /\b(current|closing|ending|opening|days?|hours?|jours?|heures?|tage|stunden|de|des|in)\b/g;
/** In a file of employees; a file of balances can be asked for its type. */
const PLAIN_LEAVE = ['leave', 'leaves', 'time off', 'conge', 'conges'];
const PLAIN_TYPE = 'Annual Leave';

/**
 * Columns that are named like a leave type, such as 'Annual Leave' and 'Sick Leave Balance'. In a file of employees the heading has to say that it is a
 * balance: 'Sick Leave' alone may as well count what was taken.
 */
function proposedBalanceColumns(
  kind: ImportKind,
  columns: ImportColumn[],
  proposed: ProposedColumns,
  known: ImportChoices,
): ProposedColumns {
  const { balance, leaveType, ...rest } = proposed;
  if (balance && leaveType) return proposed;
  const taken = new Set(Object.values(rest));
  const balances: ProposedColumns = {};
  for (const column of columns) {
    const name =
      looksLikeBalances(column.samples) && !taken.has(column)
        ? leaveTypeNamed(column.heading, kind, known)
        : undefined;
    if (name !== undefined && importFieldOf(kind, typeBalanceField(name)))
      balances[typeBalanceField(name)] ??= column;
  }
  return Object.keys(balances).length === 0 ? proposed : { ...rest, ...balances };
}

function leaveTypeNamed(
  heading: string,
  kind: ImportKind,
  known: ImportChoices,
): string | undefined {
  const plain = folded(heading)
    .replace(/\([^)]{0,200}\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  const named = plain.replace(SAYS_BALANCE, ' ');
  const ofEmployees = kind === 'employees';
  if (ofEmployees && named === plain) return undefined;
  const bare = named.replace(SAYS_UNIT, ' ').replace(/\s+/g, ' ').trim();
  const type =
    ofEmployees && PLAIN_LEAVE.includes(bare)
      ? PLAIN_TYPE
      : proposedChoice('leaveType', bare, known);
  return type !== null && known.leaveType?.includes(type) ? type : undefined;
}

/** A setting that the file does not answer beyond doubt is null, and the admin has to choose: also the domain of addresses that are made. */
export function proposeMapping(
  kind: ImportKind,
  columns: ImportColumn[],
  today: CalendarDate,
  known = CHOICES,
): ImportMapping {
  const proposed = proposedBalanceColumns(
    kind,
    columns,
    proposedColumns(kind, columns, known),
    known,
  );
  const mapped = Object.entries(proposed) as [ImportField, ImportColumn][];
  const fields: { [field in ImportField]?: ImportFieldDefinition } = IMPORT_FIELDS[kind];
  const ofKind = (wanted: ImportFieldDefinition['kind']) =>
    mapped.filter(([field]) => fields[field]?.kind === wanted);
  return {
    columns: Object.fromEntries(mapped.map(([field, { heading }]) => [field, heading])),
    dateOrder: proposedDateOrder(
      ofKind('date').map(([, column]) => column),
      today,
    ),
    decimalSign: proposedDecimalSign(ofKind('amount').map(([, column]) => column)),
    currency: null,
    payPeriod: proposed.payPeriod ? null : payPeriod(proposed.salary, columns),
    payDay: null,
    hireDay: null,
    balanceMeaning: null,
    nameOrder: nameOrder(proposed.name),
    values: Object.fromEntries(
      ofKind('choice').map(([field, { values }]) => [field, choices(field, values, known)]),
    ),
    emailPattern: null,
    constants: {},
    role: 'employee',
  };
}

/** By the heading only: without the currency, amounts do not tell annual from monthly pay. Our own exports are monthly. */
function payPeriod(salary: ImportColumn | undefined, columns: ImportColumn[]): PayPeriod | null {
  if (!salary) return null;
  if (isOwnExport(columns)) return 'month';
  const heading = folded(salary.heading).replace(/[^a-z]/g, '');
  const yearly = /annual|annuel|anual|year|perannum|paran|porano|jahr|jahrlich/.test(heading);
  const monthly = /month|mensuel|mensual|mensal|parmois|pormes|monat/.test(heading);
  return yearly === monthly ? null : yearly ? 'year' : 'month';
}

function nameOrder(column: ImportColumn | undefined): NameOrder {
  const names = column ? (column.values?.map(({ value }) => value) ?? column.samples) : [];
  const lastFirst = names.filter((name) => name.split(',').length === 2);
  return lastFirst.length * 2 > names.length ? 'last-first' : 'as-written';
}

function choices(
  field: ImportField,
  values: ImportColumn['values'],
  known: ImportChoices,
): Record<string, string | null> {
  const written = values?.map(({ value }) => value) ?? [];
  return Object.fromEntries(
    written.map((value) => [
      value,
      field === 'gender' && isAmbiguousGender(value, written)
        ? null
        : proposedChoice(field, value, known),
    ]),
  );
}

/** Beside 'H' or 'V', hombre or varón, 'M' is mujer; otherwise it is male. */
function isAmbiguousGender(value: string, written: string[]): boolean {
  const letter = (one: string) => folded(one).trim();
  return letter(value) === 'm' && written.some((other) => ['h', 'v'].includes(letter(other)));
}
