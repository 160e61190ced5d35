import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import { RUN_REASON_MAX, type PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipLine, PayslipRecord } from '../../../../api/contract/payroll/payslips.js';
import { ReasonDialog } from '../../forms/reason-dialog';
import { useText } from '../../i18n/use-text';
import { PayEffectNote } from '../../pay-items/pay-effect';
import { payItemCalls } from '../../pay-items/pay-item-calls';
import { usePayWords } from '../../payslip/use-pay-words';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useRunRefresh } from '../use-run';
import { duePayments } from './single-payments';

interface Props {
  run: PayRunRecord;
  payslip: PayslipRecord;
  line: PayslipLine;
}

/** Says that a single payment of an approved run is no longer due. */
export function WithdrawPayment({ run, payslip, line }: Props) {
  const text = useText();
  const { formats } = usePayWords(payslip.payDate);
  const [asked, setAsked] = useState<PayslipLine['shares'][number]>();
  return (
    <>
      {duePayments(line, payslip).map((share) => (
        <IconButton
          key={share.assignment}
          aria-label={text('payRun.drawer.withdraw', {
            component: line.component.name,
            amount: formats.money(share.amount),
          })}
          onClick={() => setAsked(share)}
        >
          <Icon of={Undo2} size={16} />
        </IconButton>
      ))}
      {asked && (
        <WithdrawDialog
          run={run}
          payslip={payslip}
          line={line}
          share={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function WithdrawDialog({
  run,
  payslip: { employee, payDate },
  line: { component },
  share: { assignment, amount },
  onClose,
}: Props & { share: PayslipLine['shares'][number]; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const withConfirmation = useWithConfirmation();
  const refresh = useRunRefresh(run._id);
  const { formats } = usePayWords(payDate);
  const values = { component: component.name, name: employee.name, amount: formats.money(amount) };

  async function send(reason: string, key: string) {
    await withConfirmation(() => payItemCalls.withdraw(assignment, reason, key));
    notify(text('payRun.drawer.withdrawn', values), { type: 'success' });
    onClose();
    await refresh();
  }

  return (
    <ReasonDialog
      title={text('payRun.drawer.withdrawTitle', values)}
      draft={`withdraw ${assignment}`}
      question={<PayEffectNote asked={{ kind: 'itemEnded', assignmentId: assignment }} />}
      label={text('payRun.drawer.holdReason')}
      maxLength={RUN_REASON_MAX}
      action={text('payRun.drawer.withdrawSubmit')}
      acting={text('payRun.drawer.withdrawing')}
      send={send}
      onConflict={() => void refresh()}
      onClose={onClose}
    >
      {text('payRun.drawer.withdrawText', values)}
    </ReasonDialog>
  );
}
