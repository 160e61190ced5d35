import { type FormEvent, type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { RequestFailed } from '../../api/http-client';
import { useNotifyError } from '../../api/use-notify-error';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { focusRunTitle } from '../run-title';
import { useRunRefresh } from '../use-run';
import classes from './next-step.module.css';
import { useNumbers } from '../../api/config';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';

interface Props {
  run: PayRunRecord;
  title: string;
  action: string;
  take: () => Promise<PayRunRecord>;
  /** Shown once the step is taken. */
  done: (run: PayRunRecord) => string;
  onRefused?: (refusal: RequestFailed) => void;
  onClose: () => void;
  /** The consequences of the step, as items of a list. */
  children: ReactNode;
}

/** Takes a run a step on. After a refusal the page shows the run as it is now. */
export function StepDialog({
  run,
  title,
  action,
  take,
  done,
  onRefused,
  onClose,
  children,
}: Props) {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const withConfirmation = useWithConfirmation();
  const refresh = useRunRefresh(run._id);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const taken = await withConfirmation(take);
      onClose();
      notify(done(taken), { type: 'success' });
      await refresh(taken);
      focusRunTitle();
    } catch (failure) {
      setBusy(false);
      notifyError(failure);
      if (!(failure instanceof RequestFailed) || failure.status < 400) return;
      onRefused?.(failure);
      await refresh();
      onClose();
    }
  }

  return (
    <Dialog medium title={title} onClose={onClose}>
      <RunFacts run={run} />
      <ul className={classes.says}>{children}</ul>
      <form onSubmit={(event) => void submit(event)}>
        <FormActions busy={busy} onCancel={onClose}>
          {action}
        </FormActions>
      </form>
    </Dialog>
  );
}

/** How many, how much and when. */
function RunFacts({ run: { people, net, payDate } }: { run: PayRunRecord }) {
  const text = useText();
  const numbers = useNumbers();
  const { weekday } = useDates();
  const { formats } = usePayWords(payDate);
  const facts = [
    [text('payRun.approving.payslips'), numbers.format(people)],
    [text('payRun.approving.net'), formats.money(net)],
    [text('payRun.approving.payDate'), weekday(payDate)],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
