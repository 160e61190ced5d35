import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDates } from '../../i18n/use-dates';
import { Capsule } from '../calendar/year-of-days';
import { useWidth } from '../layout/use-width';
import {
  type Step,
  stepLevel,
  stepLines,
  type StepPoint,
  stepScale,
  type StepSpan,
} from './step-chart-layout';
import classes from './step-chart.module.css';

interface Props {
  label: string;
  steps: Step[];
  /** Days away, on the axis. */
  spans: StepSpan[];
  /** Where something lapses. */
  rings: CalendarDate[];
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
  /** The value of today. */
  now: number | undefined;
  format: (value: number) => string;
  height?: number;
  /** The axis begins near the lowest value, and the values stand elsewhere. */
  floating?: boolean;
}

const HEIGHT = 200;
const NARROW = 560;
const LEAST_CAPSULE = 8;

/** A balance through time: a line, dotted after today. A table has the numbers for screen readers. */
export function StepChart(props: Props) {
  const [measured, width] = useWidth();
  const { height = HEIGHT } = props;
  return (
    <div ref={measured} className={classes.place} style={{ minBlockSize: height }}>
      {width > 0 && <Drawing {...props} width={width} height={height} />}
    </div>
  );
}

function Drawing({
  label,
  steps,
  spans,
  rings,
  from,
  to,
  today,
  now,
  format,
  width,
  height,
  floating = false,
}: Props & { width: number; height: number }) {
  const view = { width, height, from, to, today, floating, format };
  const { x, y, ticks, margin } = stepScale(steps, view);
  const { past, later } = stepLines(steps, view);
  const last = steps.at(-1);
  const axis = height - margin.bottom;
  return (
    <svg className={classes.chart} width={width} height={height} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? classes.zero : classes.grid}
            x1={margin.start}
            x2={width - margin.end}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={margin.start - 8} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {later.length > 1 && <polyline className={classes.later} points={points(later)} />}
      {past.length > 1 && <polyline className={classes.past} points={points(past)} />}
      {rings.map((day) => (
        <circle
          key={day}
          className={classes.ring}
          cx={x(day)}
          cy={y(stepLevel(steps, day, to))}
          r="4.5"
        />
      ))}
      {now !== undefined && from <= today && today <= to && (
        <>
          <circle className={classes.today} cx={x(today)} cy={y(now)} r="5" />
          {!floating && (
            <text className={classes.value} x={x(today)} y={y(now) - 12} textAnchor="middle">
              {format(now)}
            </text>
          )}
        </>
      )}
      {last && to > today && !floating && (
        <>
          <circle className={classes.end} cx={x(to)} cy={y(last.value)} r="4.5" />
          <text className={classes.value} x={x(to) + 10} y={y(last.value) + 4}>
            {format(last.value)}
          </text>
        </>
      )}
      {spans.map((span) => (
        <Capsule
          key={span.from}
          hollow={span.open}
          className={span.open ? classes.pending : classes.taken}
          x={x(span.from)}
          y={axis + (span.open ? 12.8 : 12)}
          width={Math.max(LEAST_CAPSULE, x(span.to) - x(span.from))}
          height={span.open ? 6.4 : 8}
        />
      ))}
      <Months from={from} to={to} x={x} y={height - 6} sparse={width < NARROW} />
    </svg>
  );
}

function Months({
  from,
  to,
  x,
  y,
  sparse,
}: {
  from: CalendarDate;
  to: CalendarDate;
  x: (day: CalendarDate) => number;
  y: number;
  sparse: boolean;
}) {
  const { month } = useDates();
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1;
  const count = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - first;
  const every = Math.ceil(count / (sparse ? 6 : 14));
  return Array.from({ length: count }, (_, index) => first + index)
    .filter((_, index) => index % every === 0)
    .map((value) => {
      const name = `${Math.floor(value / 12)}-${String((value % 12) + 1).padStart(2, '0')}`;
      const isYear = value % 12 < every && value !== first;
      return (
        <text
          key={name}
          className={isYear ? classes.value : undefined}
          x={x(`${name}-01` < from ? from : `${name}-01`)}
          y={y}
        >
          {isYear && count > 12 ? name.slice(0, 4) : month(name)}
        </text>
      );
    });
}

const points = (of: StepPoint[]) =>
  of.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
