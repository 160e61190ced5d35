import { totalAmount } from '../../../../api/contract/money.js';
import type { CostLine, JobCost, JobEffect } from '../../../../api/contract/job/job-changes.js';
import type { PayEffect } from '../../../../api/contract/payroll/pay-runs.js';
import { useToday } from '../../api/use-today';
import { useText } from '../../i18n/use-text';
import { capitalised } from '../../payslip/capitalised';
import { UnsettledPeriods } from '../../payslip/unsettled-periods';
import { usePayWords } from '../../payslip/use-pay-words';
import mini from '../../ui/mini-table.module.css';
import classes from './effect-panel.module.css';

/** First the money: paid months that change, or what it costs a month and a year. */
export function EffectMoney({ of: { cost, pay } }: { of: JobEffect }) {
  const text = useText();
  const pays = usePayWords(useToday() ?? '');
  const paid = pay?.periods ?? [];
  return (
    <>
      {paid.length > 0 && <PaidMonths periods={paid} cost={cost} />}
      {paid.length === 0 && cost && <Cost of={cost} />}
      {paid.length === 0 && !cost && <h3>{text('job.effect.title')}</h3>}
      {pay && pay.unsettled.length > 0 && (
        <div className={classes.unsettled}>
          <UnsettledPeriods periods={pay.unsettled} {...pays} />
        </div>
      )}
    </>
  );
}

function Cost({ of: cost }: { of: JobCost }) {
  const text = useText();
  const { formats } = usePayWords(useToday() ?? '');
  const words = useCostWords();
  return (
    <>
      <h3>{text('job.effect.cost')}</h3>
      <p className={classes.figure}>
        <bdi>{text('job.effect.month', { amount: formats.signed(cost.month) })}</bdi>
      </p>
      <p className={classes.beneath}>
        <bdi>{text('job.effect.year', { amount: formats.signed(cost.year) })}</bdi>
      </p>
      {cost.employerMonth !== cost.month && (
        <p className={classes.beneath}>
          <bdi>{text('job.effect.employer', { amount: formats.signed(cost.employerMonth) })}</bdi>
        </p>
      )}
      {cost.lines.length > 1 && (
        <dl className={classes.lines}>
          {cost.lines.map((line) => (
            <div key={`${line.kind} ${line.name} ${line.department}`}>
              <dt>{words(line)}</dt>
              <dd>
                <bdi dir="ltr">{formats.signed(line.month)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function useCostWords(): (line: CostLine) => string {
  const text = useText();
  return ({ kind, name, department, month }) => {
    if (kind === 'salary' || name === null) return text('job.effect.salary');
    if (department === null) return name;
    return text(month < 0 ? 'job.effect.itemEnds' : 'job.effect.itemOf', { name, department });
  };
}

function PaidMonths({ periods, cost }: { periods: PayEffect['periods']; cost: JobCost | null }) {
  const text = useText();
  const { formats } = usePayWords(useToday() ?? '');
  const title = text('job.effect.paid', { count: periods.length });
  const sum = totalAmount(periods.map(({ difference }) => ({ amount: difference })));
  return (
    <>
      <h3>{title}</h3>
      <p className={classes.figure}>
        <bdi dir="ltr">{formats.signed(sum)}</bdi>
      </p>
      {cost && (
        <p className={classes.beneath}>
          {text('job.effect.then', {
            month: formats.signed(cost.month),
            year: formats.signed(cost.year),
          })}
        </p>
      )}
      <table className={`${mini.mini} ${classes.months}`} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{text('job.effect.netPay')}</th>
            <th scope="col" className={mini.number}>
              {text('payItems.effect.paid')}
            </th>
            <th scope="col" className={mini.number}>
              {text('job.effect.due')}
            </th>
            <th scope="col" className={mini.number}>
              {text('payItems.effect.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ from, to, paid, due, difference }) => (
            <tr key={from}>
              <th scope="row">{capitalised(formats.period({ from, to }))}</th>
              <td className={mini.number}>{formats.money(paid)}</td>
              <td className={`${mini.number} ${mini.strong}`}>{formats.money(due)}</td>
              <td className={`${mini.number} ${mini.strong}`}>
                <bdi dir="ltr">{formats.signed(difference)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
