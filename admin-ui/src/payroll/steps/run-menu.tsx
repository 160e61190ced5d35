import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useAction } from '../../api/use-action';
import { useNotifyError } from '../../api/use-notify-error';
import { useLeaveWith } from '../../forms/use-leave-with';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { payrollCalls } from '../payroll-calls';
import { useRunRefresh } from '../use-run';
import { useRunName } from '../use-run-name';
import { ReopenDialog } from './reopen-dialog';

/** The actions beside the next step. */
export function RunMenu({ run }: { run: PayRunRecord }) {
  const text = useText();
  const [asked, setAsked] = useState<'discard' | 'reopen'>();
  const close = () => setAsked(undefined);
  if (run.state === 'approved') {
    return (
      <>
        <Button variant="quiet" onClick={() => setAsked('reopen')}>
          {text('payRun.reopening.action')}
        </Button>
        {asked && <ReopenDialog run={run} onClose={close} />}
      </>
    );
  }
  if (run.state !== 'draft') return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked('discard')}>
        {text('payRun.discarding.action')}
      </Button>
      <ButtonLink variant="quiet" to={officePath.payRunAmounts(run._id)}>
        {text('fromOffice.amounts.title')}
      </ButtonLink>
      <Recalculate run={run} />
      {asked && <DiscardDialog run={run} onClose={close} />}
    </>
  );
}

function Recalculate({ run }: { run: PayRunRecord }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRunRefresh(run._id);
  const { busy, act } = useAction();

  const compute = () =>
    act(async () => {
      const computed = await payrollCalls.compute(run._id);
      await refresh(computed);
      const count = computed.changes.length;
      if (!computed.progress)
        notify(
          count > 0 ? text('payRun.recalculatedChanged', { count }) : text('payRun.recalculated'),
          { type: 'success' },
        );
    });

  return (
    <Button
      variant="quiet"
      aria-disabled={busy}
      busy={busy}
      onClick={() => void (busy || compute())}
    >
      {text('payRun.recalculate')}
    </Button>
  );
}

interface DialogProps {
  run: PayRunRecord;
  onClose: () => void;
}

function DiscardDialog({ run, onClose }: DialogProps) {
  const text = useText();
  const leaveWith = useLeaveWith();
  const notifyError = useNotifyError();
  const name = useRunName()(run);
  const refresh = useRunRefresh(run._id);
  const [busy, setBusy] = useState(false);

  async function discard() {
    setBusy(true);
    try {
      await refresh(await payrollCalls.discard(run._id));
      leaveWith(text('payRun.discarding.done', { run: name }), officePath.payroll);
    } catch (failure) {
      setBusy(false);
      notifyError(failure);
    }
  }

  return (
    <ConfirmDialog
      title={text('payRun.discarding.title', { run: name })}
      action={text('payRun.discarding.submit')}
      danger
      busy={busy}
      onConfirm={() => void discard()}
      onCancel={onClose}
    >
      {text('payRun.discarding.text')}
    </ConfirmDialog>
  );
}
