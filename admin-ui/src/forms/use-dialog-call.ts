import { useState } from 'react';
import { useNotify } from 'react-admin';
import { RequestFailed } from '../api/http-client';
import { useNotifyError } from '../api/use-notify-error';

/** `refresh` follows a change. The dialog stays open only for errors that can be corrected in it; they are told by field. */
export function useDialogCall(onClose: () => void, refresh: () => Promise<unknown>) {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  /** The call returns what is said once it is done; nothing where closing the dialog says it. */
  async function send(call: () => Promise<string | undefined>): Promise<void> {
    setBusy(true);
    try {
      const done = await call();
      await refresh();
      onClose();
      if (done) notify(done, { type: 'success' });
    } catch (failure) {
      setBusy(false);
      const atFields = failure instanceof RequestFailed ? (failure.body.errors ?? {}) : {};
      setErrors(atFields);
      if (Object.keys(atFields).length === 0) notifyError(failure);
    }
  }

  return { busy, errors, setErrors, send };
}
