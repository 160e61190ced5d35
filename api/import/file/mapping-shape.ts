import { ROLES } from '../../contract/auth/roles.js';
import {
  CONSTANT_FIELDS,
  importFieldOf,
  type ImportKind,
} from '../../contract/imports/import-fields.js';
import {
  BALANCE_MEANINGS,
  DATE_ORDERS,
  DECIMAL_SIGNS,
  HIRE_DAYS,
  PAY_DAYS,
  PAY_PERIODS,
  type ImportMapping,
} from '../../contract/imports/import-mapping.js';
import { Problem, refusal } from '../../contract/problem.js';
import { NAME_ORDERS } from '../../contract/text/person-name.js';
import { isStorable } from '../../platform/database/statements/storable-text.js';
import { readText } from '../../platform/http/fields/read-text.js';
import { CHOICES } from './value-words.js';

const KEYS = [
  'columns',
  'dateOrder',
  'decimalSign',
  'currency',
  'payPeriod',
  'payDay',
  'hireDay',
  'balanceMeaning',
  'nameOrder',
  'values',
  'emailPattern',
  'constants',
  'role',
];
const LONGEST_TEXT = 1000;
const MOST_VALUES = 200;

export function readMapping(kind: ImportKind, input: unknown): ImportMapping {
  const body = object('mapping', input);
  for (const key of Object.keys(body))
    if (!KEYS.includes(key)) throw Problem.at(shown(key), `A mapping has no “${shown(key)}”.`);
  const pattern = body.emailPattern == null ? '' : text('emailPattern', body.emailPattern);
  return {
    columns: columnsFrom(kind, body.columns),
    dateOrder: oneOf('dateOrder', DATE_ORDERS, body.dateOrder) ?? null,
    decimalSign: oneOf('decimalSign', DECIMAL_SIGNS, body.decimalSign) ?? null,
    currency: body.currency == null ? null : text('currency', body.currency),
    payPeriod: oneOf('payPeriod', PAY_PERIODS, body.payPeriod) ?? null,
    balanceMeaning: oneOf('balanceMeaning', BALANCE_MEANINGS, body.balanceMeaning) ?? null,
    payDay: oneOf('payDay', PAY_DAYS, body.payDay) ?? null,
    hireDay: oneOf('hireDay', HIRE_DAYS, body.hireDay) ?? null,
    nameOrder: oneOf('nameOrder', NAME_ORDERS, body.nameOrder) ?? 'as-written',
    values: valuesFrom(kind, body.values),
    emailPattern: pattern === '' ? null : pattern,
    constants: constantsFrom(kind, body.constants),
    role: oneOf('role', ROLES, body.role) ?? 'employee',
  };
}

function columnsFrom(kind: ImportKind, input: unknown): ImportMapping['columns'] {
  const entries = Object.entries(object('columns', input ?? {})).filter(
    ([, heading]) => heading != null && heading !== '',
  );
  return Object.fromEntries(
    entries.map(([field, heading]) => {
      if (!importFieldOf(kind, field))
        throw Problem.at(
          `columns.${shown(field)}`,
          `“${shown(field)}” is not a field of this import.`,
        );
      return [field, text(`columns.${field}`, heading)];
    }),
  );
}

function valuesFrom(kind: ImportKind, input: unknown): ImportMapping['values'] {
  return Object.fromEntries(
    Object.entries(object('values', input ?? {})).map(([field, given]) => {
      const at = `values.${shown(field)}`;
      if (!Object.hasOwn(CHOICES, field) || !importFieldOf(kind, field))
        throw Problem.at(at, `“${shown(field)}” has no values to choose from.`);
      const entries = Object.entries(object(at, given));
      if (entries.length > MOST_VALUES)
        throw Problem.at(at, `At most ${MOST_VALUES} values can be given.`);
      return [
        field,
        Object.fromEntries(
          entries.map(([written, choice]) => [
            text(at, written),
            choice == null || choice === '' ? null : text(at, choice),
          ]),
        ),
      ];
    }),
  );
}

function constantsFrom(kind: ImportKind, input: unknown): ImportMapping['constants'] {
  const known: readonly string[] = CONSTANT_FIELDS[kind];
  return Object.fromEntries(
    Object.entries(object('constants', input ?? {})).map(([field, value]) => {
      const at = `constants.${shown(field)}`;
      if (!known.includes(field))
        throw Problem.at(at, `“${shown(field)}” cannot have one value for all rows.`);
      return [field, text(at, value ?? '')];
    }),
  );
}

function object(at: string, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw Problem.at(at, `${at} must be an object.`);
  return value as Record<string, unknown>;
}

function oneOf<Choice extends string>(
  at: string,
  choices: readonly Choice[],
  value: unknown,
): Choice | undefined {
  if (value == null) return undefined;
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw Problem.at(at, `${at} must be one of ${choices.join(', ')}.`);
  return choice;
}

function text(at: string, value: unknown): string {
  const read = readText(value, LONGEST_TEXT);
  if (typeof read !== 'string' || read.length > LONGEST_TEXT || !isStorable(read, true))
    throw Problem.at(at, refusal('mapping.text_malformed', { label: at, max: LONGEST_TEXT }));
  return read;
}

function shown(key: string): string {
  return key.slice(0, 60);
}
