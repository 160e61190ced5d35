import type { CalendarDate } from '../../contract/calendar-date.js';
import { foreignCurrencies } from '../../contract/company/currencies.js';
import {
  ADDRESS_PARTS,
  CONSTANT_FIELDS,
  IMPORT_FIELDS,
  importFieldOf,
  mayBeUnknown,
  NAME_PARTS,
  UNKNOWN_CHOICE,
  type ImportField,
  type ImportFieldDefinition,
  type ImportKind,
} from '../../contract/imports/import-fields.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import type { ImportColumn } from '../../contract/imports/imports.js';
import { dependsOnOrder } from '../../contract/imports/reading-proposal.js';
import { Problem, refusal, type Refusal } from '../../contract/problem.js';
import { balanceRefusals } from './balance-validation.js';
import { constantRefusals } from './constant-validation.js';
import { patternRefusal } from './email-pattern.js';
import { CHOICES, type ImportChoices } from './value-words.js';

const MAX_SHOWN = 3;

type Fields = { [field in ImportField]?: ImportFieldDefinition };
type Refusals = Record<string, Refusal>;

export function requireUsable(
  kind: ImportKind,
  mapping: ImportMapping,
  columns: ImportColumn[],
  company: { currency: string; today: CalendarDate; choices?: ImportChoices },
): void {
  const { currency, choices = CHOICES } = company;
  const fields: Fields = fieldsOf(kind, mapping);
  const errors: Refusals = {
    ...columnRefusals(kind, fields, mapping, columns),
    ...(kind === 'employees'
      ? { ...nameRefusals(mapping), ...addressRefusals(mapping), ...emailRefusals(mapping) }
      : personRefusals(mapping)),
    ...balanceRefusals(kind, mapping, {
      today: company.today,
      leaveTypes: choices.leaveType ?? [],
    }),
    ...settingRefusals(kind, fields, mapping, columns, company.today),
    ...currencyRefusals(mapping, foreignCurrencies(kind, mapping, columns, currency), currency),
    ...valueRefusals(fields, mapping, columns, choices),
    ...constantRefusals(mapping, company),
  };
  const [first] = Object.values(errors);
  if (first !== undefined) throw new Problem('request.invalid', first, { errors });
}

/** Those of every file, and the balances of leave types that this one has columns for. */
function fieldsOf(kind: ImportKind, { columns }: ImportMapping): Fields {
  return {
    ...IMPORT_FIELDS[kind],
    ...Object.fromEntries(Object.keys(columns).map((field) => [field, importFieldOf(kind, field)])),
  };
}

function columnRefusals(
  kind: ImportKind,
  fields: Fields,
  { columns: mapped, constants }: ImportMapping,
  columns: ImportColumn[],
): Refusals {
  const headings = new Set(columns.map(({ heading }) => heading));
  const refusals: Refusals = {};
  const used = new Map<string | undefined, { label: string; field: string }>();
  for (const [field, { label, required }] of entries(fields)) {
    const heading = mapped[field];
    const other = used.get(heading);
    if (heading === undefined) {
      if (required && constants[field] === undefined)
        refusals[`columns.${field}`] = columnRequired(kind, field, label);
    } else if (!headings.has(heading)) {
      refusals[`columns.${field}`] = refusal('mapping.column_missing', { heading });
    } else if (other) {
      refusals[`columns.${field}`] = refusal('mapping.column_used', { heading, ...other });
    } else {
      used.set(heading, { label, field });
    }
  }
  return refusals;
}

function columnRequired(kind: ImportKind, field: ImportField, label: string): Refusal {
  const constants: readonly ImportField[] = CONSTANT_FIELDS[kind];
  return constants.includes(field)
    ? refusal('mapping.column_or_value_required', { label })
    : refusal('mapping.column_required', { label });
}

function personRefusals({ columns: { employeeId, email, name } }: ImportMapping): Refusals {
  return (employeeId ?? email ?? name) === undefined
    ? { 'columns.employeeId': refusal('mapping.person_required') }
    : {};
}

function nameRefusals({ columns }: ImportMapping): Refusals {
  const { name, firstName, lastName } = columns;
  const inParts = NAME_PARTS.some((part) => columns[part] !== undefined);
  if (name !== undefined) return inParts ? { 'columns.name': refusal('mapping.name_twice') } : {};
  if (!inParts) return { 'columns.name': refusal('mapping.name_required') };
  if (firstName === undefined)
    return { 'columns.firstName': refusal('mapping.first_name_required') };
  return lastName === undefined
    ? { 'columns.lastName': refusal('mapping.last_name_required') }
    : {};
}

function addressRefusals({ columns }: ImportMapping): Refusals {
  return columns.address !== undefined && ADDRESS_PARTS.some((part) => columns[part] !== undefined)
    ? { 'columns.address': refusal('mapping.address_twice') }
    : {};
}

function emailRefusals({ columns: { email }, emailPattern }: ImportMapping): Refusals {
  if (emailPattern === null)
    return email === undefined ? { emailPattern: refusal('mapping.email_required') } : {};
  const refused = patternRefusal(emailPattern);
  return refused === undefined ? {} : { emailPattern: refused };
}

function settingRefusals(
  kind: ImportKind,
  fields: Fields,
  { columns, dateOrder, decimalSign, payPeriod, payDay, hireDay }: ImportMapping,
  all: ImportColumn[],
  today: CalendarDate,
): Refusals {
  const used = (wanted: ImportFieldDefinition['kind']) => {
    const headings = entries(fields).flatMap(([field, { kind: own }]) =>
      own === wanted ? [columns[field]] : [],
    );
    return all.filter(({ filled, heading }) => filled > 0 && headings.includes(heading));
  };
  const columnOf = (field: ImportField) => all.find(({ heading }) => heading === columns[field]);
  const month = columnOf('payDate')?.month ?? null;
  const hired = columnOf('hireDate');
  return {
    ...(hireDay === null &&
      hired?.contractStart && {
        hireDay: refusal('mapping.hire_day_open', { heading: hired.heading }),
      }),
    ...(dateOrder === null &&
      dependsOnOrder(used('date'), today) && { dateOrder: refusal('mapping.date_order_open') }),
    ...(decimalSign === null &&
      used('amount').length > 0 && { decimalSign: refusal('mapping.decimal_sign_open') }),
    ...(payPeriod === null &&
      kind === 'employees' &&
      columns.salary !== undefined &&
      columns.payPeriod === undefined && { payPeriod: refusal('mapping.pay_period_open') }),
    ...(payDay === null &&
      month !== null && { payDay: refusal('mapping.pay_day_open', { written: month }) }),
  };
}

function currencyRefusals(mapping: ImportMapping, shown: string[], currency: string): Refusals {
  if (mapping.currency !== null && mapping.currency !== currency)
    return { currency: refusal('field.not_choice', { label: 'Currency', choices: currency }) };
  return mapping.currency === null && shown.length > 0
    ? { currency: refusal('mapping.currency_open', { shown: shown.join(', '), currency }) }
    : {};
}

function valueRefusals(
  fields: Fields,
  mapping: ImportMapping,
  columns: ImportColumn[],
  choices: ImportChoices,
): Refusals {
  return Object.fromEntries(
    entries(fields).flatMap(([field, { kind, label }]) => {
      const column = columns.find(({ heading }) => heading === mapping.columns[field]);
      const refused =
        kind === 'choice' && column
          ? choiceRefusal(field, label, mapping.values[field], column, choices[field])
          : undefined;
      return refused === undefined ? [] : [[`values.${field}`, refused]];
    }),
  );
}

function choiceRefusal(
  field: ImportField,
  label: string,
  values: ImportMapping['values'][ImportField],
  column: ImportColumn,
  known: readonly string[] = [],
): Refusal | undefined {
  if (column.values === null)
    return refusal('mapping.too_many_values', { label, heading: column.heading });
  const choices = [...known, ...(mayBeUnknown(field) ? [UNKNOWN_CHOICE] : [])];
  const meaning = (value: string) =>
    values && Object.hasOwn(values, value) ? (values[value] ?? null) : null;
  const unknown = Object.values(values ?? {}).find(
    (value) => value !== null && !choices.includes(value),
  );
  if (unknown !== undefined)
    return refusal('field.not_choice', { label, choices: choices.join(', ') });
  const open = column.values
    .filter(({ value }) => meaning(value) === null)
    .map(({ value }) => `“${value}”`);
  const shown = open.slice(0, MAX_SHOWN).join(', ');
  if (open.length > MAX_SHOWN)
    return refusal('mapping.more_values_open', {
      values: shown,
      more: open.length - MAX_SHOWN,
      label,
    });
  return open.length === 0
    ? undefined
    : refusal('mapping.values_open', { values: shown, label, count: open.length });
}

function entries(fields: Fields): [ImportField, ImportFieldDefinition][] {
  return Object.entries(fields) as [ImportField, ImportFieldDefinition][];
}
