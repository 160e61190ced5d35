import { BarPlot, type BarProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import type { ChartsResponse } from '../../../api/contract/dashboard-responses.js';
import { useText } from '../i18n/use-text';
import { useNumbers } from '../api/config';
import { usePhone } from '../ui/layout/use-phone';
import { ChartTable, Drawing } from './drawing';
import classes from './headcount-chart.module.css';
import { LeaveChart } from './leave-chart';
import { PayrollChart } from './payroll-chart';
import { TitledPanel } from './titled-panel';

const MAX_BARS = 8;
const BAR = 16;

function HeadcountChart({ departments }: { departments: ChartsResponse['headcount'] }) {
  const text = useText();
  const numbers = useNumbers();
  const row = usePhone() ? 34 : 30;
  const sum = (items: typeof departments) =>
    items.reduce((people, { employees }) => people + employees, 0);
  const rest = departments.slice(MAX_BARS);
  const bars = departments.slice(0, MAX_BARS);
  if (rest.length > 0) bars.push({ department: text('dashboard.others'), employees: sum(rest) });
  const people = bars.map(({ employees }) => employees);
  const title = text('dashboard.headcount');
  const aside = text('dashboard.headcountOf', {
    people: numbers.format(sum(departments)),
    departments: numbers.format(departments.length),
  });

  if (bars.length === 0)
    return (
      <TitledPanel title={title}>
        <p>{text('dashboard.noHeadcount')}</p>
      </TitledPanel>
    );
  return (
    <TitledPanel title={title} aside={<span>{aside}</span>}>
      <div className={classes.chart} style={{ gridAutoRows: row }} aria-hidden="true">
        {bars.map(({ department, employees }, index) => (
          <Row key={index} name={department} number={numbers.format(employees)} />
        ))}
        <div className={classes.bars} style={{ gridRow: `1 / span ${bars.length}` }}>
          <Drawing height={row * bars.length}>
            {(width) => (
              <ChartsContainer
                width={width}
                height={row * bars.length}
                margin={0}
                disableKeyboardNavigation
                skipAnimation
                series={[
                  { type: 'bar', layout: 'horizontal', data: people, color: 'var(--series-1)' },
                ]}
                xAxis={[
                  { position: 'none', min: 0, max: Math.max(...people), domainLimit: 'strict' },
                ]}
                yAxis={[
                  {
                    position: 'none',
                    scaleType: 'band',
                    data: bars.map((_, index) => index),
                    categoryGapRatio: 1 - BAR / row,
                    barGapRatio: 0,
                  },
                ]}
              >
                <BarPlot slots={{ bar: TrackedBar }} />
              </ChartsContainer>
            )}
          </Drawing>
        </div>
      </div>
      <ChartTable
        title={title}
        columns={[text('dashboard.department'), text('dashboard.employees')]}
        rows={departments.map(({ department, employees }) => [
          department,
          numbers.format(employees),
        ])}
      />
    </TitledPanel>
  );
}

function Row({ name, number }: { name: string; number: string }) {
  return (
    <>
      <bdi className={classes.name} title={name}>
        {name}
      </bdi>
      <span className={classes.number}>{number}</span>
    </>
  );
}

function TrackedBar({ x, y, width, height, color }: BarProps) {
  const area = useDrawingArea();
  return (
    <>
      <rect
        className={classes.track}
        x={area.left}
        y={y}
        width={area.width}
        height={height}
        rx="4"
      />
      <rect
        x={x}
        y={y}
        width={Math.max(width, 2)}
        height={height}
        rx={Math.min(4, Math.max(width, 2) / 2)}
        fill={color}
      />
    </>
  );
}

export default function Charts({ data: { headcount, leave, payroll } }: { data: ChartsResponse }) {
  return (
    <>
      <HeadcountChart departments={headcount} />
      <LeaveChart months={leave} />
      <PayrollChart months={payroll} />
    </>
  );
}
