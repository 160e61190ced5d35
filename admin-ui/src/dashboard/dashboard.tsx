import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import type { DashboardResponse } from '../../../api/contract/dashboard-responses.js';
import { officePath, filtered } from '../paths';
import { useText } from '../i18n/use-text';
import { useConfig, useMoney, useRoundMoney } from '../api/config';
import { useApi } from '../api/use-api';
import { useToday } from '../api/use-today';
import { EffectsNote } from '../leaves/decision/effects-note';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { PageHead } from '../ui/layout/page-head';
import { Panel } from '../ui/layout/panel';
import { Spinner } from '../ui/feedback/spinner';
import { StatCard, StatStrip } from '../ui/layout/stat-card';
import { AwayToday } from './away-today';
import { ChartsSection } from './charts-section';
import { ComingUpPanel } from './coming-up/coming-up-panel';
import classes from './dashboard.module.css';
import { FirstSteps, useNobodyYet } from './first-steps';
import { hasWork, OpenWork, useOpenWork } from './open-work';
import { LeaveFigures } from './leave-figures';
import { MoneyFigure, Figure, FigureSkeleton, isNumber } from './figure';
import { ListSkeleton, PanelError, TitledPanel } from './titled-panel';
import { PendingRequest } from './pending-request';
import { useRequestsToDecide } from './use-requests-to-decide';

export default function Dashboard() {
  const text = useText();
  const { data, isPending, isFetching, refetch } = useDashboard();
  const failed = !data && !isFetching;
  const nobodyYet = useNobodyYet(data);
  return (
    <div className={classes.overview}>
      <PageHead title={text('dashboard.title')}>{text('dashboard.welcome')}</PageHead>
      {nobodyYet !== undefined && <FirstSteps nobodyYet={nobodyYet} />}
      {failed ? <NoData onRetry={() => void refetch()} /> : <OrganizationFigures data={data} />}
      {!nobodyYet && (
        <div className={classes.today}>
          <PendingRequests
            pending={(data as Partial<DashboardResponse> | undefined)?.leaveSummary?.pending}
          />
          <AwayToday />
        </div>
      )}
      {!nobodyYet && <ComingUpPanel enabled={!isPending} />}
      {!failed && <LeaveFigures data={data} />}
      {!nobodyYet && <ChartsSection enabled={!isPending} />}
    </div>
  );
}

function NoData({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  const retryButton = (
    <Button onClick={onRetry} icon={RotateCw}>
      {text('app.tryAgain')}
    </Button>
  );
  return (
    <EmptyState title={text('dashboard.emptyTitle')} action={retryButton}>
      {text('dashboard.empty')}
    </EmptyState>
  );
}

function useDashboard() {
  const dataProvider = useApi();
  const notify = useNotify();
  const text = useText();
  const query = useQuery({ queryKey: ['dashboard'], queryFn: () => dataProvider.dashboard() });
  const { error } = query;

  useEffect(() => {
    if (error) notify(error.message || text('error.server'), { type: 'error' });
  }, [error, notify, text]);

  return query;
}

function PendingRequests({ pending }: { pending: number | undefined }) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const waiting = useRequestsToDecide();
  const { othersAway, error, refetch, effects, effectOf, approvals } = waiting;
  const [decided, setDecided] = useState(false);
  const { data: work, isPending } = useOpenWork();
  const today = useToday();
  // Both at once: nothing pushes a button down that is about to be pressed.
  const requests = isPending ? undefined : waiting.requests;
  /** The row of a decision of ours stays, and offers to undo it. */
  function onDecided(by: 'us' | 'others') {
    setDecided(true);
    if (by === 'others') title.current?.focus();
  }

  const all = requests && pending !== undefined && pending > 0 && (
    <Link to={filtered(officePath.leaves, { status: 'Pending' })}>
      {text('dashboard.allPending', { count: pending })}
    </Link>
  );
  return (
    <TitledPanel
      title={text('dashboard.waiting')}
      titleRef={title}
      aside={all}
      busy={!requests && !error}
    >
      {error && <PanelError failure={error} onRetry={() => void refetch()} />}
      {!requests && !error && <ListSkeleton rows={5} />}
      {work && hasWork(work, today) && <OpenWork of={work} />}
      {requests?.length === 0 && (
        <p>
          {text(
            approvals
              ? 'dashboard.nothingForYou'
              : decided
                ? 'leaves.allDecided'
                : 'dashboard.nothingWaiting',
          )}
        </p>
      )}
      {effects.failed && <EffectsNote of={effects} />}
      {requests && requests.length > 0 && (
        <ul>
          {requests.map((request) => (
            <PendingRequest
              key={request.id}
              request={request}
              othersAway={othersAway(request)}
              effect={effectOf(request)}
              onDecided={onDecided}
            />
          ))}
        </ul>
      )}
    </TitledPanel>
  );
}

function OrganizationFigures({ data }: { data: DashboardResponse | undefined }) {
  const text = useText();
  const config = useConfig();
  const money = useMoney();
  const rounded = useRoundMoney();
  const ready = data && config !== undefined;
  return (
    <div className={classes.figures} aria-busy={!ready}>
      {!ready && (
        <span className={classes.spinner}>
          <Spinner label={text('dashboard.loading')} size={28} />
        </span>
      )}
      <Panel>
        <StatStrip brief phone="rows">
          <StatCard
            label={text('dashboard.totalEmployees')}
            caption={text('dashboard.activeWorkforce')}
          >
            <Figure loading={!data} value={data?.totalEmployees} />
          </StatCard>
          <StatCard
            label={text('dashboard.totalDepartments')}
            caption={text('dashboard.organizationalUnits')}
          >
            <Figure loading={!data} value={data?.totalDep} />
          </StatCard>
          <StatCard
            label={text('dashboard.monthlySalary')}
            caption={text('dashboard.totalPayroll')}
          >
            {!ready && <FigureSkeleton />}
            {ready &&
              (isNumber(data.totalSalaries) ? (
                <MoneyFigure value={data.totalSalaries} format={money} counting={rounded} />
              ) : (
                text('app.notAvailable')
              ))}
          </StatCard>
        </StatStrip>
      </Panel>
    </div>
  );
}
