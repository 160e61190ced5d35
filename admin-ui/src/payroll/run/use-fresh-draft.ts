import { useEffect, useEffectEvent, useState } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useNotifyError } from '../../api/use-notify-error';
import { payrollCalls } from '../payroll-calls';
import { isRunning, useRunRefresh } from '../use-run';

export interface FreshDraft {
  /** The time of the calculation that was shown before; undefined if nothing was recorded since. */
  since: string | undefined;
  /** Lists what changed. */
  open: boolean;
  show: () => void;
  toggle: () => void;
}

/** A draft under which a fact was recorded is calculated again by itself, once for each version of it. */
export function useFreshDraft(run: PayRunRecord): FreshDraft {
  const notifyError = useNotifyError();
  const refresh = useRunRefresh(run._id);
  const [since, setSince] = useState<string>();
  const [open, setOpen] = useState(false);

  const onComputed = useEffectEvent((computed: PayRunRecord, before: string | null) => {
    if (before) setSince(before);
    if (before && computed.changes.length > 0) setOpen(true);
    void refresh(computed);
  });
  const onFailed = useEffectEvent(notifyError);

  const due = run.state === 'draft' && !isRunning(run) && run.stale;
  useEffect(() => {
    if (due)
      payrollCalls.compute(run._id).then(
        (computed) => onComputed(computed, run.computedAt),
        (failure: unknown) => onFailed(failure),
      );
  }, [due, run._id, run.version, run.computedAt]);

  return { since, open, show: () => setOpen(true), toggle: () => setOpen((shown) => !shown) };
}
