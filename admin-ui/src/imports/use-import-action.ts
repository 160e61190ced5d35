import { useCallback, useState } from 'react';
import type { ImportRecord } from '../../../api/contract/imports.js';
import { NotConfirmed, useConfirmed } from '../confirmation/confirmed-context';
import { useRefusal } from '../providers/use-refusal';
import { useKeepImport } from './import-queries';

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
