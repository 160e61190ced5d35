import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { Link } from 'react-router';
import type { LeaveDecision } from '../../../api/contract/leave-statuses.js';
import { officePath, filtered } from '../paths';
import { useText } from '../i18n/use-text';
import { useLeaveRefresh } from '../api/use-leave-refresh';
import { useApi } from '../api/use-api';
import { useNotifyError } from '../api/use-notify-error';
import { Button, RowAction } from '../ui/button';
import { ConfirmDialog } from '../ui/feedback/dialog';
import { Icon } from '../ui/icon';
import { Spinner } from '../ui/feedback/spinner';
import classes from './bulk-bar.module.css';
import { isPending, type Leave } from './leave';
import { NotDecided } from './not-decided';
import { type RefusedDecision, useDecide } from './use-decide';

/** Limits the waiting time, because each decision is a call of its own. */
const MAX_SELECTED = 100;

/** Offered when all requests of the page are selected and more pages are pending. */
function SelectAll() {
  const text = useText();
  const api = useApi();
  const notifyError = useNotifyError();
  const { data = [], total = 0, selectedIds, onSelect, sort, filterValues } = useListContext<Leave>();
  const onlyPending = (filterValues as { status?: string }).status === 'Pending';
  const pageSelected = data.every(({ id }) => selectedIds.includes(id));
  const count = Math.min(total, MAX_SELECTED);
  if (!onlyPending || !pageSelected || selectedIds.length >= count) return null;

  async function selectAll() {
    try {
      const all = await api.getList<Leave>('leaves', { filter: filterValues as object, sort, pagination: { page: 1, perPage: MAX_SELECTED } });
      onSelect(all.data.map(({ id }) => id));
    } catch (failure) {
      notifyError(failure);
    }
  }

  return <RowAction onClick={() => void selectAll()}>{text(total > MAX_SELECTED ? 'leaves.selectFirst' : 'leaves.selectAll', { count })}</RowAction>;
}

/** Rejecting several requests needs a confirmation, approving does not. */
export function BulkBar() {
  const text = useText();
  const notify = useNotify();
  const decideAll = useDecide();
  const refresh = useLeaveRefresh();
  const { data = [], selectedIds, onUnselectItems, onSelect } = useListContext<Leave>();
  const bar = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<LeaveDecision>();
  const [sent, setSent] = useState(0);
  const [rejecting, setRejecting] = useState(false);
  const [notDecided, setNotDecided] = useState<{ decision: LeaveDecision; refused: RefusedDecision[] }>();
  const count = selectedIds.length;

  // Another admin may have decided some of them in the meantime.
  const alreadyDecided = data.filter((leave) => selectedIds.includes(leave.id) && !isPending(leave)).map(({ id }) => id);
  useEffect(() => {
    if (alreadyDecided.length && !busy) onSelect(selectedIds.filter((id) => !alreadyDecided.includes(id)));
  });

  async function decide(decision: LeaveDecision) {
    if (busy) return;
    const ids = selectedIds;
    setBusy(decision);
    setSent(0);
    setRejecting(false);
    const refused = await decideAll(ids, decision, { onProgress: setSent });
    await refresh();
    setBusy(undefined);
    const done = ids.length - refused.length;
    if (done) {
      const view = (
        <Link className={classes.view} to={filtered(officePath.leaves, { status: decision })}>
          {text('leaves.view')}
        </Link>
      );
      notify(text(decision === 'Approved' ? 'leaves.approvedMany' : 'leaves.rejectedMany', { count: done }), { type: 'success', action: view });
    }
    if (refused.length) setNotDecided({ decision, refused });
    bar.current?.focus();
  }

  return (
    <div ref={bar} className={classes.place} role="group" aria-label={text('leaves.selection')} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {count > 0 && text('leaves.selected', { count })}
      </p>
      {count > 0 && (
        <div className={classes.bar}>
          <strong aria-hidden="true">{busy && count > 1 ? text('leaves.progress', { done: sent, count }) : text('leaves.selected', { count })}</strong>
          <span className={classes.clear}>
            <SelectAll />
            <RowAction
              disabled={busy !== undefined}
              onClick={() => {
                onUnselectItems();
                bar.current?.focus();
              }}
            >
              {text('leaves.clear')}
            </RowAction>
          </span>
          <Button variant="danger-line" aria-disabled={busy !== undefined} onClick={() => (count > 1 ? setRejecting(!busy) : void decide('Rejected'))}>
            {busy === 'Rejected' ? <Spinner /> : <Icon of={X} size={16} />}
            {text('leaves.reject')}
          </Button>
          <Button variant="primary" aria-disabled={busy !== undefined} onClick={() => void decide('Approved')}>
            {busy === 'Approved' ? <Spinner /> : <Icon of={Check} size={16} />}
            {text('leaves.approve')}
          </Button>
        </div>
      )}
      {rejecting && (
        <ConfirmDialog
          danger
          title={text('leaves.rejectTitle', { count })}
          action={text('leaves.rejectMany', { count })}
          onConfirm={() => void decide('Rejected')}
          onCancel={() => setRejecting(false)}
        >
          {text('leaves.rejectText')}
        </ConfirmDialog>
      )}
      {notDecided && <NotDecided {...notDecided} onClose={() => setNotDecided(undefined)} />}
    </div>
  );
}
