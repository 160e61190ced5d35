import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { useDates } from '../i18n/use-dates';
import classes from './chart-axes.module.css';

const MIN_NAME_WIDTH = 30;

/** The last month is the current one. */
export function MonthLabels({ months, y }: { months: string[]; y: number }) {
  const scale = useXScale<'band' | 'point'>();
  const { width } = useDrawingArea();
  const { month: name, monthLetter } = useDates();
  const label =
    width / months.length < MIN_NAME_WIDTH ? monthLetter : (month: string) => name(month);
  return months.map((month, index) => (
    <text
      key={month}
      className={index === months.length - 1 ? classes.current : classes.label}
      x={(scale(month) ?? 0) + scale.bandwidth() / 2}
      y={y}
      textAnchor="middle"
    >
      {label(month)}
    </text>
  ));
}

interface ValueLinesProps {
  /** Approximate, because the values are round numbers. */
  count: number;
  whole?: boolean;
  label: (value: number) => string;
  /** In pixels; the lines start beside the labels. */
  from: number;
  to: number;
}

export function ValueLines({ count, whole = false, label, from, to }: ValueLinesProps) {
  const scale = useYScale<'linear'>();
  const ticks = (most: number) =>
    scale.ticks(most).filter((value) => !whole || Number.isInteger(value));
  // A short label can be that of two neighbours, such as $3.3K.
  const values =
    Array.from({ length: count }, (_, fewer) => ticks(count - fewer)).find(
      (some) => new Set(some.map(label)).size === some.length,
    ) ?? [];
  return values.map((value) => {
    const y = Math.round(scale(value)) + 0.5;
    return (
      <g key={value}>
        <line
          className={value === 0 ? classes.base : classes.line}
          x1={from}
          x2={to}
          y1={y}
          y2={y}
        />
        <text className={classes.label} x="0" y={y + 4}>
          {label(value)}
        </text>
      </g>
    );
  });
}
