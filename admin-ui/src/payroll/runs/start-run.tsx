import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { NextRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useNotifyError } from '../../api/use-notify-error';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button, ButtonLink } from '../../ui/button';
import { payrollCalls } from '../payroll-calls';
import { useRunRefresh } from '../use-run';

/** Makes the draft of the next period and opens it, or opens the one that waits. */
export function StartRun({ next }: { next: NextRunRecord }) {
  const text = useText();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const { key } = useIdempotencyKey();
  const refresh = useRunRefresh('');
  const { formats } = usePayWords('');
  const [busy, setBusy] = useState(false);
  if (next.open)
    return (
      <ButtonLink variant="primary" data-primary to={officePath.payRun(next.open)}>
        {text('payroll.next.openRun', { period: formats.shortPeriod(next) })}
      </ButtonLink>
    );

  async function start() {
    setBusy(true);
    try {
      const { _id } = await payrollCalls.add({ kind: 'regular' }, key);
      void refresh();
      await navigate(officePath.payRun(_id));
    } catch (failure) {
      setBusy(false);
      notifyError(failure);
    }
  }

  return (
    <Button
      variant="primary"
      data-primary
      aria-disabled={busy}
      busy={busy}
      onClick={() => void (busy || start())}
    >
      {text('payroll.start', { period: formats.period(next) })}
    </Button>
  );
}
