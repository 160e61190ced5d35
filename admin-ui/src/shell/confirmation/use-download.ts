import { useState } from 'react';
import { useNotifyError } from '../../api/use-notify-error';
import { download } from '../../ui/download';
import { useWithConfirmation } from './confirmation-context';

export interface Download {
  fetchFile: () => Promise<Blob>;
  name: string;
  onSaved?: () => void;
}

/** Asks for the password where the server wants it, and notifies of failures. */
export function useDownload({ fetchFile, name, onSaved }: Download) {
  const notifyError = useNotifyError();
  const withConfirmation = useWithConfirmation();
  const [busy, setBusy] = useState(false);

  async function fetchAndSave() {
    if (busy) return;
    setBusy(true);
    try {
      download(await withConfirmation(fetchFile), name);
      onSaved?.();
    } catch (failure) {
      notifyError(failure);
    } finally {
      setBusy(false);
    }
  }

  return { busy, save: () => void fetchAndSave() };
}
