import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import classes from './run-people.module.css';

/** Each row says its own labels to a screen reader. */
export function PeopleHeadings({ run: { period, previous, payDate } }: { run: PayRunRecord }) {
  const text = useText();
  const { formats } = usePayWords(payDate);
  const net = text('payRun.people.thisNet', { period: formats.shortPeriod(period) });
  return (
    <div className={`${classes.row} ${classes.headings}`} aria-hidden="true">
      <span>{text('payRun.people.employee')}</span>
      <span className={classes.number}>
        {previous &&
          text('payRun.people.lastNet', { period: formats.shortPeriod(previous.period) })}
      </span>
      <span className={classes.number}>{previous && net}</span>
      <span className={classes.number}>{previous ? text('payRun.people.change') : net}</span>
      <span className={classes.why}>{text('payRun.people.why')}</span>
    </div>
  );
}
