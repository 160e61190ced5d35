import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useText } from '../i18n/use-text';
import { useApi } from '../api/use-api';
import { ErrorBoundary } from '../ui/feedback/error-boundary';
import { Skeleton } from '../ui/feedback/skeleton';
import { CHART_HEIGHTS } from './chart-heights';
import classes from './charts-section.module.css';
import { PanelError, TitledPanel } from './titled-panel';

/** A chunk of its own, so that the cards do not wait for the chart library. */
const Charts = lazy(() => import('./charts'));

export function ChartsSection({ enabled }: { enabled: boolean }) {
  const text = useText();
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['charts'],
    queryFn: () => api.charts(),
    enabled,
  });
  const failed = (failure: unknown, onRetry: () => void) => (
    <TitledPanel title={text('dashboard.charts')}>
      <PanelError failure={failure} onRetry={onRetry} />
    </TitledPanel>
  );
  return (
    <div className={classes.charts}>
      {!data && error ? (
        failed(error, () => void refetch())
      ) : (
        <ErrorBoundary fallback={failed(undefined, () => location.reload())}>
          <Suspense fallback={<ChartsSkeleton />}>
            {data ? <Charts data={data} /> : <ChartsSkeleton />}
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

function ChartsSkeleton() {
  const text = useText();
  const drawing = (height: number) => <Skeleton width="100%" height={height} />;
  return (
    <>
      <TitledPanel title={text('dashboard.headcount')} busy>
        {drawing(CHART_HEIGHTS.leave)}
      </TitledPanel>
      <TitledPanel title={text('dashboard.leaveByMonth')} busy>
        {drawing(CHART_HEIGHTS.leave)}
      </TitledPanel>
      <TitledPanel title={text('dashboard.payroll')} busy>
        {drawing(CHART_HEIGHTS.payroll)}
      </TitledPanel>
    </>
  );
}
