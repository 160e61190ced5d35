import { Landmark, Lock, TriangleAlert, UsersRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { RequestFailed } from '../../api/http-client';
import { useNotifyError } from '../../api/use-notify-error';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { Icon } from '../../ui/icon';
import { peopleWith } from '../people/people-anchors';
import { payrollCalls } from '../payroll-calls';
import { focusRunTitle } from '../run-title';
import { useRunRefresh } from '../use-run';
import { useRunName } from '../use-run-name';
import classes from './next-step.module.css';
import { NotPaid } from './not-paid';
import { RunFacts } from './run-facts';

export function PayDialog({ run, onClose }: { run: PayRunRecord; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const withConfirmation = useWithConfirmation();
  const { instant } = useDates();
  const name = useRunName()(run);
  const refresh = useRunRefresh(run._id);
  const [busy, setBusy] = useState(false);
  const noBank = peopleWith(run, 'noBank');

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const paid = await withConfirmation(() => payrollCalls.pay(run._id));
      onClose();
      notify(text(paid.state === 'paid' ? 'payRun.paying.done' : 'payRun.paying.started', { run: name }), { type: 'success' });
      await refresh(paid);
      focusRunTitle();
    } catch (failure) {
      setBusy(false);
      notifyError(failure);
      if (failure instanceof RequestFailed && failure.status === 409) {
        await refresh();
        onClose();
      }
    }
  }

  return (
    <Dialog title={text('payRun.paying.title', { run: name })} onClose={onClose}>
      <RunFacts run={run} />
      <ul className={classes.says}>
        {run.approved && (
          <li>
            <Icon of={UsersRound} size={16} />
            <span>{text('payRun.paying.approvedBy', { at: instant(run.approved.at), name: run.approved.by.name })}</span>
          </li>
        )}
        <NotPaid run={run} />
        {noBank > 0 && (
          <li className={classes.warning}>
            <Icon of={TriangleAlert} size={16} />
            <span>{text('payRun.paying.noBank', { count: noBank })}</span>
          </li>
        )}
        <li>
          <Icon of={Landmark} size={16} />
          <span>{text('payRun.paying.bank')}</span>
        </li>
        <li>
          <Icon of={Lock} size={16} />
          <span>
            {text('payRun.paying.text', { count: run.people })} {text('payRun.paying.final')}
          </span>
        </li>
      </ul>
      <form onSubmit={(event) => void submit(event)}>
        <FormActions busy={busy} onCancel={onClose}>{text('payRun.paying.submit', { count: run.people })}</FormActions>
      </form>
    </Dialog>
  );
}
