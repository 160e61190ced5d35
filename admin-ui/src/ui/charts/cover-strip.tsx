import { isWeekend } from '../calendar/weekend';
import { type CoverDay, coverScale } from './cover-strip-layout';
import classes from './cover-strip.module.css';

interface Props {
  label: string;
  days: CoverDay[];
  /** Undefined draws no line. */
  limit: number | undefined;
  limitLabel: string;
  /** The width of a day. */
  step?: number;
}

const LIMIT_WIDTH = 64;
const GAP = 4;
const FOOT = 20;

export const coverStripDays = (width: number, step: number): number =>
  Math.max(1, Math.floor((width - LIMIT_WIDTH) / step));

/** A column a day with the people away stacked, and a line at the limit. */
export function CoverStrip({ label, days, limit, limitLabel, step = 27 }: Props) {
  const { height, pitch, y } = coverScale(days, limit);
  const width = days.length * step;
  const thick = Math.max(1, pitch * 0.75);
  return (
    <svg
      className={classes.strip}
      width={width + LIMIT_WIDTH}
      height={height + FOOT}
      role="img"
      aria-label={label}
    >
      {days.map(({ day, taken, open = 0, own = false }, column) => {
        const isOver = limit !== undefined && taken + open + Number(own) > limit;
        const x = column * step;
        const place = (level: number) => ({
          x: x + GAP,
          y: y(level + 1) + (pitch - thick) / 2,
          width: step - 2 * GAP,
          height: thick,
          rx: thick / 2,
        });
        return (
          <g key={day}>
            {isWeekend(day) && (
              <rect className={classes.weekend} x={x} y="0" width={step} height={height} />
            )}
            {Array.from({ length: taken }, (_, level) => (
              <rect key={level} className={classes.taken} {...place(level)} />
            ))}
            {Array.from({ length: open }, (_, level) => (
              <rect key={level} className={classes.open} {...place(taken + level)} />
            ))}
            {own && (
              <rect className={isOver ? classes.above : classes.own} {...place(taken + open)} />
            )}
            <text
              className={isOver ? classes.over : undefined}
              x={x + step / 2}
              y={height + 16}
              textAnchor="middle"
            >
              {Number(day.slice(8))}
            </text>
          </g>
        );
      })}
      <line className={classes.base} x1="0" x2={width} y1={height} y2={height} />
      {limit !== undefined && (
        <>
          <line className={classes.limit} x1="0" x2={width + 4} y1={y(limit)} y2={y(limit)} />
          <text className={classes.limitLabel} x={width + 8} y={y(limit) + 4}>
            {limitLabel}
          </text>
        </>
      )}
    </svg>
  );
}
