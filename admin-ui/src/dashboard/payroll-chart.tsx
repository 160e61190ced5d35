import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import type { ChartsResponse } from '../../../api/contract/responses.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { compactMoneyFormat, moneyFormat, useConfig } from '../api/config';
import { CHART_HEIGHTS } from './chart-heights';
import { ChartTable, ChartTooltip, Drawing } from './drawing';
import { MonthLabels, ValueLines } from './chart-axes';
import classes from './payroll-chart.module.css';
import { TitledPanel } from './titled-panel';

type Month = ChartsResponse['payroll'][number];

interface Paid {
  month: string;
  total: number | null;
}

const HEIGHT = CHART_HEIGHTS.payroll;

export function PayrollChart({ months }: { months: Month[] }) {
  const text = useText();
  const dates = useDates();
  const config = useConfig() ?? null;
  const money = moneyFormat(config);
  const compact = compactMoneyFormat(config);
  const title = text('dashboard.payroll');
  const paid = soFar(months);
  const totals = paid.flatMap(({ total }) => total ?? []);
  const gutter = 16 + 7 * Math.max(...totals.map((total) => compact.format(total).length), 6);
  const names = months.map(({ month }) => month);

  if (totals.every((total) => total === 0)) return <TitledPanel title={title}><p>{text('dashboard.noPayroll')}</p></TitledPanel>;
  return (
    <TitledPanel title={title} aside={<span>{text('dashboard.payrollOf')}</span>}>
      <Drawing height={HEIGHT}>
        {(width) => (
          <ChartsContainer
            width={width}
            height={HEIGHT}
            margin={{ top: 30, bottom: 40, left: gutter + (width < 480 ? 8 : 20), right: width < 480 ? 12 : 40 }}
            disableKeyboardNavigation
            skipAnimation
            series={[
              {
                type: 'line',
                curve: 'linear',
                label: text('dashboard.netSalary'),
                color: 'var(--series-1)',
                data: paid.map(({ total }) => total),
                valueFormatter: (total) => (total === null ? text('app.notAvailable') : money.format(total)),
              },
            ]}
            xAxis={[{ position: 'none', scaleType: 'point', data: names }]}
            yAxis={[{ position: 'none', ...range(totals), domainLimit: 'nice', tickNumber: 3 }]}
          >
            <ValueLines count={3} label={(value) => compact.format(value)} from={gutter} to={width} />
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

/** Before pay day this month is not a month in which nothing was paid. */
function soFar(months: Month[]): Paid[] {
  return months.map((month, index) => (index === months.length - 1 && month.total === 0 ? { ...month, total: null } : month));
}

/** Room for a line that never rises or falls. */
function range(totals: number[]): { min?: number; max?: number } {
  const [only = 0] = totals;
  return totals.every((total) => total === only) ? { min: only * 0.9, max: only * 1.1 } : {};
}

/** Open rings, and a full one with the amount for the last month: on the side to which the line does not come. */
function Points({ months, label }: { months: Paid[]; label: (total: number) => string }) {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  const { left, width, right } = useDrawingArea();
  const points = months.flatMap(({ month, total }) => (total === null ? [] : [{ month, total, cx: x(month) ?? 0, cy: y(total) }]));
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last) return null;
  const falls = before !== undefined && last.total < before.total;
  return (
    <>
      {points.map(({ month, cx, cy }) => (
        <circle key={month} className={month === last.month ? classes.last : classes.point} cx={cx} cy={cy} r={month === last.month ? 5 : 3} />
      ))}
      <text className={classes.amount} x={Math.min(last.cx + 40, left + width + right)} y={last.cy + (falls ? 24 : -14)} textAnchor="end">
        {label(last.total)}
      </text>
    </>
  );
}
