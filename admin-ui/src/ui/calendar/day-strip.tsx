import { addDays, type CalendarDate, eachDay, inclusiveDays } from '../../../../api/contract/calendar-date.js';
import { Capsule } from './year-of-days';
import classes from './day-strip.module.css';
import { isWeekend } from './weekend';

export interface StripSpan {
  start: CalendarDate;
  end: CalendarDate;
  /** 'own' is the request that the page is about, 'open' a pending one, 'free' a rejected or cancelled one. */
  variant: 'own' | 'taken' | 'open' | 'free';
}

export interface StripRow {
  key: string;
  name: string;
  description: string;
  spans: StripSpan[];
}

interface Props {
  width: number;
  from: CalendarDate;
  days: number;
  /** The days of the request that the page is about. */
  marked: { start: CalendarDate; end: CalendarDate };
  rows: StripRow[];
}

const HEAD = 26;
const ROW = 40;
const STEP = 20;
const GAP = 3;
const CAPSULE = 16;

const namesWidth = (width: number) => (width < 480 ? 103 : 146);

export const stripDays = (width: number): number => Math.min(31, Math.max(7, Math.floor((width - namesWidth(width)) / STEP)));

export function DayStrip({ width, from, days, marked, rows }: Props) {
  const names = namesWidth(width);
  const step = (width - names) / days;
  const until = addDays(from, days - 1);
  const dates = eachDay(from, until);
  const height = HEAD + rows.length * ROW;
  return (
    <div className={classes.strip} style={{ gridTemplateColumns: `${names}px minmax(0, 1fr)` }}>
      <ul style={{ paddingBlockStart: HEAD }}>
        {rows.map(({ key, name, description }) => (
          <li key={key} style={{ blockSize: ROW }}>
            <bdi title={name}>{name}</bdi>
            <span className="visually-hidden">: {description}</span>
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
  const position = (date: CalendarDate) => (inclusiveDays(from, date) - 1) * step;
  return (
    <>
      {eachDay(from, until)
        .filter(isFree)
        .map((date) => (
          <circle key={date} cx={position(date) + step / 2} cy={y} r="2" />
        ))}
      {shown.map(({ start, end, variant }) => {
        const x = start < from ? 0 : position(start) + GAP;
        const right = end > until ? position(until) + step : position(end) + step - GAP;
        return (
          <Capsule key={start} hollow={variant === 'open' || variant === 'free'} className={classes[variant]} x={x} y={y - CAPSULE / 2} width={right - x} height={CAPSULE} cutStart={start < from} cutEnd={end > until} />
        );
      })}
    </>
  );
}
