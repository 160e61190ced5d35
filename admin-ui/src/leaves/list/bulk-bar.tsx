import { Check, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { LeaveDecision } from '../../../../api/contract/leave/leave-statuses.js';
import { useDraft } from '../../forms/draft';
import { officePath, filtered } from '../../paths';
import { useText } from '../../i18n/use-text';
import { SelectionBar } from '../../lists/selection-bar';
import { useShowDecided } from '../../api/use-show-decided';
import { useNotifyDecided } from '../../approval/undo/use-notify-decided';
import { useApi } from '../../api/use-api';
import { useNotifyError } from '../../api/use-notify-error';
import { Button, RowAction } from '../../ui/button';
import classes from './bulk-bar.module.css';
import { isDecidable, isPending, type Leave } from '../leave';
import { NotDecided } from '../decision/not-decided';
import { type RefusedDecision, useDecide } from '../decision/use-decide';

/** Loaded when it is asked for: with what approving does to pay it is larger than the list. */
const BulkDecision = lazy(() => import('./bulk-decision'));

/** Limits the waiting time, because each decision is a call of its own. */
const MAX_SELECTED = 100;

/** Offered when all requests of the page are selected and more pages are pending. Counts for one list only: another one needs a new key. */
function SelectAll() {
  const text = useText();
  const api = useApi();
  const notifyError = useNotifyError();
  const {
    data = [],
    total = 0,
    selectedIds,
    onSelect,
    sort,
    filterValues,
  } = useListContext<Leave>();
  const onlyPending = (filterValues as { status?: string }).status === 'Pending';
  const [notOurs, setNotOurs] = useState(0);
  const pageSelected = data.filter(isDecidable).every(({ id }) => selectedIds.includes(id));
  const count = Math.min(total, MAX_SELECTED) - notOurs;
  if (!onlyPending || !pageSelected || selectedIds.length >= count) return null;

  async function selectAll() {
    try {
      const all = await api.getList<Leave>('leaves', {
        filter: filterValues as object,
        sort,
        pagination: { page: 1, perPage: MAX_SELECTED },
      });
      const ours = all.data.filter(isDecidable);
      setNotOurs(all.data.length - ours.length);
      onSelect(ours.map(({ id }) => id));
    } catch (failure) {
      notifyError(failure);
    }
  }

  return (
    <RowAction onClick={() => void selectAll()}>
      {text(total > MAX_SELECTED ? 'leaves.selectFirst' : 'leaves.selectAll', { count })}
    </RowAction>
  );
}

interface BulkDraft {
  decision: LeaveDecision;
  note: string;
  ids: string[];
}

export function BulkBar() {
  const text = useText();
  const { total, selectedIds, sort, filterValues } = useListContext<Leave>();
  const { bar, busy, asked, notDecided, ...bulk } = useBulkDecision();
  const count = selectedIds.length;
  return (
    <SelectionBar
      ref={bar}
      label={text('leaves.selection')}
      selected={text('leaves.selected', { count })}
      progress={busy && count > 1 ? text('leaves.progress', { done: bulk.sent, count }) : undefined}
      busy={busy !== undefined}
      more={<SelectAll key={JSON.stringify([filterValues, sort, total])} />}
      onCleared={() => bar.current?.focus()}
      dialogs={
        <>
          {asked && (
            <Suspense fallback={null}>
              <BulkDecision
                decision={asked}
                ids={selectedIds}
                note={bulk.note}
                onNote={bulk.setNote}
                onConfirm={() => void bulk.decide(asked)}
                onCancel={() => bulk.setAsked(undefined)}
              />
            </Suspense>
          )}
          {notDecided && (
            <NotDecided {...notDecided} onClose={() => bulk.setNotDecided(undefined)} />
          )}
        </>
      }
    >
      <Button
        variant="danger-line"
        busy={busy === 'Rejected'}
        icon={X}
        aria-disabled={busy !== undefined}
        onClick={() => busy ?? bulk.ask('Rejected')}
      >
        {text('leaves.reject')}
      </Button>
      <Button
        variant="primary"
        busy={busy === 'Approved'}
        icon={Check}
        aria-disabled={busy !== undefined}
        onClick={() => busy ?? bulk.ask('Approved')}
      >
        {text('leaves.approve')}
      </Button>
    </SelectionBar>
  );
}

/** One decision on all selected requests, asked for, sent one by one, and told. */
function useBulkDecision() {
  const text = useText();
  const notifyDecided = useNotifyDecided();
  const decideAll = useDecide();
  const showDecided = useShowDecided();
  const { data = [], selectedIds, onSelect } = useListContext<Leave>();
  const bar = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<LeaveDecision>();
  const [sent, setSent] = useState(0);
  const [asked, setAsked] = useState<LeaveDecision>();
  const [notDecided, setNotDecided] = useState<{
    decision: LeaveDecision;
    refused: RefusedDecision[];
  }>();
  const [note, setNote] = useState('');

  useDraft({
    form: 'bulk decision',
    typed() {
      const decision = asked ?? busy;
      return decision && note ? { decision, note, ids: selectedIds } : undefined;
    },
    restore(values) {
      const draft = values as unknown as BulkDraft;
      onSelect(draft.ids);
      setNote(draft.note);
      setAsked(draft.decision);
    },
  });

  // Another admin may have decided some of them in the meantime.
  const alreadyDecided = data
    .filter((leave) => selectedIds.includes(leave.id) && !isPending(leave))
    .map(({ id }) => id);
  useEffect(() => {
    if (alreadyDecided.length && !busy)
      onSelect(selectedIds.filter((id) => !alreadyDecided.includes(id)));
  });

  function ask(decision: LeaveDecision) {
    setNote('');
    setAsked(decision);
  }

  async function decide(decision: LeaveDecision) {
    const ids = selectedIds;
    setBusy(decision);
    setSent(0);
    setAsked(undefined);
    const { decided, refused } = await decideAll(ids, decision, { note, onProgress: setSent });
    await showDecided(decided);
    setBusy(undefined);
    const done = decided.length;
    if (done) {
      const view = (
        <Link className={classes.view} to={filtered(officePath.leaves, { status: decision })}>
          {text('leaves.view')}
        </Link>
      );
      notifyDecided(
        text(decision === 'Approved' ? 'leaves.approvedMany' : 'leaves.rejectedMany', {
          count: done,
        }),
        decided,
        { action: view },
      );
    }
    if (refused.length) setNotDecided({ decision, refused });
    bar.current?.focus();
  }

  return {
    bar,
    busy,
    sent,
    asked,
    setAsked,
    ask,
    notDecided,
    setNotDecided,
    note,
    setNote,
    decide,
  };
}
