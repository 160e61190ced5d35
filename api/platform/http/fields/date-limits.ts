import type { CalendarDate } from '../../../contract/calendar-date.js';
import { Problem, refusal, type Refusal } from '../../../contract/problem.js';

export interface DateLimits {
  earliest?: CalendarDate;
  latest?: CalendarDate;
}

export function dateRefusal(
  label: string,
  date: CalendarDate,
  { earliest, latest }: DateLimits,
): Refusal | undefined {
  if (earliest !== undefined && date < earliest)
    return refusal('date.too_early', { label, earliest });
  return latest !== undefined && date > latest
    ? refusal('date.too_late', { label, latest })
    : undefined;
}

/** A date that is not given passes. */
export function requireDate(
  field: string,
  label: string,
  date: CalendarDate | null | undefined,
  limits: DateLimits,
): void {
  const refused = date ? dateRefusal(label, date, limits) : undefined;
  if (refused) throw Problem.at(field, refused);
}
