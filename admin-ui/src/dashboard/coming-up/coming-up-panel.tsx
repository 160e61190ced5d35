import { Suspense } from 'react';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { Panel } from '../../ui/layout/panel';
import { screenChunk } from '../../ui/layout/screen-chunk';
import classes from './coming-up.module.css';
import { ComingUpSkeleton } from './coming-up-skeleton';

/** A chunk of its own with its words, so that no other screen brings them. */
const comingUp = screenChunk(() => import('./coming-up'));

/** After the figures. A dashboard without it is still one. */
export function ComingUpPanel({ enabled }: { enabled: boolean }) {
  return (
    <ErrorBoundary fallback={null}>
      <div className={classes.place}>
        <Panel>
          <Suspense fallback={<Waiting />}>{enabled ? <comingUp.Screen /> : <Waiting />}</Suspense>
        </Panel>
      </div>
    </ErrorBoundary>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting}>
      <ComingUpSkeleton />
    </div>
  );
}
