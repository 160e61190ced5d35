import { useState } from 'react';
import type { ImportColumn, ImportField, ImportMapping } from '../../../api/contract/imports.js';
import { fieldsOf } from './import';
import { fieldOf, missing } from './mapping';
import { useMapping } from './mapping-context';

type ColumnRow = ImportColumn | { missing: ImportField };

/** In the order of the fields at first, and staying there: a row that jumps away from under one's hand is lost. */
export function useColumnRows() {
  const { record, columns, mapping } = useMapping();
  const [open, setOpen] = useState(false);
  const [places] = useState(() => fieldsOf(record.kind).map((field) => mapping.columns[field] ?? { missing: field }));
  const lacking = missing(record.kind, mapping);
  const placed = new Set(places.filter((place) => typeof place === 'string'));

  const first = places.flatMap((place): ColumnRow[] => {
    if (typeof place !== 'string') return lacking.includes(place.missing) ? [place] : [];
    return columns.filter(({ heading }) => heading === place);
  });
  const known = new Set(places.flatMap((place) => (typeof place === 'string' ? [] : [place.missing])));
  const later = lacking.filter((field) => !known.has(field)).map((field) => ({ missing: field }));
  const others = columns.filter(({ heading }) => !placed.has(heading));

  return {
    rows: [...first, ...later, ...others.filter((column) => open || used(mapping, column))],
    leftOut: others.filter((column) => !used(mapping, column)).length,
    open,
    toggle: () => setOpen(!open),
  };
}

const used = (mapping: ImportMapping, { heading }: ImportColumn) => fieldOf(mapping, heading) !== undefined;
