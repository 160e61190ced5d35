import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import type { ChartsResponse } from '../../../api/contract/dashboard-responses.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useCompactMoney, useMoney } from '../api/config';
import { CHART_HEIGHTS } from './chart-heights';
import { ChartTable, ChartTooltip, Drawing } from './drawing';
import { MonthLabels, ValueLines } from './chart-axes';
import classes from './payroll-chart.module.css';
import { TitledPanel } from './titled-panel';

type Month = ChartsResponse['payroll'][number];

interface MonthTotal {
  month: string;
  total: number | null;
}

const HEIGHT = CHART_HEIGHTS.payroll;

export function PayrollChart({ months }: { months: Month[] }) {
  const text = useText();
  const dates = useDates();
  const money = useMoney();
  const compact = useCompactMoney();
  const title = text('dashboard.payroll');
  const paid = withoutUnpaidMonth(months);
  const totals = paid.flatMap(({ total }) => total ?? []);
  const gutter = 16 + 7 * Math.max(...totals.map((total) => compact.format(total).length), 6);
  const names = months.map(({ month }) => month);

  if (totals.every((total) => total === 0))
    return (
      <TitledPanel title={title}>
        <p>{text('dashboard.noPayroll')}</p>
      </TitledPanel>
    );
  return (
    <TitledPanel title={title} aside={<span>{text('dashboard.payrollOf')}</span>}>
      <Drawing height={HEIGHT}>
        {(width) => (
          <ChartsContainer
            width={width}
            height={HEIGHT}
            margin={{
              top: 30,
              bottom: 40,
              left: gutter + (width < 480 ? 8 : 20),
              right: width < 480 ? 12 : 40,
            }}
            disableKeyboardNavigation
            skipAnimation
            series={[
              {
                type: 'line',
                curve: 'linear',
                label: text('dashboard.netSalary'),
                color: 'var(--series-1)',
                data: paid.map(({ total }) => total),
                valueFormatter: (total) =>
                  total === null ? text('app.notAvailable') : money.format(total),
              },
            ]}
            xAxis={[{ position: 'none', scaleType: 'point', data: names }]}
            yAxis={[{ position: 'none', ...axisRange(totals), domainLimit: 'nice', tickNumber: 3 }]}
          >
            <ValueLines
              count={3}
              label={(value) => compact.format(value)}
              from={gutter}
              to={width}
            />
            <LinePlot />
            <Points months={paid} label={(total) => money.format(total)} />
            <MonthLabels months={names} y={HEIGHT - 4} />
            <ChartTooltip />
          </ChartsContainer>
        )}
      </Drawing>
      <ChartTable
        title={title}
        columns={[text('dashboard.month'), text('dashboard.netSalary')]}
        rows={months.map(({ month, total }) => [dates.month(month, true), money.format(total)])}
      />
    </TitledPanel>
  );
}

/** Before pay day, the current month has no total yet instead of 0. */
function withoutUnpaidMonth(months: Month[]): MonthTotal[] {
  return months.map((month, index) =>
    index === months.length - 1 && month.total === 0 ? { ...month, total: null } : month,
  );
}

/** A constant line needs explicit limits. */
function axisRange(totals: number[]): { min?: number; max?: number } {
  const [only = 0] = totals;
  return totals.every((total) => total === only) ? { min: only * 0.9, max: only * 1.1 } : {};
}

/** The amount of the last point stands on the side away from the line. */
function Points({ months, label }: { months: MonthTotal[]; label: (total: number) => string }) {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  const { left, width, right } = useDrawingArea();
  const points = months.flatMap(({ month, total }) =>
    total === null ? [] : [{ month, total, cx: x(month) ?? 0, cy: y(total) }],
  );
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last) return null;
  const falls = before !== undefined && last.total < before.total;
  return (
    <>
      {points.map(({ month, cx, cy }) => (
        <circle
          key={month}
          className={month === last.month ? classes.last : classes.point}
          cx={cx}
          cy={cy}
          r={month === last.month ? 5 : 3}
        />
      ))}
      <text
        className={classes.amount}
        x={Math.min(last.cx + 40, left + width + right)}
        y={last.cy + (falls ? 24 : -14)}
        textAnchor="end"
      >
        {label(last.total)}
      </text>
    </>
  );
}
