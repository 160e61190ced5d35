import { useState } from 'react';
import { useNotify } from 'ra-core';
import { RequestFailed } from '../api/http-client';
import { useNotifyError } from '../api/use-notify-error';

/** `refresh` follows a change. The dialog stays open only for errors that can be corrected in it; they are told by field. */
export function useDialogCall(onClose: () => void, refresh: () => Promise<unknown>) {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function send(call: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      const done = await call();
      await refresh();
      onClose();
      notify(done, { type: 'success' });
    } catch (failure) {
      setBusy(false);
      const atFields = failure instanceof RequestFailed ? (failure.body.errors ?? {}) : {};
      setErrors(atFields);
      if (Object.keys(atFields).length === 0) notifyError(failure);
    }
  }

  return { busy, errors, setErrors, send };
}
