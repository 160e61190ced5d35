import { useState } from 'react';
import { useNotify } from 'react-admin';
import { RequestFailed } from '../../api/http-client';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { useNotifyError } from '../../api/use-notify-error';

/** For a dialog that cancels or shortens leave: it closes afterwards, and when somebody else was faster. */
export function useLeaveCorrection({
  onClose,
  onDone,
}: {
  onClose: () => void;
  onDone: () => void;
}) {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useLeaveRefresh();
  const { key, renew } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function send(call: (key: string) => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    setErrors({});
    try {
      await call(key);
      notify(done, { type: 'success' });
    } catch (failure) {
      const { errors: atFields = {}, code } = failure instanceof RequestFailed ? failure.body : {};
      // The first version may be stored under this key, so another one needs a new key.
      if (code === 'idempotency.reused') renew();
      setErrors(atFields);
      if (Object.keys(atFields).length === 0) notifyError(failure);
      setBusy(false);
      if (code !== 'leave.already_decided') return;
    }
    onClose();
    await refresh();
    onDone();
  }

  return { busy, errors, setErrors, send };
}
