import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { useMoney } from '../../api/config';
import { usePayWords } from '../../payslip/use-pay-words';
import { StatCard, StatStrip } from '../../ui/layout/stat-card';
import { signedPercent } from '../../payslip/signed-percent';
import classes from './run-sums.module.css';
import type { FreshDraft } from './use-fresh-draft';
import { RunSummary } from './run-summary';
import { Diff } from '../../ui/diff';
import { Money } from '../../ui/money';

/** The figures of a run, and beneath them how safe it is. */
export function RunSums({ run, fresh }: { run: PayRunRecord; fresh: FreshDraft }) {
  const text = useText();
  const money = useMoney();
  const { formats } = usePayWords(run.payDate);
  const { previous, people, gross, deductions, net } = run;
  const period = previous && formats.shortPeriod(previous.period);
  const since = (now: number, before: number | undefined) =>
    before === undefined ? undefined : formats.signed(now - before);
  const change = previous ? net - previous.sums.net : null;
  const percent =
    previous && change !== null && previous.sums.net !== 0
      ? signedPercent(change, previous.sums.net, formats)
      : null;
  const changed = text('payRun.peopleChanged', { count: run.changed });
  return (
    <section className={classes.sums} aria-label={text('payRun.summary')}>
      <StatStrip phone="rows" compact>
        <StatCard label={text('payRun.net')} caption={text('payRun.payslips', { count: people })}>
          <Money of={net} format={money} />
        </StatCard>
        {run.kind === 'offCycle' ? null : change === null ? (
          <StatCard label={text('payroll.change')} caption={text('payRun.nothingToCompare')}>
            {text('payRun.noChange')}
          </StatCard>
        ) : (
          <StatCard
            label={text('payRun.changeFrom', { period: period ?? '' })}
            caption={percent === null ? changed : `${percent}, ${changed}`}
          >
            {formats.signed(change)}
          </StatCard>
        )}
        <StatCard label={text('payRun.gross')} caption={since(gross, previous?.sums.gross)}>
          <Money of={gross} format={money} />
        </StatCard>
        <StatCard
          label={text('payRun.deductions')}
          caption={since(deductions, previous?.sums.deductions)}
        >
          <Money of={deductions} format={money} />
        </StatCard>
      </StatStrip>
      <RunSummary run={run} fresh={fresh} />
      {fresh.open && <ChangedPayslips run={run} />}
    </section>
  );
}

const SHOWN = 10;

/** The payslips that the last calculation changed: who, and their net pay before and after. */
function ChangedPayslips({ run: { changes, payDate } }: { run: PayRunRecord }) {
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
