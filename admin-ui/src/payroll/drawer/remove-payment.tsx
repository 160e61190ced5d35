import { Trash2 } from 'lucide-react';
import { useNotify } from 'react-admin';
import { addDays } from '../../../../api/contract/calendar-date.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type {
  AssignedShare,
  PayslipLine,
  PayslipRecord,
} from '../../../../api/contract/payroll/payslips.js';
import { useAction } from '../../api/use-action';
import { useText } from '../../i18n/use-text';
import { payItemCalls } from '../../pay-items/pay-item-calls';
import { usePayWords } from '../../payslip/use-pay-words';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useRecompute } from '../use-recompute';
import { singlePayments } from './single-payments';

interface Props {
  run: PayRunRecord;
  payslip: PayslipRecord;
  line: PayslipLine;
  onRemoved: () => void;
}

/** Takes single payments of this run back, each by itself. */
export function RemovePayments({ run, line, ...props }: Props) {
  return singlePayments(line, run._id).map((share) => (
    <RemovePayment key={share.assignment} run={run} line={line} share={share} {...props} />
  ));
}

/** Ended on the day before it begins, it never was. */
function RemovePayment({
  run,
  payslip: { payDate },
  line: { component },
  share: { assignment, amount, from },
  onRemoved,
}: Props & { share: AssignedShare }) {
  const text = useText();
  const notify = useNotify();
  const recompute = useRecompute(run);
  const { formats } = usePayWords(payDate);
  const { busy, act } = useAction();

  const remove = () =>
    act(async () => {
      await payItemCalls.end(assignment, addDays(from, -1));
      notify(text('payRun.drawer.removed', { component: component.name }), { type: 'success' });
      await recompute();
      onRemoved();
    });

  return (
    <IconButton
      aria-label={text('payRun.drawer.remove', {
        component: component.name,
        amount: formats.money(amount),
      })}
      aria-disabled={busy}
      onClick={() => void (busy || remove())}
    >
      <Icon of={Trash2} size={16} />
    </IconButton>
  );
}
