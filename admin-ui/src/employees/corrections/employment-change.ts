import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import type { EmploymentChange } from '../../api/office-calls';
import { useApi } from '../../api/use-api';
import { useRefusal } from '../../api/use-refusal';
import type { Employee } from '../employee';
import { useEmployeeRefresh } from '../details/employee-details-record';

/** Stores a leaving or takes one back; the dialog that asked stays open only when something can be mended in it. */
export function useEmploymentChange({ id, version }: Employee, onClose: () => void) {
  const text = useText();
  const notify = useNotify();
  const office = useApi();
  const refuse = useRefusal();
  const refresh = useEmployeeRefresh();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const store = useCallback(
    async (change: EmploymentChange, done: string) => {
      setBusy(true);
      try {
        await office.changeEmployment(id, { ...change, version });
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
        refuse(failure);
      }
    },
    [id, version, office, refresh, onClose, notify, refuse, text],
  );
  return { busy, fault, setFault, store };
}
