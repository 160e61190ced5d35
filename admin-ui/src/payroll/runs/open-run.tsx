import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useMoney } from '../../api/config';
import { useToday } from '../../api/use-today';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { usePayWords } from '../../payslip/use-pay-words';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import { Icon } from '../../ui/icon';
import { Money } from '../../ui/money';
import { PEOPLE_ID } from '../people/people-anchors';
import { RunSteps } from '../run/run-steps';
import { RunState } from '../run-state';
import { isRunning, useRun } from '../use-run';
import { useRunName } from '../use-run-name';
import classes from './open-run.module.css';

/** The draft of the regular run: its sum, its checks and its next step. */
export function OpenRun({ id }: { id: string }) {
  const text = useText();
  const { data: run, error, refetch } = useRun(id);
  if (run) return <Summary of={run} />;
  return error ? (
    <LoadFailed onRetry={refetch}>{text('payRun.failed')}</LoadFailed>
  ) : (
    <Skeleton width="100%" height={148} />
  );
}

function Summary({ of: run }: { of: PayRunRecord }) {
  const text = useText();
  const today = useToday();
  const { weekday, daysAway } = useDates();
  const money = useMoney();
  const { formats } = usePayWords(run.payDate);
  const { previous, people, net } = run;
  const sum = text('payroll.open.netOf', { count: people });
  return (
    <>
      <header className={classes.head}>
        <h2>
          <Link to={officePath.payRun(run._id)}>{useRunName()(run)}</Link>
        </h2>
        <RunState of={run} />
        {today && (
          <p>
            {text('payroll.open.payDate', {
              date: weekday(run.payDate),
              left: daysAway(run.payDate, today),
            })}
          </p>
        )}
      </header>
      <p className={classes.sum}>
        <b>
          <Money of={net} format={money} />
        </b>
        <span>
          {previous
            ? text('payroll.open.compared', {
                sum,
                change: text('payRun.fromPeriod', {
                  amount: formats.signed(net - previous.sums.net),
                  period: formats.shortPeriod(previous.period),
                }),
              })
            : sum}
        </span>
      </p>
      {!isRunning(run) && <Checks of={run} />}
      <div className={classes.steps}>
        <RunSteps run={run} />
      </div>
    </>
  );
}

function Checks({ of: { _id, toCheck, people } }: { of: PayRunRecord }) {
  const text = useText();
  return (
    <ul className={classes.checks}>
      {toCheck > 0 && (
        <li className={classes.warning}>
          <Icon of={TriangleAlert} size={16} />
          <Link to={`${officePath.payRun(_id)}#${PEOPLE_ID}`}>
            {text('payRun.toCheck', { count: toCheck })}
          </Link>
        </li>
      )}
      {people > toCheck && (
        <li className={classes.clean}>
          <StatusGlyph of="approved" />
          {text('payroll.open.clean', { count: people - toCheck })}
        </li>
      )}
    </ul>
  );
}
