import type { ImportRecord } from '../../../../api/contract/imports/imports.js';
import { useText } from '../../i18n/use-text';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { importCalls } from '../import-queries';
import { useImportAction } from '../use-import-action';

interface Props {
  record: ImportRecord;
  onClose: () => void;
  onStarted: () => void;
}

export function UndoImport({ record, onClose, onStarted }: Props) {
  const text = useText();
  const sentences = useUndoSentences(record);
  const { busy, act } = useImportAction();

  async function undo() {
    const started = await act(() => importCalls.undo(record._id));
    onClose();
    if (started) onStarted();
  }

  return (
    <ConfirmDialog
      danger
      title={text('imports.undo.title', { name: record.name })}
      action={text('imports.undo.action')}
      busy={busy}
      onConfirm={() => void undo()}
      onCancel={onClose}
    >
      {sentences.join(' ')}
    </ConfirmDialog>
  );
}

export function useUndoSentences({ kind, counts, departments }: ImportRecord): string[] {
  const text = useText();
  if (!counts) return [];
  return [
    counts.new > 0 && text(`imports.undo.takeOut.${kind}`, { count: counts.new }),
    counts.changed > 0 && text(`imports.undo.setBack.${kind}`, { count: counts.changed }),
    departments.length > 0 && text('imports.undo.departments'),
  ].filter((sentence) => sentence !== false);
}
