import type { ImportColumn } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import { useDepartments } from '../providers/use-departments';

const folded = (name: string) => name.trim().normalize('NFC').toLowerCase();

/** Those that there are not yet are made with the import. */
export function DepartmentsNote({ column: { values } }: { column: ImportColumn }) {
  const text = useText();
  const { data } = useDepartments();
  if (!values || !data) return null;
  const known = new Set(data.map(({ dep_name }) => folded(dep_name)));
  const count = values.filter(({ value }) => !known.has(folded(value))).length;
  return count > 0 && text('imports.notes.departments', { count, total: values.length });
}
