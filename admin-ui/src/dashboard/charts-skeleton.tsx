import { useText } from '../i18n/use-text';
import { Skeleton } from '../ui/skeleton';
import { CHART_HEIGHTS } from './chart-heights';
import { TitledPanel } from './titled-panel';

export function ChartsSkeleton() {
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
