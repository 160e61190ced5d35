import { useListFilterContext } from 'react-admin';
import type { PayRunRecord, RunCause } from '../../../../api/contract/payroll/pay-runs.js';
import { useNumbers } from '../../api/config';
import { useText } from '../../i18n/use-text';
import { useFilterChanges } from '../../lists/filter-changes';
import { capitalised } from '../../payslip/capitalised';
import { usePayWords } from '../../payslip/use-pay-words';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { ABSENT_ID, PEOPLE_ID } from '../people/people-anchors';
import { openingAttention } from '../people/people-groups';
import { SignedAmount } from '../signed-amount';
import { useRunChanges } from '../use-run';
import classes from './bridge.module.css';
import page from './run-page.module.css';

/** From the net pay of the period before to this one: the causes add up to the change. */
export function Bridge({ run }: { run: PayRunRecord }) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  const { data: causes, error, refetch } = useRunChanges(run);
  const { previous } = run;
  if (!previous) {
    if (run.kind === 'offCycle') return null;
    return (
      <section className={page.panel}>
        <p>
          {text('payRun.first', {
            payslips: text('payRun.payslips', { count: run.people }),
            net: formats.money(run.net),
          })}
        </p>
      </section>
    );
  }
  const periods = {
    previous: formats.shortPeriod(previous.period),
    period: formats.shortPeriod(run.period),
  };

  function content() {
    if (!causes)
      return error ? (
        <LoadFailed onRetry={refetch}>{text('payRun.failed')}</LoadFailed>
      ) : (
        <Skeleton width="100%" height={240} />
      );
    if (causes.length === 0)
      return <p>{text('payRun.bridge.same', { count: run.people, period: periods.previous })}</p>;
    return (
      <Causes
        run={run}
        causes={causes}
        previous={previous as NonNullable<PayRunRecord['previous']>}
        periods={periods}
      />
    );
  }

  return (
    <section className={page.panel}>
      <header>
        <h2>{text('payRun.bridge.title', periods)}</h2>
      </header>
      {content()}
    </section>
  );
}

interface CausesProps {
  run: PayRunRecord;
  causes: RunCause[];
  previous: NonNullable<PayRunRecord['previous']>;
  periods: { previous: string; period: string };
}

function Causes({ run, causes, previous, periods }: CausesProps) {
  const text = useText();
  const numbers = useNumbers();
  const { words, formats } = usePayWords(run.payDate);
  const largest = Math.max(...causes.map(({ amount }) => Math.abs(amount)));
  const end = (name: string, people: number, net: number, from?: string) => (
    <tr className={classes.end}>
      <th scope="row">
        {name}
        {from && <small>{from}</small>}
      </th>
      <td className={page.number}>{numbers.format(people)}</td>
      <td className={classes.bar} />
      <td className={`${page.number} ${page.strong}`}>{formats.money(net)}</td>
    </tr>
  );
  return (
    <table className={`${page.mini} ${classes.bridge}`}>
      <caption className="visually-hidden">{text('payRun.bridge.caption', periods)}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text('payRun.bridge.cause')}</th>
          <th scope="col">{text('payRun.bridge.people')}</th>
          <td />
          <th scope="col">{text('payRun.bridge.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {end(
          capitalised(periods.previous),
          previous.people,
          previous.sums.net,
          previous._id === null ? words.records.beforePayroll : undefined,
        )}
        {causes.map((cause) => (
          <tr key={cause.kind}>
            <th scope="row">
              <CauseLink run={run} of={cause} />
            </th>
            <td className={page.number}>{numbers.format(cause.people)}</td>
            <td className={classes.bar}>
              <AxisBar value={cause.amount} largest={largest} />
            </td>
            <td className={`${page.number} ${page.strong}`}>
              <SignedAmount of={cause.amount} formats={formats} />
            </td>
          </tr>
        ))}
        {end(capitalised(periods.period), run.people, run.net)}
      </tbody>
    </table>
  );
}

const WITHOUT_PAYSLIP: RunCause['kind'][] = ['gone', 'held'];

/** Shows the payslips with this cause, or the people without one. */
function CauseLink({ run, of: { kind } }: { run: PayRunRecord; of: RunCause }) {
  const text = useText();
  const { change } = useFilterChanges();
  const { filterValues } = useListFilterContext();
  const name = text(`payRun.bridge.causes.${kind}`);
  const isShown = (filterValues as { cause?: string }).cause === kind;

  function show() {
    const absent = WITHOUT_PAYSLIP.includes(kind);
    if (!absent)
      change({ cause: isShown ? '' : kind, warning: '', attention: openingAttention(run) });
    document.getElementById(absent ? ABSENT_ID : PEOPLE_ID)?.scrollIntoView();
  }

  return (
    <button
      type="button"
      className={classes.cause}
      aria-pressed={isShown}
      title={text('payRun.bridge.show', { cause: name })}
      onClick={show}
    >
      {name}
    </button>
  );
}

/** Half of the width, without the rounding at its end. */
const LONGEST = 48;

/** On one axis with those above and below: more is filled, less is hollow. The amount stands beside it. */
function AxisBar({ value, largest }: { value: number; largest: number }) {
  const length = largest === 0 ? 0 : (LONGEST * Math.abs(value)) / largest;
  return (
    <span className={classes.axis} aria-hidden="true">
      {value !== 0 && (
        <i
          className={value > 0 ? classes.more : classes.less}
          style={{ inlineSize: `${length}%` }}
        />
      )}
    </span>
  );
}
