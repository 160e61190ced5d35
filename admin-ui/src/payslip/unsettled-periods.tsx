import { TriangleAlert } from 'lucide-react';
import { totalAmount } from '../../../api/contract/money.js';
import type { UnsettledPeriod } from '../../../api/contract/payroll/payslips.js';
import { Icon } from '../ui/icon';
import mini from '../ui/mini-table.module.css';
import { capitalised } from './capitalised';
import classes from './unsettled-periods.module.css';
import type { PayWords } from './use-pay-words';

const LISTED = 6;

interface Props extends PayWords {
  /** The newest first. */
  periods: UnsettledPeriod[];
}

/** Changes in periods that no run settles any more. */
export function UnsettledPeriods({ periods, words, formats }: Props) {
  const [first, ...others] = periods;
  if (!first) return null;
  const period = (one: UnsettledPeriod) => capitalised(formats.period(one));
  const said =
    others.length > 0
      ? words.unsettled.several
      : words.unsettled[first.elsewhere ? 'elsewhere' : 'tooLongAgo'](
          period(first),
          formats.money(first.amount),
        );
  return (
    <>
      <p className={classes.said}>
        <Icon of={TriangleAlert} size={14} />
        {said}
      </p>
      {others.length > 0 && (
        <Periods periods={periods} words={words} formats={formats} label={said} />
      )}
    </>
  );
}

function Periods({ periods, words, formats, label }: Props & { label: string }) {
  const listed = periods.slice(0, periods.length > LISTED + 1 ? LISTED : undefined);
  const rest = periods.slice(listed.length);
  const row = (name: string, amount: number) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td className={`${mini.number} ${mini.strong}`}>
        <bdi dir="ltr">{formats.signed(amount)}</bdi>
      </td>
    </tr>
  );
  return (
    <table className={mini.mini} aria-label={label}>
      <tbody>
        {listed.map((one) => row(capitalised(formats.period(one)), one.amount))}
        {rest.length > 0 &&
          row(words.unsettled.earlier(formats.number(rest.length)), totalAmount(rest))}
      </tbody>
      <tfoot>{row(words.unsettled.sum, totalAmount(periods))}</tfoot>
    </table>
  );
}
