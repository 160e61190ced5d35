import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import type { EmploymentChange } from '../../api/office-calls';
import { useApi } from '../../api/use-api';
import { useNotifyError } from '../../api/use-notify-error';
import type { Employee } from '../employee';
import { useEmployeeRefresh } from '../details/employee-details-record';

/** Stores or withdraws the last day; the dialog stays open only for errors that the admin can correct in it. */
export function useEmploymentChange({ id, version }: Employee, onClose: () => void) {
  const text = useText();
  const notify = useNotify();
  const api = useApi();
  const notifyError = useNotifyError();
  const refresh = useEmployeeRefresh();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const store = useCallback(
    async (change: EmploymentChange, done: string) => {
      setBusy(true);
      try {
        await api.changeEmployment(id, { ...change, version });
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
        if (errors?.leftOn || code === 'account.last_admin') return setFault(errors?.leftOn ?? (failure as RequestFailed).message);
        notifyError(failure);
      }
    },
    [id, version, api, refresh, onClose, notify, notifyError, text],
  );
  return { busy, fault, setFault, store };
}
