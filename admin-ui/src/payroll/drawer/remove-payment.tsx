import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { addDays } from '../../../../api/contract/calendar-date.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipLine } from '../../../../api/contract/payroll/payslips.js';
import { useNotifyError } from '../../api/use-notify-error';
import { useText } from '../../i18n/use-text';
import { payItemCalls } from '../../pay-items/pay-item-calls';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useRecompute } from '../use-recompute';

interface Props {
  run: PayRunRecord;
  line: PayslipLine;
  onRemoved: () => void;
}

/** What was paid with this run only. */
export function singlePayments({ difference, shares }: PayslipLine): PayslipLine['shares'] {
  return difference ? [] : shares.filter(({ scope }) => scope === 'run');
}

/** Takes single payments of this run back: ended on the day before they begin, they never were. */
export function RemovePayment({ run, line, onRemoved }: Props) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const recompute = useRecompute(run);
  const [busy, setBusy] = useState(false);
  const { component } = line;
  const single = singlePayments(line);
  if (single.length === 0) return null;

  async function remove() {
    setBusy(true);
    try {
      for (const { assignment, from } of single)
        await payItemCalls.end(assignment, addDays(from, -1));
      notify(text('payRun.drawer.removed', { component: component.name }), { type: 'success' });
      await recompute();
      onRemoved();
    } catch (failure) {
      notifyError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <IconButton
      aria-label={text('payRun.drawer.remove', { component: component.name })}
      aria-disabled={busy}
      onClick={() => void (busy || remove())}
    >
      <Icon of={Trash2} size={16} />
    </IconButton>
  );
}
