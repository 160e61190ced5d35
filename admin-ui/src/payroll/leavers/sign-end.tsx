import { useState } from 'react';
import { useNotify } from 'ra-core';
import type { RecoveryEndRecord } from '../../../../api/contract/payroll/leaver-settlements.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useNotifyError } from '../../api/use-notify-error';
import { useText } from '../../i18n/use-text';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { Button } from '../../ui/button';
import page from '../run/run-page.module.css';
import { leaverCalls } from './leaver-calls';
import { useSettlementRefresh } from './use-leavers';

interface Props {
  run: PayRunRecord;
  end: RecoveryEndRecord;
  title: string;
}

/** An end that waits for a signature: it is signed by who may, or withdrawn. */
export function SignEnd({ run, end: { _id, signed, signature }, title }: Props) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useSettlementRefresh(run);
  const withConfirmation = useWithConfirmation();
  const [busy, setBusy] = useState<'sign' | 'withdraw'>();
  if (signed) return null;
  const maySign = signature === 'approves' || signature === 'alone';

  async function take(step: 'sign' | 'withdraw') {
    if (busy) return;
    setBusy(step);
    try {
      const settlement = await withConfirmation(() => leaverCalls[step](_id));
      notify(text(step === 'sign' ? 'leavers.recovery.signed' : 'leavers.recovery.withdrawn'), {
        type: 'success',
      });
      await refresh(settlement);
    } catch (failure) {
      notifyError(failure);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <div className={page.actions}>
      <Button
        variant="quiet"
        aria-label={text('leavers.recovery.withdrawOf', { end: title })}
        aria-disabled={busy !== undefined}
        busy={busy === 'withdraw'}
        onClick={() => void take('withdraw')}
      >
        {text('leavers.recovery.withdraw')}
      </Button>
      {maySign && (
        <Button
          aria-label={text('leavers.recovery.signOf', { end: title })}
          aria-disabled={busy !== undefined}
          busy={busy === 'sign'}
          onClick={() => void take('sign')}
        >
          {text('leavers.recovery.sign')}
        </Button>
      )}
      {signature === 'alone' && <small>{text('leavers.recovery.alone')}</small>}
    </div>
  );
}
