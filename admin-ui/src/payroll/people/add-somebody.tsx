import { Suspense, useState } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import { screenChunk } from '../../ui/layout/screen-chunk';

/** Its field for people is heavier than the screen. */
const PaymentDialog = screenChunk(() => import('./payment-dialog')).Screen;

/** A single payment of a draft, for anybody: also who has no payslip in it yet. */
export function AddSomebody({ run }: { run: PayRunRecord }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <RowAction onClick={() => setOpen(true)}>{text('payRun.people.addPayment')}</RowAction>
      {open && (
        <Suspense>
          <PaymentDialog run={run} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
