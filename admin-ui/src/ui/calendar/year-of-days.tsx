import { addDays, type CalendarDate, eachDay } from '../../../../api/contract/calendar-date.js';
import { isWeekend } from './weekend';
import classes from './year-of-days.module.css';

export interface YearSpan {
  start: CalendarDate;
  end: CalendarDate;
  /** 'open' is a pending request; 'free' draws nothing but the ring. */
  variant: 'taken' | 'open' | 'free';
  ringed?: boolean;
}

interface Props {
  width: number;
  year: number;
  month: (month: string) => string;
  spans: YearSpan[];
  today?: CalendarDate;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const TOP = 8;

const isSmall = (width: number) => width < 480;
const lineOf = (width: number) => (isSmall(width) ? 18 : 21);

/** Kept free while the year loads. */
export const yearHeight = (width: number): number => TOP + MONTHS.length * lineOf(width) - 4;

/** Hidden from screen readers: the page must give the same information as text. */
export function YearOfDays({ width, year, month, spans, today }: Props) {
  const small = isSmall(width);
  const left = small ? 34 : 42;
  const step = (width - left - 12) / 30;
  const line = lineOf(width);
  const thick = small ? 8.5 : 10.5;
  const position = (date: CalendarDate) => ({
    x: left + (Number(date.slice(8)) - 1) * step,
    y: TOP + (Number(date.slice(5, 7)) - 1) * line,
  });
  const taken = spans.filter(({ variant }) => variant !== 'free');
  const isFree = (date: CalendarDate) =>
    taken.every(({ start, end }) => date < start || date > end) && date !== today;
  const dots = eachDay(`${year}-01-01`, `${year}-12-31`).filter(isFree);
  const now = today?.startsWith(String(year)) ? position(today) : undefined;
  return (
    <svg
      className={classes.year}
      width={width}
      height={yearHeight(width)}
      aria-hidden="true"
      data-small={small}
    >
      {MONTHS.map((index) => (
        <text key={index} x="0" y={TOP + 4 + index * line}>
          {month(firstDayOf(year, index).slice(0, 7))}
        </text>
      ))}
      <path
        className={classes.days}
        d={dotPath(
          dots.filter((date) => !isWeekend(date)),
          position,
        )}
      />
      <path className={classes.weekends} d={dotPath(dots.filter(isWeekend), position)} />
      {now && spans.every(({ start, end }) => !today || today < start || today > end) && (
        <circle className={classes.today} cx={now.x} cy={now.y} r="4.4" />
      )}
      {spans.flatMap(({ start, end, variant, ringed }) =>
        byMonth(year, start, end).map((part) => {
          const { x, y } = position(part.start);
          const length = position(part.end).x - x;
          const inset = variant === 'open' ? 0.9 : 0;
          const capsule = (out: number) => ({
            x: x - (part.cutStart ? step / 2 : thick / 2 + out),
            y: y - thick / 2 - out,
            width:
              length +
              (part.cutStart ? step / 2 : thick / 2 + out) +
              (part.cutEnd ? step / 2 : thick / 2 + out),
            height: thick + 2 * out,
            cutStart: part.cutStart,
            cutEnd: part.cutEnd,
          });
          return (
            <g key={part.start}>
              {ringed && <Capsule hollow className={classes.ring} {...capsule(4 - inset)} />}
              {variant !== 'free' && (
                <Capsule
                  hollow={variant === 'open'}
                  className={classes[variant]}
                  {...capsule(-inset)}
                />
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}

const firstDayOf = (year: number, month: number): CalendarDate =>
  `${year}-${String(month + 1).padStart(2, '0')}-01`;

const dotPath = (
  dates: CalendarDate[],
  position: (date: CalendarDate) => { x: number; y: number },
) =>
  dates
    .map((date) => position(date))
    .map(({ x, y }) => `M${x.toFixed(1)} ${y}h0`)
    .join('');

interface Part {
  start: CalendarDate;
  end: CalendarDate;
  cutStart: boolean;
  cutEnd: boolean;
}

/** Cuts a span at the end of each month, because each month is a row of its own. */
function byMonth(year: number, start: CalendarDate, end: CalendarDate): Part[] {
  return MONTHS.map((month) => {
    const first = firstDayOf(year, month);
    const last = addDays(month === 11 ? `${year + 1}-01-01` : firstDayOf(year, month + 1), -1);
    return {
      start: start > first ? start : first,
      end: end < last ? end : last,
      cutStart: start < first,
      cutEnd: end > last,
    };
  }).filter((part) => part.start <= part.end);
}

interface CapsuleProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A flat end, where the span continues beyond the row. */
  cutStart?: boolean;
  cutEnd?: boolean;
  /** Only the outline, open at a flat end. */
  hollow?: boolean;
  className?: string;
}

export function Capsule({
  x,
  y,
  width,
  height,
  cutStart = false,
  cutEnd = false,
  hollow = false,
  className,
}: CapsuleProps) {
  const round = height / 2;
  const left = cutStart ? x : x + round;
  const right = cutEnd ? x + width : x + width - round;
  const end = cutEnd ? `${hollow ? 'm0 ' : 'v'}${height}` : `a${round} ${round} 0 0 1 0 ${height}`;
  const start = cutStart ? '' : `a${round} ${round} 0 0 1 0 ${-height}`;
  return <path className={className} d={`M${left} ${y}H${right}${end}H${left}${start}`} />;
}
