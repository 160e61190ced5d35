import { useState } from 'react';
import type { LeaveDecision } from '../../../../api/contract/leave/leave-statuses.js';
import type { LeaveRecord } from '../../../../api/contract/leave/leaves.js';
import { useNotifyDecided } from '../../approval/undo/use-notify-decided';
import { useWaitingNames } from '../../approval/use-waiting-names';
import { RequestFailed } from '../../api/http-client';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useApi } from '../../api/use-api';
import { useNotifyError } from '../../api/use-notify-error';
import { useShowDecided } from '../../api/use-show-decided';
import { useText } from '../../i18n/use-text';
import { focusIfLost } from '../../ui/focus-if-lost';

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

/** Takes the step of a request. Its card says why it could not be, or offers to undo it. */
export function useStepDecision(leave: LeaveRecord) {
  const text = useText();
  const waitingNames = useWaitingNames();
  const api = useApi();
  const notifyDecided = useNotifyDecided();
  const showDecided = useShowDecided();
  const notifyError = useNotifyError();
  const { key } = useIdempotencyKey();
  const [busy, setBusy] = useState<LeaveDecision | 'pass'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const { name } = leave.employeeId.userId;

  /** Without an answer, a message says so and nothing is closed. */
  async function take(
    how: LeaveDecision | 'pass',
    call: () => Promise<LeaveRecord>,
  ): Promise<boolean> {
    setBusy(how);
    setRefusal(undefined);
    try {
      const decided = await call();
      notifyDecided(outcome(how, decided), [decided]);
      await showDecided([decided]);
      setBusy(undefined);
      focusAnswer();
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
    if (how === 'Rejected') return text('undo.step.rejected', { name });
    if (how === 'pass')
      return next
        ? text('undo.step.passedNext', { name, next })
        : text('undo.step.passed', { name });
    return next
      ? text('undo.step.approvedNext', { name, next })
      : text('undo.step.approved', { name });
  }

  /** Undo is in the place of the pressed button, which is gone. */
  function focusAnswer() {
    const card = document.getElementById(leave._id);
    focusIfLost(card?.querySelector<HTMLElement>('[data-undo]') ?? card);
  }

  return {
    busy,
    refusal,
    focusAnswer,
    decide: (status: LeaveDecision, note?: string) =>
      take(status, () => api.decideLeave(leave._id, status, note)),
    pass: (note: string) => take('pass', () => api.passLeave(leave._id, note, key)),
  };
}
