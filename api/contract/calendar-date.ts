/** A calendar date as 'YYYY-MM-DD', without time or zone. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !SHAPE.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Days since 1970-01-01; NaN for an invalid date. */
function dayNumber(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const day = new Date((dayNumber(date) + days) * DAY_MS);
  if (Number.isNaN(day.getTime())) throw new RangeError(`${date} is no calendar date.`);
  return written(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}

/** Takes a quarter of the time of toISOString; a balance is derived from thousands of dates. */
function written(year: number, monthIndex: number, day: number): CalendarDate {
  return `${String(year).padStart(4, '0')}-${twoDigits(monthIndex + 1)}-${twoDigits(day)}`;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}

export function inclusiveDays(start: CalendarDate, end: CalendarDate): number {
  return dayNumber(end) - dayNumber(start) + 1;
}

export function eachDay(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  return Array.from({ length: Math.max(0, inclusiveDays(start, end)) }, (_, day) =>
    addDays(start, day),
  );
}

export function dateIn(timeZone: string, instant = new Date()): CalendarDate {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}

const MINUTE_MS = 60_000;

/** Milliseconds since 1970. Assumes that days begin on whole minutes. */
export function startOfDayIn(timeZone: string, date: CalendarDate): number {
  return firstMinute(dayNumber(date), (instant) => dateIn(timeZone, instant) >= date);
}

/** The first instant of the next day. */
export function endOfDayIn(timeZone: string, date: CalendarDate): number {
  return firstMinute(dayNumber(date) + 1, (instant) => dateIn(timeZone, instant) > date);
}

/** Binary search: no time zone is more than 15 hours from UTC. */
function firstMinute(day: number, reached: (instant: Date) => boolean): number {
  let [before, after] = [day * DAY_MS - 15 * 60 * MINUTE_MS, day * DAY_MS + 15 * 60 * MINUTE_MS];
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (reached(new Date(middle))) after = middle;
    else before = middle;
  }
  return after;
}

/** 29 February becomes 28 February in a common year. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0');
  const day = date.slice(4);
  return day === '-02-29' && !isCalendarDate(year + day) ? `${year}-02-28` : year + day;
}

/** The same day of the month; the month's last day where it has no such day (31 January, 28 February, 31 March). */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const monthsSinceZero = year * 12 + month - 1 + months;
  const [newYear, monthIndex] = [
    Math.floor(monthsSinceZero / 12),
    ((monthsSinceZero % 12) + 12) % 12,
  ];
  const length = new Date(Date.UTC(newYear, monthIndex + 1, 0)).getUTCDate();
  return written(newYear, monthIndex, Math.min(day, length));
}

export function earliest(...dates: CalendarDate[]): CalendarDate {
  return dates.reduce((first, date) => (date < first ? date : first));
}

export function latest(...dates: CalendarDate[]): CalendarDate {
  return dates.reduce((last, date) => (date > last ? date : last));
}

/** Earlier dates count as typing errors, in forms, imports and migrations alike. */
export const EARLIEST_BIRTH = '1900-01-01';
export const EARLIEST_EMPLOYMENT = '1950-01-01';
export const EARLIEST_PAY = '2000-01-01';
export const EARLIEST_LEAVE = '2000-01-01';

/** Limit for dates of pay, leave and employment in the future. */
export const YEARS_AHEAD = 2;

export function latestFutureDate(today: CalendarDate): CalendarDate {
  return addYears(today, YEARS_AHEAD);
}
