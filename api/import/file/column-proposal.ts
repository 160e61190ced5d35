import {
  ADDRESS_PARTS,
  IMPORT_FIELDS,
  UNKNOWN_CHOICE,
  type ImportField,
  type ImportFieldDefinition,
  type ImportKind,
} from '../../contract/imports/import-fields.js';
import type { ImportColumn } from '../../contract/imports/imports.js';
import { looksLikeBalances } from './balance-reading.js';
import { HEADING_WORDS, headingKey } from './heading-words.js';
import { isOwnExport } from './own-export.js';
import { looksLikePeriods } from './period-reading.js';
import { looksLikeIban } from './secret-column.js';
import { CHOICES, proposedChoice, type ImportChoices } from './value-words.js';

export type ProposedColumns = { [field in ImportField]?: ImportColumn };

interface Guess {
  field: ImportField;
  column: ImportColumn;
  rank: number;
}

const REASONS_KEY = headingKey('Why refused');
const OWN_LABEL = -1;
const UNKNOWN = Number.POSITIVE_INFINITY;
const OTHERS: readonly ImportField[] = ['manager', 'approver', 'deputy'];
const IDS_OF_OTHERS = {
  managerId: 'manager',
  approverId: 'approver',
  deputyId: 'deputy',
} as const satisfies { [field in ImportField]?: ImportField };

const WORDS = Object.fromEntries(
  Object.entries(HEADING_WORDS).map(([kind, fields]) => [
    kind,
    Object.entries(fields).map(([field, words = '']): [ImportField, string[]] => [
      field as ImportField,
      words.split(',').map(headingKey),
    ]),
  ]),
) as Record<ImportKind, [ImportField, string[]][]>;

/** The column of each field by its heading; the cells decide between several candidates. */
export function proposedColumns(
  kind: ImportKind,
  columns: ImportColumn[],
  known = CHOICES,
): ProposedColumns {
  const fields: { [field in ImportField]?: ImportFieldDefinition } = IMPORT_FIELDS[kind];
  const guesses = columns
    .filter(({ heading }) => headingKey(heading) !== REASONS_KEY)
    .flatMap((column) => guessesAt(kind, column, fields));
  const own = isOwnExport(columns);
  const fitting = guesses.filter(
    (guess) => (own && guess.rank === OWN_LABEL) || fits(guess, fields[guess.field]?.kind, known),
  );
  const proposed = assign(
    guesses.filter(({ field }) => fields[field]?.required),
    assign(fitting, {}),
  );
  const named = withIdsOfOthers(
    kind === 'employees' ? withoutIdle(withAddressColumns(withNameColumns(proposed))) : proposed,
    columns,
  );
  return Object.fromEntries(
    (Object.keys(fields) as ImportField[]).flatMap((field) =>
      named[field] ? [[field, named[field]]] : [],
    ),
  );
}

function guessesAt(
  kind: ImportKind,
  column: ImportColumn,
  fields: { [field in ImportField]?: ImportFieldDefinition },
): Guess[] {
  const key = headingKey(column.heading);
  return WORDS[kind]
    .map(([field, words]): Guess => {
      const place = words.indexOf(key);
      return {
        field,
        column,
        rank: fields[field]?.label === column.heading ? OWN_LABEL : place < 0 ? UNKNOWN : place,
      };
    })
    .filter(({ rank }) => rank !== UNKNOWN);
}

function assign(guesses: Guess[], before: ProposedColumns): ProposedColumns {
  const proposed = { ...before };
  const taken = new Set(Object.values(before));
  for (const { field, column } of [...guesses].sort((a, b) => a.rank - b.rank)) {
    if (proposed[field] || taken.has(column)) continue;
    proposed[field] = column;
    taken.add(column);
  }
  return proposed;
}

function fits(
  { field, column }: Guess,
  kind: ImportFieldDefinition['kind'] | undefined,
  known: ImportChoices,
): boolean {
  const { filled, samples, values, dates, amounts } = column;
  if (field === 'email') return samples.some((sample) => sample.includes('@'));
  if (filled === 0) return true;
  // Some files call the name 'Employee', the job 'Role' and the salutation 'Title'.
  if (field === 'employeeId') return samples.some((sample) => /\d/.test(sample));
  if (field === 'earlierEmployments') return looksLikePeriods(samples);
  if (kind === 'date') return dates !== null;
  if (kind === 'amount') return amounts !== null;
  if (kind === 'balance') return looksLikeBalances(samples);
  if (field === 'role')
    return values !== null && values.every(({ value }) => proposedChoice('role', value) !== null);
  // A 'Pay period' may as well be 2026-01, or the months of a year.
  if (field === 'payPeriod')
    return values !== null && !values.some(({ value }) => /\d/.test(value));
  // What the company has none of would only be asked about.
  if (field === 'employmentType' || field === 'pattern')
    return values?.some(({ value }) => isChoice(field, value, known)) ?? false;
  if (field === 'iban') return samples.some(looksLikeIban);
  if (kind === 'choice') return values !== null;
  // A currency's number in another table is no currency.
  if (field === 'currency') return !samples.some((sample) => /\d/.test(sample));
  if (OTHERS.includes(field)) return samples.some((sample) => /\p{L}{2}/u.test(sample));
  if (field === 'name')
    return samples.some((sample) => /\p{L}{2}/u.test(sample) && !sample.includes('@'));
  if (field === 'designation')
    return !samples.every((sample) => proposedChoice('gender', sample) !== null);
  return field === 'emergencyContact' || !samples.some((sample) => sample.includes('@'));
}

/** Beside a last name, 'Nombre' is a first name; beside a first name, 'Name' and 'Nom' are last names. */
function withNameColumns(proposed: ProposedColumns): ProposedColumns {
  const { name, firstName, middleName, lastName, secondLastName, ...rest } = proposed;
  const middle = { ...(middleName && { middleName }), ...(secondLastName && { secondLastName }) };
  const means = (...words: string[]) => name && words.includes(headingKey(name.heading));
  if (firstName && lastName) return { ...rest, firstName, lastName, ...middle };
  if (firstName && name && means('name', 'nom'))
    return { ...rest, firstName, lastName: name, ...middle };
  if (lastName && name && means('nombre', 'nome'))
    return { ...rest, firstName: name, lastName, ...middle };
  if (name) return { ...rest, name };
  return { ...rest, ...(firstName && { firstName }), ...(lastName && { lastName }), ...middle };
}

function isChoice(field: ImportField, value: string, known: ImportChoices): boolean {
  const choice = proposedChoice(field, value, known);
  return choice !== null && choice !== UNKNOWN_CHOICE;
}

/** An 'Address' beside a street is all of it, and beside a city it is a street. Without a street, a city or country may as well be that of an office. */
function withAddressColumns(proposed: ProposedColumns): ProposedColumns {
  const { address, street, ...others } = proposed;
  const isPart = (field: string) => (ADDRESS_PARTS as readonly string[]).includes(field);
  const entries = Object.entries(others);
  const rest = Object.fromEntries(entries.filter(([field]) => !isPart(field))) as ProposedColumns;
  const parts = Object.fromEntries(entries.filter(([field]) => isPart(field))) as ProposedColumns;
  if (address && street) return { ...rest, address };
  const first = street ?? (parts.city || parts.postalCode ? address : undefined);
  return first ? { ...rest, ...parts, street: first } : { ...rest, ...(address && { address }) };
}

/** Without a salary there is nothing that the period and the currency are about. */
function withoutIdle({ payPeriod, currency, ...rest }: ProposedColumns): ProposedColumns {
  return rest.salary
    ? { ...rest, ...(payPeriod && { payPeriod }), ...(currency && { currency }) }
    : rest;
}

/**
 * Another system's numbers of managers would match the wrong people. Beside a column of names, at least half of them must therefore be employee IDs of
 * the file; without names, nothing else says who it is, and the check warns of each ID that it does not find.
 */
function withIdsOfOthers(proposed: ProposedColumns, columns: ImportColumn[]): ProposedColumns {
  const people = new Set(proposed.employeeId?.values?.map(({ value }) => value));
  const isVerified = (column: ImportColumn | undefined) => {
    const others = column?.values ?? [];
    const employees = others.filter(({ value }) => people.has(value));
    return employees.length > 0 && employees.length * 2 >= others.length;
  };
  const unverified: readonly ImportField[] = isOwnExport(columns)
    ? []
    : (Object.keys(IDS_OF_OTHERS) as (keyof typeof IDS_OF_OTHERS)[]).filter(
        (field) => proposed[IDS_OF_OTHERS[field]] && !isVerified(proposed[field]),
      );
  return Object.fromEntries(
    Object.entries(proposed).filter(([field]) => !unverified.includes(field as ImportField)),
  );
}
