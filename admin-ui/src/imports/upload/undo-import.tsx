import { useCallback, useState } from 'react';
import type { ImportRecord } from '../../../../api/contract/imports.js';
import { NotConfirmed, useConfirmed } from '../../shell/confirmation/confirmed-context';
import { useText } from '../../i18n/use-text';
import { useRefusal } from '../../api/use-refusal';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { importCalls, useKeepImport } from '../import-queries';

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

/** A call about an import: it may need one's own password first. True once it was done; what was refused has been told. */
export function useImportAction() {
  const confirmed = useConfirmed();
  const refuse = useRefusal();
  const keep = useKeepImport();
  const [busy, setBusy] = useState(false);

  const act = useCallback(
    async (call: () => Promise<ImportRecord>): Promise<boolean> => {
      setBusy(true);
      try {
        keep(await confirmed(call));
        return true;
      } catch (failure) {
        if (!(failure instanceof NotConfirmed)) refuse(failure);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [confirmed, keep, refuse],
  );
  return { busy, act };
}
