import type { ImportRecord } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';

/** What an undo does, in sentences; nothing is said about none. */
export function useUndoWords({ kind, counts, departments }: ImportRecord): string[] {
  const text = useText();
  if (!counts) return [];
  return [
    counts.new > 0 && text(`imports.undo.takeOut.${kind}`, { count: counts.new }),
    counts.changed > 0 && text(`imports.undo.setBack.${kind}`, { count: counts.changed }),
    departments.length > 0 && text('imports.undo.departments'),
  ].filter((sentence) => sentence !== false);
}
