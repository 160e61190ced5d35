import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { LeaveRecord } from '../../../../api/contract/leave/leaves.js';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { runConcurrently } from '../../api/run-concurrently';
import { useApi } from '../../api/use-api';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { serverErrorText, useNotifyError } from '../../api/use-notify-error';
import { useText } from '../../i18n/use-text';
import { focusIfLost } from '../../ui/focus-if-lost';

export type Undoable = Pick<LeaveRecord, '_id' | 'version' | 'undoUntil'> & {
  employeeId?: { userId?: { name?: string } };
};

const answerIn = (around: HTMLElement) =>
  around.isConnected && around !== document.body
    ? (around.querySelector<HTMLElement>('h2[tabindex], button') ?? around.querySelector('a'))
    : null;

/** Takes decisions back, each by a call of its own. */
export function useUndo() {
  const text = useText();
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useLeaveRefresh();
  const [busy, setBusy] = useState(false);

  // The pressed button goes with the decision, or with its message.
  const around = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      if (around.current) focusIfLost(answerIn(around.current) ?? document.querySelector('main'));
    },
    [],
  );

  async function undo(decided: readonly Undoable[], pressed: HTMLElement): Promise<void> {
    around.current = pressed.closest('tr, li, section') ?? document.body;
    setBusy(true);
    const failures: unknown[] = [];
    await runConcurrently(decided, ({ _id, version }) =>
      api
        .undoLeave(_id, version, newIdempotencyKey())
        .catch((failure: unknown) => failures.push(failure)),
    );
    say(decided, failures);
    await refresh();
    setBusy(false);
  }

  function say(decided: readonly Undoable[], failures: readonly unknown[]): void {
    const [failure] = failures;
    const total = decided.length;
    const count = total - failures.length;
    const reason = serverErrorText(failure);
    if (failure && count > 0 && reason)
      return notify(text('undo.partly', { count, total, reason }), { type: 'warning' });
    if (failure) return notifyError(failure);
    const name = decided[0]?.employeeId?.userId?.name ?? text('person.unknown');
    notify(total === 1 ? text('undo.waits', { name }) : text('undo.waitMany', { count }), {
      type: 'info',
    });
  }

  return { busy, undo };
}
