import { createContext, useContext } from 'react';
import type { ImportColumn, ImportField, ImportKind, ImportMapping, ImportRecord } from '../../../../api/contract/imports.js';
import { choicesOf } from '../../forms/choices';
import { definitionOf, fieldsOf } from '../import';

/** The mapping that is being made, for all parts of its form. */
interface MappingForm {
  record: ImportRecord;
  columns: ImportColumn[];
  /** The server's, from what stands in the file. */
  proposal: ImportMapping;
  mapping: ImportMapping;
  /** `about`: the keys of the faults that this answers. */
  change: (mapping: ImportMapping, ...about: string[]) => void;
  /** What is wrong, by the server's keys: 'columns.dob', 'dateOrder', 'values.gender'. */
  faults: { [key: string]: string };
}

export const MappingContext = createContext<MappingForm | undefined>(undefined);

export function useMapping(): MappingForm {
  const form = useContext(MappingContext);
  if (!form) throw new Error('There is no mapping around this.');
  return form;
}

/** A mapping is never changed: each of these answers a new one. */

const NAMES: { [field in ImportField]?: ImportField[] } = { name: ['firstName', 'lastName'], firstName: ['name'], lastName: ['name'] };

export const fieldOf = (mapping: ImportMapping, heading: string): ImportField | undefined =>
  (Object.keys(mapping.columns) as ImportField[]).find((field) => mapping.columns[field] === heading);

export const columnOf = (mapping: ImportMapping, columns: ImportColumn[], field: ImportField): ImportColumn | undefined =>
  columns.find(({ heading }) => heading === mapping.columns[field]);

/** What a column becomes, or nothing; whatever stood for that field before is left out. */
export function assign(kind: ImportKind, mapping: ImportMapping, column: ImportColumn, field: ImportField | undefined): ImportMapping {
  const gone = new Set([fieldOf(mapping, column.heading), ...(field ? [field, ...(NAMES[field] ?? [])] : [])]);
  const kept = <Value>(of: { [field in ImportField]?: Value }) => Object.fromEntries(Object.entries(of).filter(([name]) => !gone.has(name as ImportField)));
  const columns: ImportMapping['columns'] = kept(mapping.columns);
  const values: ImportMapping['values'] = kept(mapping.values);
  if (field) columns[field] = column.heading;
  if (field && definitionOf(kind, field)?.kind === 'choice') values[field] = proposed(field, column);
  return { ...mapping, columns, values };
}

/** Only what says the same in the same words; the rest is asked. */
function proposed(field: ImportField, { values }: ImportColumn): { [written: string]: string | null } {
  const same = (written: string) => choicesOf(field).find((value) => value.toLowerCase() === written.toLowerCase()) ?? null;
  return Object.fromEntries((values ?? []).map(({ value }) => [value, same(value)]));
}

/** What cannot be left open, or what is made because the file has none. */
export function missing(kind: ImportKind, mapping: ImportMapping): ImportField[] {
  const has = (field: ImportField) => mapping.columns[field] !== undefined;
  return fieldsOf(kind).filter((field) => {
    if (has(field)) return false;
    if (field === 'name') return !has('firstName') && !has('lastName');
    if (field === 'firstName') return has('lastName');
    if (field === 'lastName') return has('firstName');
    return field === 'email' || definitionOf(kind, field)?.required === true;
  });
}

/** A kept mapping as far as it fits this file; what it does not know stays as it was. */
export function adopt(saved: ImportMapping, mapping: ImportMapping, columns: ImportColumn[]): ImportMapping {
  const headings = new Set(columns.map(({ heading }) => heading));
  const fitting = Object.fromEntries(Object.entries(saved.columns).filter(([, heading]) => headings.has(heading)));
  const values = Object.fromEntries(
    Object.entries(fitting).flatMap(([name, heading]) => {
      const field = name as ImportField;
      const written = columns.find((column) => column.heading === heading)?.values;
      if (!saved.values[field] || !written) return [];
      return [[field, Object.fromEntries(written.map(({ value }) => [value, saved.values[field]?.[value] ?? mapping.values[field]?.[value] ?? null]))]];
    }),
  );
  return { ...saved, columns: fitting, values, dateOrder: saved.dateOrder ?? mapping.dateOrder, payPeriod: saved.payPeriod ?? mapping.payPeriod };
}
