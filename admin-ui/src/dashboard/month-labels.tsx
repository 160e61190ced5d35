import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useDates } from '../i18n/use-dates';
import classes from './chart-axes.module.css';

const ROOM_FOR_A_NAME = 30;

/** Under each month its name, or its letter where there is little room; the last is this one. */
export function MonthLabels({ months, y }: { months: string[]; y: number }) {
  const scale = useXScale<'band' | 'point'>();
  const { width } = useDrawingArea();
  const { month: name, monthLetter } = useDates();
  const label = width / months.length < ROOM_FOR_A_NAME ? monthLetter : (month: string) => name(month);
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
