import { addDays, addYears, inclusiveDays, type CalendarDate } from '../calendar-date.js';

/** One employment of a person. Without `hiredOn` it began at an unknown time, without `leftOn` it has no end yet; both days are worked. */
export interface EmploymentPeriod {
  hiredOn: CalendarDate | null;
  leftOn: CalendarDate | null;
}

/** An employment that was followed by another one. */
export interface EarlierPeriod extends EmploymentPeriod {
  leftOn: CalendarDate;
}

/** ISO 8601 intervals, as the audit log and checks of imports have them: '2015-03-01/2018-02-28', with '..' for an unknown beginning. */
export function intervalsOf(periods: readonly EmploymentPeriod[]): string | null {
  return periods.map(({ hiredOn, leftOn }) => `${hiredOn ?? '..'}/${leftOn}`).join(', ') || null;
}

export interface PeriodConflict {
  /** Place of the period in the list. */
  place: number;
  kind: 'leftBeforeHired' | 'notAfterPrevious' | 'notBegun';
  /** The hire date or last day that it conflicts with. */
  date: CalendarDate;
}

/**
 * The first conflict of periods in their order. Somebody may return on the day after the last one: then there are two employments without a gap.
 * Only the latest one may begin in the future: nobody returns from an employment that has not begun.
 */
export function periodConflict(
  periods: EmploymentPeriod[],
  today: CalendarDate,
): PeriodConflict | undefined {
  for (const [place, { hiredOn, leftOn }] of periods.entries()) {
    if (hiredOn !== null && leftOn !== null && leftOn < hiredOn)
      return { place, kind: 'leftBeforeHired', date: hiredOn };
    const previous = periods[place - 1]?.leftOn;
    if (previous && (hiredOn === null || hiredOn <= previous))
      return { place, kind: 'notAfterPrevious', date: previous };
    if (hiredOn !== null && hiredOn > today && place < periods.length - 1)
      return { place, kind: 'notBegun', date: hiredOn };
  }
  return undefined;
}

export function isEmployedOn(periods: readonly EmploymentPeriod[], date: CalendarDate): boolean {
  return periods.some(
    ({ hiredOn, leftOn }) =>
      (hiredOn === null || hiredOn <= date) && (leftOn === null || leftOn >= date),
  );
}

export interface DayOutside {
  date: CalendarDate;
  /** The last day before it and the hire date after it, where there are such. */
  leftOn: CalendarDate | null;
  hiredOn: CalendarDate | null;
}

/** The first of these days that lies in no employment. */
export function firstDayOutside(
  periods: readonly EmploymentPeriod[],
  first: CalendarDate,
  last: CalendarDate,
): DayOutside | undefined {
  let date = first;
  for (const { hiredOn, leftOn } of periods) {
    if (leftOn !== null && leftOn < date) continue;
    if (hiredOn !== null && hiredOn > date)
      return { date, leftOn: lastDayBefore(periods, date), hiredOn };
    if (leftOn === null || leftOn >= last) return undefined;
    date = addDays(leftOn, 1);
  }
  return { date, leftOn: lastDayBefore(periods, date), hiredOn: null };
}

/** The last day of the employment that had ended by the date, if no other one had begun. */
export function lastDayBefore(
  periods: readonly EmploymentPeriod[],
  date: CalendarDate,
): CalendarDate | null {
  if (isEmployedOn(periods, date)) return null;
  return periods.findLast(({ leftOn }) => leftOn !== null && leftOn < date)?.leftOn ?? null;
}

/**
 * Completed years in all employments together, without the gaps: those since the latest hire date, moved back by the days of the employments before.
 * Null where the first hire date is unknown or lies ahead.
 */
export function yearsOfService(periods: EmploymentPeriod[], today: CalendarDate): number | null {
  const begun = periods.filter(({ hiredOn }) => hiredOn === null || hiredOn <= today);
  const since = serviceSince(begun);
  if (since === null) return null;
  const leftOn = begun.at(-1)?.leftOn ?? null;
  return completedYears(since, leftOn !== null && leftOn < today ? addDays(leftOn, 1) : today);
}

/** The day from which the years in the last of these employments count; null where a hire date is unknown. */
export function serviceSince(periods: readonly EmploymentPeriod[]): CalendarDate | null {
  const [earlier, latest] = [periods.slice(0, -1), periods.at(-1)];
  if (!latest || latest.hiredOn === null || earlier.some(({ hiredOn }) => hiredOn === null))
    return null;
  const earlierDays = earlier.reduce(
    (days, { hiredOn, leftOn }) =>
      days + inclusiveDays(hiredOn as CalendarDate, leftOn as CalendarDate),
    0,
  );
  return addDays(latest.hiredOn, -earlierDays);
}

function completedYears(from: CalendarDate, until: CalendarDate): number {
  const years = Number(until.slice(0, 4)) - Number(from.slice(0, 4));
  return addYears(from, years) > until ? years - 1 : years;
}
