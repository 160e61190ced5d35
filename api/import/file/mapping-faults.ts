import { IMPORT_FIELDS, type ImportColumn, type ImportField, type ImportFieldDefinition, type ImportKind, type ImportMapping } from '../../contract/imports.js';
import { Problem } from '../../contract/problem.js';
import { patternFault } from '../check/generated-emails.js';
import { CHOICES } from './value-words.js';

type Fields = { [field in ImportField]?: ImportFieldDefinition };
type Faults = Record<string, string>;

export function requireUsable(kind: ImportKind, mapping: ImportMapping, columns: ImportColumn[]): void {
  const fields: Fields = IMPORT_FIELDS[kind];
  const errors: Faults = {
    ...columnFaults(fields, mapping, columns),
    ...(kind === 'employees' && { ...nameFaults(mapping), ...emailFaults(mapping) }),
    ...settingFaults(kind, fields, mapping),
    ...valueFaults(fields, mapping, columns),
  };
  const [first] = Object.values(errors);
  if (first !== undefined) throw new Problem('request.invalid', first, { errors });
}

function columnFaults(fields: Fields, { columns: mapped }: ImportMapping, columns: ImportColumn[]): Faults {
  const headings = new Set(columns.map(({ heading }) => heading));
  const faults: Faults = {};
  const used = new Map<string, string>();
  for (const [field, { label, required }] of entries(fields)) {
    const heading = mapped[field];
    if (heading === undefined) {
      if (required) faults[`columns.${field}`] = `${label} needs a column.`;
    } else if (!headings.has(heading)) {
      faults[`columns.${field}`] = `The file has no column “${heading}”.`;
    } else if (used.has(heading)) {
      faults[`columns.${field}`] = `The column “${heading}” is ${used.get(heading)} already.`;
    } else {
      used.set(heading, label);
    }
  }
  return faults;
}

function nameFaults({ columns: { name, firstName, lastName } }: ImportMapping): Faults {
  const { name: whole, firstName: first, lastName: last } = IMPORT_FIELDS.employees;
  if (name !== undefined) {
    const conflict = `Choose either ${whole.label}, or ${first.label} and ${last.label}.`;
    return firstName === undefined && lastName === undefined ? {} : { 'columns.name': conflict };
  }
  if (firstName === undefined && lastName === undefined) return { 'columns.name': `${whole.label} needs a column, or ${first.label} and ${last.label} one each.` };
  if (firstName === undefined) return { 'columns.firstName': `${first.label} needs a column beside ${last.label}.` };
  return lastName === undefined ? { 'columns.lastName': `${last.label} needs a column beside ${first.label}.` } : {};
}

function emailFaults({ columns: { email }, emailPattern }: ImportMapping): Faults {
  if (emailPattern === null) return email === undefined ? { emailPattern: 'E-mail addresses need a column or a pattern.' } : {};
  const fault = patternFault(emailPattern);
  return fault === undefined ? {} : { emailPattern: fault };
}

function settingFaults(kind: ImportKind, fields: Fields, { columns, dateOrder, decimalSign, payPeriod }: ImportMapping): Faults {
  const uses = (wanted: ImportFieldDefinition['kind']) => entries(fields).some(([field, definition]) => definition.kind === wanted && columns[field] !== undefined);
  return {
    ...(dateOrder === null && uses('date') && { dateOrder: 'Say in which order day, month and year stand.' }),
    ...(decimalSign === null && uses('amount') && { decimalSign: 'Say which sign stands before the cents.' }),
    ...(payPeriod === null && kind === 'employees' && columns.salary !== undefined && { payPeriod: 'Say whether the salary is for a year or for a month.' }),
  };
}

function valueFaults(fields: Fields, mapping: ImportMapping, columns: ImportColumn[]): Faults {
  return Object.fromEntries(
    entries(fields).flatMap(([field, { kind, label }]) => {
      const column = columns.find(({ heading }) => heading === mapping.columns[field]);
      const fault = kind === 'choice' && column ? choiceFault(field, label, mapping.values[field], column) : undefined;
      return fault === undefined ? [] : [[`values.${field}`, fault]];
    }),
  );
}

function choiceFault(field: ImportField, label: string, values: ImportMapping['values'][ImportField], column: ImportColumn): string | undefined {
  if (column.values === null) return `${label} has too many different values in “${column.heading}”. Choose another column.`;
  const choices = CHOICES[field] ?? [];
  const meaning = (value: string) => (values && Object.hasOwn(values, value) ? (values[value] ?? null) : null);
  const unknown = Object.values(values ?? {}).find((value) => value !== null && !choices.includes(value));
  if (unknown !== undefined) return `${label} must be one of ${choices.join(', ')}.`;
  const open = column.values.filter(({ value }) => meaning(value) === null).map(({ value }) => `“${value}”`);
  return open.length === 0 ? undefined : `Say what ${open.slice(0, 3).join(', ')}${open.length > 3 ? ` and ${open.length - 3} more` : ''} of ${label} ${open.length === 1 ? 'becomes' : 'become'}.`;
}

function entries(fields: Fields): [ImportField, ImportFieldDefinition][] {
  return Object.entries(fields) as [ImportField, ImportFieldDefinition][];
}
