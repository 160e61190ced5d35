import { type MouseEvent, useState } from 'react';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { useNotifyError } from '../../api/use-notify-error';
import { useShowDecided } from '../../api/use-show-decided';
import { useNotifyDecided } from '../../approval/undo/use-notify-decided';
import { useText } from '../../i18n/use-text';
import { focusIfLost } from '../../ui/focus-if-lost';
import type { Leave } from '../leave';
import { useRequester } from '../use-requester';
import { useDecide } from './use-decide';

/** One press approves; the row stays and offers to undo it. */
export function useApproveInRow(leave: Leave) {
  const text = useText();
  const decide = useDecide();
  const notifyDecided = useNotifyDecided();
  const notifyError = useNotifyError();
  const showDecided = useShowDecided();
  const refresh = useLeaveRefresh();
  const { name } = useRequester()(leave);
  const [busy, setBusy] = useState(false);

  async function approve({ currentTarget }: MouseEvent<HTMLElement>) {
    const row = currentTarget.closest('tr, li');
    setBusy(true);
    const {
      decided,
      refused: [refused],
    } = await decide([leave.id], 'Approved');
    if (refused) notifyError(refused.failure);
    else notifyDecided(text('leaves.approved', { name }), decided);
    await (refused ? refresh() : showDecided(decided));
    setBusy(false);
    // Undo is in the place of the pressed button, which is gone.
    focusIfLost(row?.querySelector('button[data-undo]') ?? null);
  }

  return { busy, approve };
}
