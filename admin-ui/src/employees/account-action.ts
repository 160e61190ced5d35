import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { NotConfirmed, useConfirmed } from '../confirmation/confirmed-context';
import { useRefusal } from '../providers/use-refusal';
import { useEmployeeRefresh } from './employee-details-record';

/** A call about somebody's account: it may need one's own password first; afterwards the record is read again. */
export function useAccountAction() {
  const notify = useNotify();
  const refuse = useRefusal();
  const confirmed = useConfirmed();
  const refresh = useEmployeeRefresh();
  const [busy, setBusy] = useState(false);

  const act = useCallback(
    async <Result>(call: () => Promise<Result>, done?: string): Promise<Result | undefined> => {
      setBusy(true);
      try {
        const result = await confirmed(call);
        await refresh();
        if (done) notify(done, { type: 'success' });
        return result;
      } catch (failure) {
        if (!(failure instanceof NotConfirmed)) refuse(failure);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [confirmed, notify, refresh, refuse],
  );
  return { busy, act };
}
