import { Suspense, useState } from 'react';
import type { NextRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { ListHead } from '../../lists/list-head';
import { TableSkeleton } from '../../lists/list-rows';
import { Button, ButtonLink } from '../../ui/button';
import { ScreenFailed } from '../../ui/feedback/load-failed';
import { Panel } from '../../ui/layout/panel';
import { screenChunk } from '../../ui/layout/screen-chunk';
import { useNextRun } from '../use-run';
import { NetPayYear, useNetPayMonths } from './net-pay-year';
import { NextRun } from './next-run';
import { OpenRun } from './open-run';
import { RunList } from './run-list';
import { StartRun } from './start-run';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/payroll/payroll';
import { CalendarDays, Landmark, ListPlus } from 'lucide-react';
import { officePath } from '../../paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Icon } from '../../ui/icon';
import classes from './payroll.module.css';

export const messages = catalogueOf({ 'payroll/payroll': english });

/** Its field for people is heavier than the screen. */
const OffCycleDialog = screenChunk(() => import('./off-cycle-dialog')).Screen;

export default function Payroll() {
  const text = useText();
  const { data: next, error, refetch } = useNextRun();
  const [adding, setAdding] = useState(false);

  function content() {
    if (next === undefined)
      return error ? (
        <ScreenFailed onRetry={refetch}>{text('payroll.failed')}</ScreenFailed>
      ) : (
        <TableSkeleton />
      );
    if (next === null) return <PayrollSetUp />;
    return (
      <>
        <CurrentRun next={next} />
        <RunList />
      </>
    );
  }

  return (
    <>
      <ListHead
        title={text('payroll.title')}
        actions={
          next && (
            <Button variant="quiet" onClick={() => setAdding(true)}>
              {text('payroll.offCycle')}
            </Button>
          )
        }
        primary={next && <StartRun next={next} />}
      />
      {content()}
      {adding && next && (
        <Suspense>
          <OffCycleDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The open run, or the next one before it starts; beside it the net pay of a year. */
function CurrentRun({ next }: { next: NextRunRecord }) {
  const months = useNetPayMonths();
  return (
    <div className={classes.panel}>
      <Panel>
        <div className={classes.current} data-with-year={months.length > 1}>
          <div>{next.open ? <OpenRun id={next.open} /> : <NextRun next={next} />}</div>
          {months.length > 1 && <NetPayYear of={months} />}
        </div>
      </Panel>
    </div>
  );
}

const STEPS = [
  ['periods', CalendarDays],
  ['components', ListPlus],
  ['bank', Landmark],
] as const;

/** Before the first period is known. */
function PayrollSetUp() {
  const text = useText();
  return (
    <div className={classes.setUp}>
      <EmptyState title={text('payroll.setUp.title')}>{text('payroll.setUp.text')}</EmptyState>
      <ul>
        {STEPS.map(([step, icon]) => (
          <li key={step}>
            <Icon of={icon} />
            <span>
              {text(`payroll.setUp.steps.${step}`)}
              <small>{text(`payroll.setUp.steps.${step}Text`)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.untaxed}>{text('payroll.setUp.untaxed')}</p>
      <ButtonLink variant="primary" to={officePath.payrollSetting}>
        {text('payroll.setUp.action')}
      </ButtonLink>
      <p>{text('payroll.setUp.kept')}</p>
    </div>
  );
}
