import { Undo2 } from 'lucide-react';
import { totalAmount } from '../../../../api/contract/money.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import { Icon } from '../../ui/icon';
import { useAbsent, useOwing } from '../use-run';
import classes from './next-step.module.css';

const NAMED = 3;

/** Whom the run does not pay although something is due, or owed. */
export function NotPaid({ run }: { run: PayRunRecord }) {
  const text = useText();
  const list = useListText();
  const { formats } = usePayWords(run.payDate);
  const { data: absent = [] } = useAbsent(run);
  const held = absent
    .filter(({ reason }) => reason === 'held')
    .map(({ employee }) => employee.name);
  const owing = useOwing(run);
  const names = (people: string[]) => {
    const others = people.length - NAMED;
    return list([
      ...people.slice(0, NAMED),
      ...(others > 0 ? [text('payRun.approving.others', { count: others })] : []),
    ]);
  };
  return (
    <>
      {held.length > 0 && (
        <li className={classes.warning}>
          <StatusGlyph of="held" />
          <span>
            {text(held.length === 1 ? 'payRun.approving.heldOne' : 'payRun.approving.heldSome', {
              names: names(held),
            })}
          </span>
        </li>
      )}
      {owing.length > 0 && (
        <li>
          <Icon of={Undo2} size={16} />
          <span>
            {text('payRun.approving.toRecover', {
              names: names(owing.map(({ name }) => name)),
              amount: formats.money(totalAmount(owing)),
            })}
          </span>
        </li>
      )}
    </>
  );
}
