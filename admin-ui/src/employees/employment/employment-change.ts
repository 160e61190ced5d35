import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import type { EmploymentChange } from '../../api/office-calls';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useApi } from '../../api/use-api';
import { useNotifyError } from '../../api/use-notify-error';
import type { Employee } from '../employee';
import { useSettledQuestion } from './settled-question';
import { useEmployeeRefresh } from '../use-employee';

/** Changes the employments of a person; the dialog stays open only for errors that the admin can correct in it. */
export function useEmploymentChange({ id, version }: Employee, onClose: () => void) {
  const text = useText();
  const notify = useNotify();
  const api = useApi();
  const notifyError = useNotifyError();
  const refresh = useEmployeeRefresh();
  const withConfirmation = useWithConfirmation();
  const { key } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { withSettled, question } = useSettledQuestion();

  const send = useCallback(
    async (call: () => Promise<unknown>, done: string) => {
      setBusy(true);
      try {
        await withConfirmation(call);
        await refresh();
        onClose();
        notify(done, { type: 'success' });
      } catch (failure) {
        setBusy(false);
        const { code, errors } = failure instanceof RequestFailed ? failure.body : {};
        if (code === 'request.stale') {
          await refresh();
          onClose();
          return notify(text('employees.leaving.overtaken'), { type: 'error' });
        }
        const [atField] = Object.values(errors ?? {});
        if (atField || code === 'account.last_admin')
          return setError(atField ?? (failure as RequestFailed).message);
        notifyError(failure);
      }
    },
    [withConfirmation, refresh, onClose, notify, notifyError, text],
  );
  const store = (change: EmploymentChange, done: string) =>
    send(
      () => withSettled((settled) => api.changeEmployment(id, { ...change, ...settled, version })),
      done,
    );
  const recordReturn = (date: string, done: string) =>
    send(() => api.recordReturn(id, date, version, key), done);
  return { busy, error, setError, question, store, recordReturn };
}
