import { useCallback, useState } from 'react';
import { useNotifyError } from '../../api/use-notify-error';
import { useWithConfirmation } from './confirmation-context';

/** Asks for the admin's own password where required. Resolves to undefined after a failure, which it has reported. */
export function useConfirmedAction() {
  const withConfirmation = useWithConfirmation();
  const notifyError = useNotifyError();
  const [busy, setBusy] = useState(false);

  const act = useCallback(
    async <Result>(call: () => Promise<Result>): Promise<Result | undefined> => {
      setBusy(true);
      try {
        return await withConfirmation(call);
      } catch (failure) {
        notifyError(failure);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [withConfirmation, notifyError],
  );
  return { busy, act };
}
