import { useNotify } from 'react-admin';
import type { LeaveDecision } from '../../../api/contract/leave-statuses.js';
import { useText } from '../i18n/use-text';
import { useLeaveRefresh } from '../providers/use-leave-refresh';
import { useRequester } from '../leaves/use-requester';
import { RequestFailed } from '../providers/http-client';
import { useOffice } from '../providers/use-office';
import { useRefusal } from '../providers/use-refusal';
import type { Request } from './use-waiting';

/** Resolves when the request is decided, by us or by somebody before us, and every number on the screen says so. */
export function useDecide() {
  const office = useOffice();
  const refresh = useLeaveRefresh();
  const notify = useNotify();
  const refuse = useRefusal();
  const text = useText();
  const requester = useRequester();

  return async (request: Request, decision: LeaveDecision, note: string): Promise<void> => {
    try {
      await office.decideLeave(request.id, decision, note);
      const done = decision === 'Approved' ? 'dashboard.approved' : 'dashboard.rejected';
      notify(text(done, { name: requester(request).name }), { type: 'success' });
    } catch (failure) {
      refuse(failure);
      if (!(failure instanceof RequestFailed && failure.status === 409)) throw failure;
    }
    await refresh();
  };
}
