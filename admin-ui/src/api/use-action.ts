import { useCallback, useState } from 'react';
import type { MessageKey } from '../i18n/use-text';
import { useNotifyError } from './use-notify-error';

/** Notifies of a failure, with `fallback` when the server gives no reason, and then resolves to undefined. */
export function useAction(fallback?: MessageKey) {
  const notifyError = useNotifyError();
  const [busy, setBusy] = useState(false);

  const act = useCallback(
    async <Result>(call: () => Promise<Result>): Promise<Result | undefined> => {
      setBusy(true);
      try {
        return await call();
      } catch (failure) {
        notifyError(failure, fallback);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [notifyError, fallback],
  );
  return { busy, act };
}
