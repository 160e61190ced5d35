import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { LeaveDecision } from '../../../../api/contract/leave/leave-statuses.js';
import type { LeaveRecord } from '../../../../api/contract/leave/leaves.js';
import { useWaitingNames } from '../../approval/use-waiting-names';
import { RequestFailed } from '../../api/http-client';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useApi } from '../../api/use-api';
import { useNotifyError } from '../../api/use-notify-error';
import { useText } from '../../i18n/use-text';

/** The balance and who else is away may change, and the request decided then. After all other refusals it waits for somebody else, or for nobody. */
const CORRECTABLE = new Set([
  'leave.insufficient',
  'leave.coverage',
  'leave.closed',
  'request.invalid',
  'request.conflict',
  'leave.no_next_step',
]);

interface Refusal {
  text: string;
  isOver: boolean;
}

/** Takes the step of a request. Its card says why it could not be. */
export function useStepDecision(leave: LeaveRecord) {
  const text = useText();
  const waitingNames = useWaitingNames();
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { key } = useIdempotencyKey();
  const [busy, setBusy] = useState<LeaveDecision | 'pass'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isDecided, setDecided] = useState(false);
  const { name } = leave.employeeId.userId;

  /** Without an answer, a message says so and nothing is closed. */
  async function take(
    how: LeaveDecision | 'pass',
    call: () => Promise<LeaveRecord>,
  ): Promise<boolean> {
    setBusy(how);
    setRefusal(undefined);
    try {
      notify(outcome(how, await call()), { type: 'success' });
      setDecided(true);
      return true;
    } catch (failure) {
      setBusy(undefined);
      const isAnswered =
        failure instanceof RequestFailed && failure.status >= 400 && failure.status < 500;
      if (!isAnswered) notifyError(failure);
      else
        setRefusal({
          text: failure.message || text('error.generic'),
          isOver: !CORRECTABLE.has(failure.body.code ?? ''),
        });
      return isAnswered;
    }
  }

  function outcome(how: LeaveDecision | 'pass', leave: LeaveRecord): string {
    const next = waitingNames(leave);
    if (how === 'Rejected') return text('myTeam.waiting.rejected', { name });
    if (how === 'pass')
      return next
        ? text('myTeam.waiting.passedNext', { name, next })
        : text('myTeam.waiting.passed', { name });
    return next
      ? text('myTeam.waiting.approvedNext', { name, next })
      : text('myTeam.waiting.approved', { name });
  }

  return {
    busy,
    refusal,
    isDecided,
    decide: (status: LeaveDecision, note?: string) =>
      take(status, () => api.decideLeave(leave._id, status, note)),
    pass: (note: string) => take('pass', () => api.passLeave(leave._id, note, key)),
  };
}
