import type { PayChange, PeriodDates } from '../../../api/contract/payroll/payslips.js';
import { changeWords } from '../../../api/contract/payroll/payslip-words/change-words.js';
import { Diff } from '../ui/diff';
import classes from './payslip-changes.module.css';
import type { PayWords } from './use-pay-words';

interface Props extends PayWords {
  causes: PayChange[];
  period: PeriodDates;
  /** Null for a first payslip. */
  previous: PeriodDates | null;
  label?: string;
  /** The change, where it stands beside them: the amount of a single cause is not said again. */
  change?: number;
}

/** Why net pay is not as in the period before: the amounts stand beneath each other and add up to the change. */
export function PayslipChanges({ causes, words, formats, period, previous, label, change }: Props) {
  const said = causes.filter(({ amount }) => amount !== 0 || causes.length === 1);
  if (said.length === 0) return null;
  return (
    <ul className={classes.causes} aria-label={label}>
      {said.map((cause, index) => {
        const { text, before, after } = changeWords(cause, words, formats, { period, previous });
        return (
          // The order is fixed, and two may be alike.
          <li key={index}>
            <bdi dir="ltr" className={classes.amount}>
              {(said.length > 1 || cause.amount !== change) && formats.signed(cause.amount)}
            </bdi>
            <span className={classes.why}>
              <span>{text}</span>
              {before !== null && after !== null && <Diff before={before} after={after} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
