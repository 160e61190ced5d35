import { type ReactNode, useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { useNotifyError } from '../../api/use-notify-error';
import { useEmployeeRefresh } from '../employee-details-record';

interface Props {
  glyph: ReactNode;
  title: string;
  children: string;
  action?: ReactNode;
}

export function AccountRow({ glyph, title, children, action }: Props) {
  return (
    <li>
      {glyph}
      <div>
        <strong>{title}</strong>
        <small>{children}</small>
      </div>
      {action}
    </li>
  );
}

/** Runs a call about an account, asks for the admin's own password where required, and reloads the employee. */
export function useAccountAction() {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const withConfirmation = useWithConfirmation();
  const refresh = useEmployeeRefresh();
  const [busy, setBusy] = useState(false);

  const act = useCallback(
    async <Result,>(call: () => Promise<Result>, done?: string): Promise<Result | undefined> => {
      setBusy(true);
      try {
        const result = await withConfirmation(call);
        await refresh();
        if (done) notify(done, { type: 'success' });
        return result;
      } catch (failure) {
        notifyError(failure);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [withConfirmation, notify, refresh, notifyError],
  );
  return { busy, act };
}
