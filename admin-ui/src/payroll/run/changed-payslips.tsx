import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Diff } from '../../ui/diff';
import classes from './run-sums.module.css';

const SHOWN = 10;

/** The payslips that the last calculation changed: who, and their net pay before and after. */
export function ChangedPayslips({ run: { changes, payDate } }: { run: PayRunRecord }) {
  const text = useText();
  const { formats } = usePayWords(payDate);
  const net = (amount: number | null) =>
    amount === null ? text('payRun.state.noPayslip') : formats.money(amount);
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changed}>
      {changes.slice(0, SHOWN).map(({ employee, before, after }) => (
        <li key={employee._id}>
          <bdi>{employee.name}</bdi>
          {before === after ? (
            <span>{text('payRun.people.unchanged')}</span>
          ) : (
            <Diff before={net(before)} after={net(after)} />
          )}
        </li>
      ))}
      {changes.length > SHOWN && (
        <li>{text('payRun.state.more', { count: changes.length - SHOWN })}</li>
      )}
    </ul>
  );
}
