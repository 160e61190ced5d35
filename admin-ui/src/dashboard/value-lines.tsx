import { useYScale } from '@mui/x-charts/hooks';
import classes from './chart-axes.module.css';

interface Props {
  /** About how many; they are round numbers. */
  count: number;
  whole?: boolean;
  label: (value: number) => string;
  /** Where the lines begin, after the labels, and where they end. */
  from: number;
  to: number;
}

export function ValueLines({ count, whole = false, label, from, to }: Props) {
  const scale = useYScale<'linear'>();
  const values = scale.ticks(count).filter((value) => !whole || Number.isInteger(value));
  return values.map((value) => {
    const y = Math.round(scale(value)) + 0.5;
    return (
      <g key={value}>
        <line className={value === 0 ? classes.base : classes.line} x1={from} x2={to} y1={y} y2={y} />
        <text className={classes.label} x="0" y={y + 4}>
          {label(value)}
        </text>
      </g>
    );
  });
}
