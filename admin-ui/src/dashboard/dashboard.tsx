import { RotateCw } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { moneyFormat, useConfig } from '../providers/config';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/page-head';
import { DashboardSkeleton } from './dashboard-skeleton';
import { LeaveFigures } from './leave-figures';
import { OrganizationFigures } from './organization-figures';
import { useDashboard } from './use-dashboard';

export default function Dashboard() {
  const text = useText();
  return (
    <>
      <PageHead title={text('dashboard.title')}>{text('dashboard.welcome')}</PageHead>
      <Figures />
    </>
  );
}

function Figures() {
  const { data, isFetching, refetch } = useDashboard();
  const config = useConfig();
  if (data && config !== undefined) {
    const numbers = new Intl.NumberFormat(config?.locale);
    return (
      <>
        <OrganizationFigures data={data} numbers={numbers} money={moneyFormat(config)} />
        <LeaveFigures summary={data.leaveSummary} numbers={numbers} />
      </>
    );
  }
  return isFetching || data ? <DashboardSkeleton /> : <NoData onRetry={() => void refetch()} />;
}

function NoData({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  const again = (
    <Button onClick={onRetry}>
      <Icon of={RotateCw} size={16} />
      {text('app.tryAgain')}
    </Button>
  );
  return (
    <EmptyState title={text('dashboard.emptyTitle')} action={again}>
      {text('dashboard.empty')}
    </EmptyState>
  );
}
