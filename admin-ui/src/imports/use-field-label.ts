import type { ImportField, ImportKind } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import { definitionOf } from './import';

/** The field's name in the reader's language; the server's for what no column can be. */
export function useFieldLabel(kind: ImportKind): (field: string, label: string) => string {
  const text = useText();
  return (field, label) => (definitionOf(kind, field) ? text(`imports.fields.${field as ImportField}`) : label);
}
