import { PenLine } from 'lucide-react';
import type { RecoveryEndRecord } from '../../../../api/contract/payroll/leaver-settlements.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Icon } from '../../ui/icon';
import { SignEnd } from './sign-end';

/** Repayments and waivers that wait for a signature, of everybody. */
export function UnsignedEnds({ run, ends }: { run: PayRunRecord; ends: RecoveryEndRecord[] }) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  return ends.map((end) => {
    const { _id, kind, employee, amount, on, reason, by } = end;
    const title = text(kind === 'repaid' ? 'leavers.waiting.repaid' : 'leavers.waiting.waived', {
      name: employee.name,
      amount: formats.money(amount),
      date: formats.day(on),
    });
    return (
      <li key={_id}>
        <Icon of={PenLine} />
        <span>
          {title}
          <small>
            {[...(reason ? [reason] : []), text('leavers.recovery.waits', { by: by.name })].join(
              '. ',
            )}
          </small>
        </span>
        <SignEnd run={run} end={end} title={title} />
      </li>
    );
  });
}
