import type { CalendarDate } from '../../contract/calendar-date.js';
import { IMPORT_FIELDS, type ImportColumn, type ImportField, type ImportFieldDefinition, type ImportKind, type ImportMapping, type NameOrder, type PayPeriod } from '../../contract/imports.js';
import { proposedBalanceColumns } from './balance-columns.js';
import { proposedColumns } from './column-proposal.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { proposedDateOrder, proposedDecimalSign } from './order-proposal.js';
import { isOwnExport } from './own-export.js';
import { CHOICES, proposedChoice, type ImportChoices } from './value-words.js';

const EMAIL_PATTERN = '{first}.{last}@company.example';

/** A setting that the file does not answer beyond doubt is null, and the admin has to choose. */
export function proposeMapping(kind: ImportKind, columns: ImportColumn[], today: CalendarDate, known = CHOICES): ImportMapping {
  const proposed = proposedBalanceColumns(kind, columns, proposedColumns(kind, columns), known);
  const mapped = Object.entries(proposed) as [ImportField, ImportColumn][];
  const fields: { [field in ImportField]?: ImportFieldDefinition } = IMPORT_FIELDS[kind];
  const ofKind = (wanted: ImportFieldDefinition['kind']) => mapped.filter(([field]) => fields[field]?.kind === wanted);
  return {
    columns: Object.fromEntries(mapped.map(([field, { heading }]) => [field, heading])),
    dateOrder: proposedDateOrder(ofKind('date').map(([, column]) => column), today),
    decimalSign: proposedDecimalSign(ofKind('amount').map(([, column]) => column)),
    currency: null,
    payPeriod: payPeriod(proposed.salary, columns),
    nameOrder: nameOrder(proposed.name),
    values: Object.fromEntries(ofKind('choice').map(([field, { values }]) => [field, choices(field, values, known)])),
    emailPattern: kind === 'employees' && !proposed.email ? EMAIL_PATTERN : null,
    constants: {},
    role: 'employee',
  };
}

/** By the heading only: without the currency, amounts do not tell annual from monthly pay. Our own exports are monthly. */
function payPeriod(salary: ImportColumn | undefined, columns: ImportColumn[]): PayPeriod | null {
  if (!salary) return null;
  if (isOwnExport(columns)) return 'month';
  const heading = folded(salary.heading).replace(/[^a-z]/g, '');
  const yearly = /annual|annuel|year|perannum|paran|jahr|jahrlich/.test(heading);
  const monthly = /month|mensuel|parmois|monat/.test(heading);
  return yearly === monthly ? null : yearly ? 'year' : 'month';
}

function nameOrder(column: ImportColumn | undefined): NameOrder {
  const names = column ? (column.values?.map(({ value }) => value) ?? column.samples) : [];
  const lastFirst = names.filter((name) => name.split(',').length === 2);
  return lastFirst.length * 2 > names.length ? 'last-first' : 'as-written';
}

function choices(field: ImportField, values: ImportColumn['values'], known: ImportChoices): Record<string, string | null> {
  return Object.fromEntries((values ?? []).map(({ value }) => [value, proposedChoice(field, value, known)]));
}
