import type { ImportRecord } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { importCalls } from './import-calls';
import { useImportAction } from './use-import-action';
import { useUndoWords } from './use-undo-words';

interface Props {
  record: ImportRecord;
  onClose: () => void;
  onBegun: () => void;
}

/** What it would do, before it is done. */
export function UndoImport({ record, onClose, onBegun }: Props) {
  const text = useText();
  const words = useUndoWords(record);
  const { busy, act } = useImportAction();

  async function undo() {
    const begun = await act(() => importCalls.undo(record._id));
    onClose();
    if (begun) onBegun();
  }

  return (
    <ConfirmDialog danger title={text('imports.undo.title', { name: record.name })} action={text('imports.undo.action')} busy={busy} onConfirm={() => void undo()} onCancel={onClose}>
      {words.join(' ')}
    </ConfirmDialog>
  );
}
