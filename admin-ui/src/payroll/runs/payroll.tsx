import { Suspense, useState } from 'react';
import { useText } from '../../i18n/use-text';
import { TableSkeleton } from '../../lists/list-rows';
import { Button } from '../../ui/button';
import { ScreenFailed } from '../../ui/feedback/load-failed';
import { PageHead } from '../../ui/layout/page-head';
import { screenChunk } from '../../ui/layout/screen-chunk';
import { useNextRun } from '../use-run';
import { NextRun } from './next-run';
import { PayrollSetUp } from './payroll-set-up';
import { RunList } from './run-list';
import { StartRun } from './start-run';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/payroll/payroll';

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
        <NextRun next={next} />
        <RunList />
      </>
    );
  }

  return (
    <>
      <PageHead
        title={text('payroll.title')}
        actions={
          next && (
            <>
              <Button onClick={() => setAdding(true)}>{text('payroll.offCycle')}</Button>
              <StartRun next={next} />
            </>
          )
        }
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
