import { useState } from 'react';
import type { RecoveryEndKind } from '../../../../api/contract/payroll/leaver-settlements.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Spinner } from '../../ui/feedback/spinner';
import { Recovery } from './recovery';
import { UnusedLeave } from './unused-leave';
import { useSettlement } from './use-leavers';

interface Props {
  run: PayRunRecord;
  employee: string;
  name: string;
  onClose: () => void;
}

/** Unused leave, what was paid of it, and what is still to recover. */
export function SettlementDialog({ run, employee, name, onClose }: Props) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  const { data: settlement, error, refetch } = useSettlement(employee);
  const [ending, setEnding] = useState<RecoveryEndKind>();
  return (
    <Dialog medium title={text('leavers.of', { name })} onClose={onClose}>
      {settlement?.lastDay && (
        <p>{text('leavers.left', { date: formats.fullDay(settlement.lastDay) })}</p>
      )}
      {settlement ? (
        <>
          <UnusedLeave run={run} settlement={settlement} secondary={ending !== undefined} />
          <Recovery run={run} settlement={settlement} kind={ending} onKind={setEnding} />
        </>
      ) : error ? (
        <LoadFailed onRetry={refetch}>{text('leavers.failed')}</LoadFailed>
      ) : (
        <Spinner />
      )}
      <DialogActions>
        <Button onClick={onClose}>{text('app.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
