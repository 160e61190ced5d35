import { freeDays, LEAVE } from './day-art-data';

const COLUMN = 46;
const ROW = 23;
const HALF = 7.5;

const across = (month: number) => 58 + month * COLUMN;
const down = (day: number) => 17 + day * ROW;

/** A year as the product sees it: a column for each month, a dot for each day, a capsule for each leave. */
export function DayArt() {
  return (
    <svg viewBox="0 0 620 760" preserveAspectRatio="xMinYMid slice">
      {LEAVE.map(([month, first, days, tone]) => (
        <rect
          key={`${month} ${first}`}
          x={across(month) - HALF}
          y={down(first) - HALF}
          width={2 * HALF}
          height={2 * HALF + (days - 1) * ROW}
          rx={HALF}
          fill={`var(--deep-${tone})`}
        />
      ))}
      {freeDays.map(({ month, day, weekend }) => (
        <circle
          key={`${month} ${day}`}
          cx={across(month)}
          cy={down(day)}
          r={weekend ? 1.9 : 3.4}
          fill="white"
          opacity={weekend ? 0.2 : 0.26}
        />
      ))}
    </svg>
  );
}
