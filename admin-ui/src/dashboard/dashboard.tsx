import { RotateCw } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/page-head';
import { AwayToday } from './away-today';
import { ChartsSection } from './charts-section';
import classes from './dashboard.module.css';
import { LeaveFigures } from './leave-figures';
import { OrganizationFigures } from './organization-figures';
import { useDashboard } from './use-dashboard';
import { WaitingList } from './waiting-list';

export default function Dashboard() {
  const text = useText();
  const { data, isPending, isFetching, refetch } = useDashboard();
  const failed = !data && !isFetching;
  return (
    <div className={classes.overview}>
      <PageHead title={text('dashboard.title')}>{text('dashboard.welcome')}</PageHead>
      {failed ? <NoData onRetry={() => void refetch()} /> : <OrganizationFigures data={data} />}
      <div className={classes.today}>
        <WaitingList />
        <AwayToday />
      </div>
      {!failed && <LeaveFigures data={data} />}
      <ChartsSection wanted={!isPending} />
    </div>
  );
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
