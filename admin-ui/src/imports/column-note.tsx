import type { ImportColumn, ImportField } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import { definitionOf } from './import';
import { DepartmentsNote } from './departments-note';
import { useMapping } from './mapping-context';
import { NameOrderNote } from './name-order-note';

/** What is worth knowing about a column before its rows are checked. */
export function ColumnNote({ column, field }: { column: ImportColumn; field: ImportField }) {
  const text = useText();
  const { record } = useMapping();
  const blank = record.rows - column.filled;
  if (field === 'name') return <NameOrderNote column={column} />;
  if (field === 'leftOn') return text('imports.notes.left', { count: column.filled });
  if (field === 'manager') return text('imports.notes.manager');
  if (field === 'email' && blank > 0) return text('imports.notes.blankEmails', { count: blank });
  if (definitionOf(record.kind, field)?.required && blank > 0) return text('imports.notes.blank', { count: blank });
  return field === 'department' ? <DepartmentsNote column={column} /> : null;
}
