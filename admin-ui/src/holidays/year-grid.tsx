import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type CalendarDate, isCalendarDate } from '../../../api/contract/calendar-date.js';
import type { HolidayRecord } from '../../../api/contract/working-time/working-time.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { isWeekend } from '../ui/calendar/weekend';
import classes from './year-grid.module.css';

interface Props {
  label: string;
  year: number;
  today: CalendarDate;
  holidays: HolidayRecord[];
  /** Ticked, but not added yet. */
  proposed: Omit<HolidayRecord, '_id'>[];
  onChoose: (day: CalendarDate) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

const dayOf = (year: number, month: number, day: number): CalendarDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Twelve rows of days. A single Tab stop; the arrow keys move between days and months. */
export function YearGrid({ label, year, today, holidays, proposed, onChoose }: Props) {
  const { month: monthName } = useDates();
  const table = useRef<HTMLTableElement>(null);
  const moveFocus = useRef(false);
  const [focused, setFocused] = useState<CalendarDate>();
  const first = dayOf(year, 1, 1);
  const tabStop = [focused, today].find((date) => date?.startsWith(String(year))) ?? first;
  const dayAt = useDayWords(holidays, proposed);

  useEffect(() => {
    if (moveFocus.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moveFocus.current = false;
  }, [tabStop]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>, date: CalendarDate) {
    const { key, currentTarget } = event;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      return onChoose(date);
    }
    const next = neighbour(key, date, getComputedStyle(currentTarget).direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    moveFocus.current = true;
    setFocused(next);
  }

  return (
    <table ref={table} role="grid" className={classes.year} aria-label={label}>
      <thead aria-hidden="true">
        <tr>
          <td />
          {DAYS.map((day) => (
            <td key={day}>{day}</td>
          ))}
        </tr>
      </thead>
      <tbody>
        {MONTHS.map((month) => (
          <tr key={month}>
            <th scope="row">{monthName(dayOf(year, month, 1).slice(0, 7))}</th>
            {DAYS.map((day) => {
              const date = dayOf(year, month, day);
              if (!isCalendarDate(date)) return <td key={day} />;
              const { name, kind, described } = dayAt(date);
              return (
                <td
                  key={day}
                  role="gridcell"
                  tabIndex={date === tabStop ? 0 : -1}
                  className={classes.day}
                  data-kind={kind}
                  aria-current={date === today ? 'date' : undefined}
                  title={name}
                  onClick={() => {
                    setFocused(date);
                    onChoose(date);
                  }}
                  onKeyDown={(event) => onKeyDown(event, date)}
                >
                  <span aria-hidden="true">{name && day}</span>
                  <span className="visually-hidden">{described}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useDayWords(holidays: Props['holidays'], proposed: Props['proposed']) {
  const text = useText();
  const { weekday } = useDates();
  const byDay = new Map(holidays.map((holiday) => [holiday.day, holiday]));
  const proposedByDay = new Map(proposed.map((one) => [one.day, one]));
  return (date: CalendarDate) => {
    const [holiday, proposal] = [byDay.get(date), proposedByDay.get(date)];
    const { name, half } = holiday ?? proposal ?? {};
    const words = [
      weekday(date),
      !holiday && proposal && text('holidays.legend.proposed'),
      name,
      half && text(`holidays.halves.${half}`),
    ];
    const plain = isWeekend(date) ? 'weekend' : 'weekday';
    return {
      name,
      kind: holiday ? (holiday.half ?? 'whole') : proposal ? 'proposed' : plain,
      described: words.filter(Boolean).join(', '),
    };
  };
}

/** The day before or after within the month, or the same one of another month. */
function neighbour(
  key: string,
  date: CalendarDate,
  rightToLeft: boolean,
): CalendarDate | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const forward = rightToLeft ? -1 : 1;
  const step: Record<string, [months: number, days: number]> = {
    ArrowRight: [0, forward],
    ArrowLeft: [0, -forward],
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
  };
  const [months, days] = step[key] ?? [];
  if (months === undefined || days === undefined || !MONTHS.includes(month + months))
    return undefined;
  for (let next = day + days; next >= 1; next -= 1) {
    const found = dayOf(year, month + months, next);
    if (isCalendarDate(found)) return found === date ? undefined : found;
  }
  return undefined;
}

export function YearLegend() {
  const text = useText();
  return (
    <ul className={classes.legend}>
      {(['whole', 'half', 'proposed', 'weekday', 'weekend'] as const).map((kind) => (
        <li key={kind}>
          <span
            className={classes.day}
            data-kind={kind === 'half' ? 'afternoon' : kind}
            aria-hidden="true"
          >
            <span />
          </span>
          {text(`holidays.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
