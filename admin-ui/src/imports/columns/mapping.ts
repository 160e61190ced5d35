import { createContext, useContext } from 'react';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { COMPLETABLE_FIELDS } from '../../../../api/contract/employee/employee-fields.js';
import {
  ADDRESS_PARTS,
  importFieldOf,
  NAME_PARTS,
  PERSON_FIELDS,
  type ImportField,
  type ImportFieldKind,
  type ImportKind,
} from '../../../../api/contract/imports/import-fields.js';
import type {
  ImportMapping,
  SavedMappingRecord,
} from '../../../../api/contract/imports/import-mapping.js';
import type { ImportColumn, ImportRecord } from '../../../../api/contract/imports/imports.js';
import {
  proposedDateOrder,
  proposedDecimalSign,
} from '../../../../api/contract/imports/reading-proposal.js';
import { choicesOf, type CompanyChoices } from '../../forms/choices';
import { fieldsOf, typesWithColumn } from '../import';

interface MappingForm {
  record: ImportRecord;
  columns: ImportColumn[];
  proposal: ImportMapping;
  mapping: ImportMapping;
  /** The saved mapping that this one began with. */
  saved: SavedMappingRecord | undefined;
  /** Begins again: with a saved mapping, or as the columns are proposed. */
  begin: (saved: SavedMappingRecord | undefined) => void;
  /** Of all leave types once they are loaded. */
  choices: CompanyChoices;
  /** Empty while it loads. */
  today: CalendarDate;
  /** `errorKeys`: the errors that this change resolves. */
  change: (mapping: ImportMapping, ...errorKeys: string[]) => void;
  /** By the server's keys, such as 'columns.dob', 'dateOrder' and 'values.gender'. */
  errors: { [key: string]: string };
}

export const MappingContext = createContext<MappingForm | undefined>(undefined);

export function useMapping(): MappingForm {
  const form = useContext(MappingContext);
  if (!form) throw new Error('useMapping must be used within MappingContext.');
  return form;
}

const CONFLICTING: { [field in ImportField]?: ImportField[] } = {
  name: [...NAME_PARTS],
  ...Object.fromEntries(NAME_PARTS.map((part) => [part, ['name']])),
  address: [...ADDRESS_PARTS],
  ...Object.fromEntries(ADDRESS_PARTS.map((part) => [part, ['address']])),
};

export const fieldOf = (mapping: ImportMapping, heading: string): ImportField | undefined =>
  (Object.keys(mapping.columns) as ImportField[]).find(
    (field) => mapping.columns[field] === heading,
  );

export const columnOf = (
  mapping: ImportMapping,
  columns: ImportColumn[],
  field: ImportField,
): ImportColumn | undefined => columns.find(({ heading }) => heading === mapping.columns[field]);

export const columnsOfKind = (
  wanted: ImportFieldKind,
  kind: ImportKind,
  mapping: ImportMapping,
  columns: ImportColumn[],
): ImportColumn[] =>
  (Object.keys(mapping.columns) as ImportField[]).flatMap((field) =>
    importFieldOf(kind, field)?.kind === wanted ? (columnOf(mapping, columns, field) ?? []) : [],
  );

/** The new mapping drops the previous column of the field and the whole or the parts of what it is or has, and reads dates and amounts in the only possible way. */
export function mapColumn(
  {
    record: { kind },
    columns: all,
    mapping,
    choices,
    today,
  }: Pick<MappingForm, 'record' | 'columns' | 'mapping' | 'choices' | 'today'>,
  column: ImportColumn,
  field: ImportField | undefined,
): ImportMapping {
  const removed = new Set([
    fieldOf(mapping, column.heading),
    ...(field ? [field, ...(CONFLICTING[field] ?? [])] : []),
  ]);
  const remaining = <Value>(of: { [field in ImportField]?: Value }) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !removed.has(name as ImportField)));
  const columns: ImportMapping['columns'] = remaining(mapping.columns);
  const values: ImportMapping['values'] = remaining(mapping.values);
  const constants: ImportMapping['constants'] = remaining(mapping.constants);
  if (field) columns[field] = column.heading;
  if (field && importFieldOf(kind, field)?.kind === 'choice')
    values[field] = proposedValues(field, column, choices);
  const hireDay = columns.hireDate === mapping.columns.hireDate ? mapping.hireDay : null;
  const assigned = { ...mapping, columns, values, constants, hireDay };
  const ofKind = (wanted: ImportFieldKind) => columnsOfKind(wanted, kind, assigned, all);
  return {
    ...assigned,
    dateOrder: proposedDateOrder(ofKind('date'), today, mapping.dateOrder),
    decimalSign: proposedDecimalSign(ofKind('amount'), mapping.decimalSign),
  };
}

/** Proposes values with the same text only; the admin maps the rest. */
function proposedValues(
  field: ImportField,
  { values }: ImportColumn,
  choices: CompanyChoices,
): { [written: string]: string | null } {
  const same = (written: string) =>
    choicesOf(field, choices).find((value) => value.toLowerCase() === written.toLowerCase()) ??
    null;
  return Object.fromEntries((values ?? []).map(({ value }) => [value, same(value)]));
}

/** The fields without a column that are required or make a record complete, and the email, which the server can generate. */
export function missingFields(kind: ImportKind, mapping: ImportMapping): ImportField[] {
  const has = (field: ImportField) => mapping.columns[field] !== undefined;
  const opens = kind === 'balances' || typesWithColumn(mapping).length > 0;
  return fieldsOf(kind).filter((field) => {
    if (has(field)) return false;
    if (field === 'countsFrom' || field === 'useBy') return opens;
    if (kind !== 'employees' && Object.hasOwn(PERSON_FIELDS, field))
      return field === 'employeeId' && !has('email') && !has('name');
    if (kind === 'balances') return isMissingInBalances(field, mapping);
    if (field === 'name') return !NAME_PARTS.some(has);
    if (field === 'firstName' || field === 'lastName') return NAME_PARTS.some(has);
    return (
      field === 'email' ||
      importFieldOf(kind, field)?.required === true ||
      (COMPLETABLE_FIELDS as readonly ImportField[]).includes(field)
    );
  });
}

/** Balances are in one column or in one for each leave type. */
function isMissingInBalances(field: ImportField, mapping: ImportMapping): boolean {
  const { balance } = mapping.columns;
  if (field === 'balance') return typesWithColumn(mapping).length === 0;
  return field === 'leaveType' && balance !== undefined;
}
