import { addDays, type CalendarDate, eachDay, inclusiveDays } from '../../../../api/contract/calendar-date.js';
import { Capsule } from './year-of-days';
import classes from './day-strip.module.css';
import { isWeekend } from './weekend';

export interface StripSpan {
  start: CalendarDate;
  end: CalendarDate;
  /** Of the one whom the strip is about; surely taken; not decided; free again. */
  look: 'own' | 'taken' | 'open' | 'free';
}

export interface StripRow {
  key: string;
  name: string;
  /** The same as the drawing, for those who do not see it. */
  said: string;
  spans: StripSpan[];
}

interface Props {
  width: number;
  from: CalendarDate;
  days: number;
  /** The days that it is about. */
  marked: { start: CalendarDate; end: CalendarDate };
  /** The first is the one whom it is about. */
  rows: StripRow[];
}

const HEAD = 26;
const ROW = 40;
const STEP = 20;
const GAP = 3;
const CAPSULE = 16;

const namesWidth = (width: number) => (width < 480 ? 103 : 146);

/** How many days fit, so that each has the place of its number. */
export const stripDays = (width: number): number => Math.min(31, Math.max(7, Math.floor((width - namesWidth(width)) / STEP)));

/** Who is away on which days: a line of days for each, with a capsule over those away. */
export function DayStrip({ width, from, days, marked, rows }: Props) {
  const names = namesWidth(width);
  const step = (width - names) / days;
  const until = addDays(from, days - 1);
  const dates = eachDay(from, until);
  const height = HEAD + rows.length * ROW;
  return (
    <div className={classes.strip} style={{ gridTemplateColumns: `${names}px minmax(0, 1fr)` }}>
      <ul style={{ paddingBlockStart: HEAD }}>
        {rows.map(({ key, name, said }) => (
          <li key={key} style={{ blockSize: ROW }}>
            <bdi title={name}>{name}</bdi>
            <span className="visually-hidden">: {said}</span>
          </li>
        ))}
      </ul>
      <svg width={width - names} height={height} aria-hidden="true">
        {dates.map((date, index) => (
          <g key={date}>
            {isWeekend(date) && <rect className={classes.weekend} x={index * step} y={HEAD} width={step} height={height - HEAD} />}
            <text className={date >= marked.start && date <= marked.end ? classes.marked : undefined} x={(index + 0.5) * step} y="15" textAnchor="middle">
              {Number(date.slice(8))}
            </text>
          </g>
        ))}
        {rows.map(({ key, spans }, row) => (
          <Line key={key} {...{ from, until, step, spans }} y={HEAD + (row + 0.5) * ROW} />
        ))}
      </svg>
    </div>
  );
}

function Line({ from, until, step, spans, y }: { from: CalendarDate; until: CalendarDate; step: number; spans: StripSpan[]; y: number }) {
  const shown = spans.filter(({ start, end }) => start <= until && end >= from);
  const isFree = (date: CalendarDate) => shown.every(({ start, end }) => date < start || date > end);
  const place = (date: CalendarDate) => (inclusiveDays(from, date) - 1) * step;
  return (
    <>
      {eachDay(from, until)
        .filter(isFree)
        .map((date) => (
          <circle key={date} cx={place(date) + step / 2} cy={y} r="2" />
        ))}
      {shown.map(({ start, end, look }) => {
        const x = start < from ? 0 : place(start) + GAP;
        const right = end > until ? place(until) + step : place(end) + step - GAP;
        return (
          <Capsule key={start} hollow={look === 'open' || look === 'free'} className={classes[look]} x={x} y={y - CAPSULE / 2} width={right - x} height={CAPSULE} cutStart={start < from} cutEnd={end > until} />
        );
      })}
    </>
  );
}
