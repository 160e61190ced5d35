import { Undo2 } from 'lucide-react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import { Icon } from '../../ui/icon';
import { useAbsent } from '../use-run';
import classes from './next-step.module.css';

const NAMED = 3;

/** Whom the run does not pay although something is due, or owed. */
export function NotPaid({ run }: { run: PayRunRecord }) {
  const text = useText();
  const list = useListText();
  const { formats } = usePayWords(run.payDate);
  const { data: absent = [] } = useAbsent(run);
  const held = absent.filter(({ reason }) => reason === 'held');
  const owed = absent.filter(({ reason, amount }) => reason === 'toRecover' && amount);
  const names = (people: typeof absent) => {
    const others = people.length - NAMED;
    return list([...people.slice(0, NAMED).map(({ employee }) => employee.name), ...(others > 0 ? [text('payRun.approving.others', { count: others })] : [])]);
  };
  return (
    <>
      {held.length > 0 && (
        <li className={classes.warning}>
          <StatusGlyph of="held" />
          <span>{text(held.length === 1 ? 'payRun.approving.heldOne' : 'payRun.approving.heldSome', { names: names(held) })}</span>
        </li>
      )}
      {owed.length > 0 && (
        <li>
          <Icon of={Undo2} size={16} />
          <span>{text('payRun.approving.toRecover', { names: names(owed), amount: formats.money(owed.reduce((sum, { amount }) => sum + (amount ?? 0), 0)) })}</span>
        </li>
      )}
    </>
  );
}
