import { type ReactNode, useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { NotConfirmed, useConfirmed } from '../../shell/confirmation/confirmed-context';
import { useRefusal } from '../../api/use-refusal';
import { useEmployeeRefresh } from '../details/employee-details-record';

interface Props {
  glyph: ReactNode;
  title: string;
  children: string;
  /** What can be done about it. */
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

/** A call about somebody's account: it may need one's own password first; afterwards the record is read again. */
export function useAccountAction() {
  const notify = useNotify();
  const refuse = useRefusal();
  const confirmed = useConfirmed();
  const refresh = useEmployeeRefresh();
  const [busy, setBusy] = useState(false);

  const act = useCallback(
    async <Result,>(call: () => Promise<Result>, done?: string): Promise<Result | undefined> => {
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
