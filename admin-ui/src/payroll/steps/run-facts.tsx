import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useNumbers } from '../../api/config';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import classes from './next-step.module.css';

/** How many, how much and when. */
export function RunFacts({ run: { people, net, payDate } }: { run: PayRunRecord }) {
  const text = useText();
  const numbers = useNumbers();
  const { weekday } = useDates();
  const { formats } = usePayWords(payDate);
  const facts = [
    [text('payRun.approving.payslips'), numbers.format(people)],
    [text('payRun.approving.net'), formats.money(net)],
    [text('payRun.approving.payDate'), weekday(payDate)],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
