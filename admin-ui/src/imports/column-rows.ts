import { useState } from 'react';
import type { ImportColumn, ImportField } from '../../../api/contract/imports.js';
import { fieldsOf } from './import';
import { fieldOf, missing } from './mapping';
import { useMapping } from './mapping-context';

type ColumnRow = ImportColumn | { missing: ImportField };

/** In the order of the fields at first, and staying there: a row that jumps away from under one's hand is lost. */
export function useColumnRows() {
  const { record, columns, mapping } = useMapping();
  const [open, setOpen] = useState(false);
  const [places] = useState(() => fieldsOf(record.kind).map((field) => ({ field, heading: mapping.columns[field] })));
  const lacking = missing(record.kind, mapping);
  const atFirst = new Set(places.map(({ heading }) => heading));
  const columnNamed = (heading: string | undefined) => columns.filter((column) => column.heading === heading);

  const first = places.flatMap(({ field, heading }): ColumnRow[] => {
    if (heading !== undefined) return columnNamed(heading);
    if (lacking.includes(field)) return [{ missing: field }];
    // What was lacking has got a column meanwhile, which takes its place.
    return atFirst.has(mapping.columns[field]) ? [] : columnNamed(mapping.columns[field]);
  });
  const later = lacking.filter((field) => places.some((place) => place.field === field && place.heading !== undefined)).map((field) => ({ missing: field }));
  const others = columns.filter((column) => !first.includes(column));
  const leftOut = others.filter(({ heading }) => fieldOf(mapping, heading) === undefined);

  return {
    rows: [...first, ...later, ...others.filter((column) => open || !leftOut.includes(column))],
    leftOut: leftOut.length,
    open,
    toggle: () => setOpen(!open),
  };
}
