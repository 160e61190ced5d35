import { useId } from 'react';
import type { ComponentKind } from '../../../api/contract/payroll/pay-components.js';
import type { PayslipRecord } from '../../../api/contract/payroll/payslips.js';
import { yearToDateName } from '../../../api/contract/payroll/payslip-words/component-name.js';
import { useText } from '../i18n/use-text';
import type { PayWords } from './use-pay-words';
import classes from './year-to-date.module.css';

/** Without employer costs, which are not the employee's. */
export function YearToDate({
  payslip: { yearToDate, payDate },
  words,
  formats,
}: PayWords & { payslip: PayslipRecord }) {
  const text = useText();
  const title = useId();
  const of = (kind: ComponentKind) => yearToDate.filter((sum) => sum.kind === kind);
  const [earnings, deductions] = [of('earning'), of('deduction')];
  const [gross, taken] = [cents(earnings), cents(deductions)];
  const row = (name: string, amount: number, className?: string) => (
    <tr key={name} className={className}>
      <th scope="row">{name}</th>
      <td>
        <bdi dir="ltr">{formats.money(amount)}</bdi>
      </td>
    </tr>
  );
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{text('payslipPage.yearToDate', { year: payDate.slice(0, 4) })}</h3>
      <table className={classes.sums} aria-labelledby={title}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{text('payslipPage.component')}</th>
            <th scope="col">{text('payslipPage.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {earnings.map((sum) => row(yearToDateName(sum, words), sum.amount))}
          {row(words.sums.gross, gross / 100, classes.sum)}
          {deductions.map((sum) => row(yearToDateName(sum, words), -sum.amount))}
          {deductions.length > 0 && row(words.sums.deductions, -taken / 100, classes.sum)}
          {row(words.sums.net, (gross - taken) / 100, `${classes.sum} ${classes.net}`)}
        </tbody>
      </table>
    </section>
  );
}

const cents = (sums: { amount: number }[]) =>
  sums.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
