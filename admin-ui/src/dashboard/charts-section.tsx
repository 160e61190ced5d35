import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useText } from '../i18n/use-text';
import { useOffice } from '../providers/use-office';
import { ErrorBoundary } from '../ui/error-boundary';
import classes from './charts-section.module.css';
import { ChartsSkeleton } from './charts-skeleton';
import { PartFailed } from './part-failed';
import { TitledPanel } from './titled-panel';

/** The drawings and their library come after the cards, in a chunk of their own. */
const Charts = lazy(() => import('./charts'));

export function ChartsSection({ wanted }: { wanted: boolean }) {
  const text = useText();
  const office = useOffice();
  const { data, error, refetch } = useQuery({ queryKey: ['charts'], queryFn: () => office.charts(), enabled: wanted });
  const failed = (failure: unknown, onRetry: () => void) => (
    <TitledPanel title={text('dashboard.charts')}>
      <PartFailed failure={failure} onRetry={onRetry} />
    </TitledPanel>
  );
  return (
    <div className={classes.charts}>
      {!data && error ? (
        failed(error, () => void refetch())
      ) : (
        <ErrorBoundary fallback={failed(undefined, () => location.reload())}>
          <Suspense fallback={<ChartsSkeleton />}>{data ? <Charts data={data} /> : <ChartsSkeleton />}</Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
