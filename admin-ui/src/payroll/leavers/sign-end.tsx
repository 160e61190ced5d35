import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { RecoveryEndRecord } from '../../../../api/contract/payroll/leaver-settlements.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useNotifyError } from '../../api/use-notify-error';
import { useText } from '../../i18n/use-text';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { Button } from '../../ui/button';
import { leaverCalls } from './leaver-calls';
import { useSettlementRefresh } from './use-leavers';

interface Props {
  run: PayRunRecord;
  end: RecoveryEndRecord;
  title: string;
}

/** For who may sign it. */
export function SignEnd({ run, end: { _id, signature }, title }: Props) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useSettlementRefresh(run);
  const withConfirmation = useWithConfirmation();
  const [busy, setBusy] = useState(false);
  if (signature !== 'approves' && signature !== 'alone') return null;

  async function sign() {
    setBusy(true);
    try {
      const settlement = await withConfirmation(() => leaverCalls.sign(_id));
      notify(text('leavers.recovery.signed'), { type: 'success' });
      await refresh(settlement);
    } catch (failure) {
      notifyError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        aria-label={text('leavers.recovery.signOf', { end: title })}
        aria-disabled={busy}
        busy={busy}
        onClick={() => void (busy || sign())}
      >
        {text('leavers.recovery.sign')}
      </Button>
      {signature === 'alone' && <small>{text('leavers.recovery.alone')}</small>}
    </>
  );
}
