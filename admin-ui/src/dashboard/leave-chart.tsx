import { BarPlot, type BarProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { useId } from 'react';
import type { ChartsResponse } from '../../../api/contract/dashboard-responses.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useNumbers } from '../api/config';
import { CHART_HEIGHTS } from './chart-heights';
import { ChartTable, ChartTooltip, Drawing } from './drawing';
import classes from './leave-chart.module.css';
import { MonthLabels, ValueLines } from './chart-axes';
import { TitledPanel } from './titled-panel';

const HEIGHT = CHART_HEIGHTS.leave;
const BOTTOM_MARGIN = 24;
const TOP_MARGIN = 24;

export function LeaveChart({ months }: { months: ChartsResponse['leave'] }) {
  const text = useText();
  const dates = useDates();
  const numbers = useNumbers();
  const hatch = useId();
  const title = text('dashboard.leaveByMonth');
  const series = [
    { id: 'approved', label: text('leave.statuses.Approved'), color: 'var(--series-1)' },
    { id: 'pending', label: text('leave.statuses.Pending'), color: `url(#${hatch})` },
    { id: 'rejected', label: text('leave.statuses.Rejected'), color: 'var(--series-3)' },
  ] as const;
  const largest = Math.max(
    ...months.map(({ approved, pending, rejected }) => approved + pending + rejected),
  );
  const gutter = 14 + 7 * numbers.format(largest).length;
  const names = months.map(({ month }) => month);

  const legend = (
    <ul className={classes.legend}>
      {series.map(({ id, label, color }) => (
        <li key={id}>
          <svg width="12" height="12" aria-hidden="true">
            <rect
              className={classes[id]}
              x=".75"
              y=".75"
              width="10.5"
              height="10.5"
              rx="3"
              fill={color}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );

  if (largest === 0)
    return (
      <TitledPanel title={title}>
        <p>{text('dashboard.noLeave')}</p>
      </TitledPanel>
    );
  return (
    <TitledPanel title={title} aside={legend}>
      <Hatch id={hatch} />
      <Drawing height={HEIGHT}>
        {(width) => (
          <ChartsContainer
            width={width}
            height={HEIGHT}
            margin={{ top: TOP_MARGIN, bottom: BOTTOM_MARGIN, left: gutter, right: 0 }}
            disableKeyboardNavigation
            skipAnimation
            series={series.map(({ id, label, color }) => ({
              type: 'bar',
              stack: 'all',
              id,
              label,
              color,
              data: months.map((month) => month[id]),
            }))}
            xAxis={[{ position: 'none', scaleType: 'band', data: names, categoryGapRatio: 0.48 }]}
            yAxis={[{ position: 'none', min: 0, max: largest, domainLimit: 'strict' }]}
          >
            <ValueLines
              count={4}
              whole
              label={(value) => numbers.format(value)}
              from={gutter}
              to={width}
            />
            <BarPlot slots={{ bar: Segment }} />
            <MonthLabels months={names} y={HEIGHT - 4} />
            <ChartTooltip />
          </ChartsContainer>
        )}
      </Drawing>
      <ChartTable
        title={title}
        columns={[text('dashboard.month'), ...series.map(({ label }) => label)]}
        rows={months.map((month) => [
          dates.month(month.month, true),
          ...series.map(({ id }) => numbers.format(month[id])),
        ])}
      />
    </TitledPanel>
  );
}

function Segment({ x, y, width, height, color, seriesId }: BarProps) {
  if (height === 0) return null;
  return (
    <rect
      className={classes[seriesId]}
      x={x}
      y={y}
      width={width}
      height={Math.max(height - 2, 1)}
      rx="2.5"
      fill={color}
    />
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <svg className={classes.patterns} width="0" height="0" aria-hidden="true">
      <pattern
        id={id}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={classes.between} width="5" height="5" />
        <rect className={classes.stroke} width="2.4" height="5" />
      </pattern>
    </svg>
  );
}
