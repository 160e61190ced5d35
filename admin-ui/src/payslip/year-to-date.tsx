import { Fragment, useId } from 'react';
import { totalAmount } from '../../../api/contract/money.js';
import {
  type ComponentKind,
  KINDS_IN_NET,
  netSign,
  shownAmount,
} from '../../../api/contract/payroll/component-kinds.js';
import type { PayslipRecord } from '../../../api/contract/payroll/payslips.js';
import { yearToDateName } from '../../../api/contract/payroll/payslip-words/component-name.js';
import { useText } from '../i18n/use-text';
import { Fold } from '../ui/layout/fold';
import type { PayWords } from './use-pay-words';
import classes from './year-to-date.module.css';

interface Props extends PayWords {
  payslip: PayslipRecord;
  heading: 'h2' | 'h3';
  folded?: boolean;
}

/** Without employer costs, which are not the employee's. */
export function YearToDate({
  payslip: { yearToDate, payDate },
  heading: Heading,
  folded = false,
  words,
  formats,
}: Props) {
  const text = useText();
  const title = useId();
  const row = (name: string, amount: number, className?: string) => (
    <tr key={name} className={className}>
      <th scope="row">{name}</th>
      <td>
        <bdi dir="ltr">{formats.money(amount)}</bdi>
      </td>
    </tr>
  );
  const shown = yearToDate
    .filter(({ kind }) => KINDS_IN_NET.includes(kind))
    .map((sum) => ({ ...sum, amount: shownAmount(sum.kind, sum.amount) }));
  const group = (kind: ComponentKind) => {
    const sums = shown.filter((sum) => sum.kind === kind);
    return (
      <Fragment key={kind}>
        {sums.map((sum) => row(yearToDateName(sum, words), sum.amount))}
        {(netSign(kind) > 0 || sums.length > 0) &&
          row(words.kinds[kind].sum, totalAmount(sums), classes.sum)}
      </Fragment>
    );
  };
  const name = (
    <Heading id={title}>{text('payslipPage.yearToDate', { year: payDate.slice(0, 4) })}</Heading>
  );
  const sums = (
    <table className={classes.sums} aria-labelledby={title}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text('payslipPage.component')}</th>
          <th scope="col">{text('payslipPage.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {KINDS_IN_NET.map(group)}
        {row(words.net, totalAmount(shown), `${classes.sum} ${classes.net}`)}
      </tbody>
    </table>
  );
  return (
    <section aria-labelledby={title}>
      {folded ? (
        <Fold title={name}>{sums}</Fold>
      ) : (
        <>
          {name}
          {sums}
        </>
      )}
    </section>
  );
}
