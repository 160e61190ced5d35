import {
  addDays,
  addMonths,
  addYears,
  earliest,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { PolicyRules } from '../../contract/leave/policy-rules.js';
import { firstRuledDay } from './rule-on-day.js';
import type { RuleFacts, StatementFacts } from './statement-facts.js';

/** From the first day under a policy to the last before the next leave year. */
export interface LeaveYear {
  /** Its allocation: '2026', or '2026/27' if it crosses the new year; with the first day where an earlier year has that name. */
  id: string;
  from: CalendarDate;
  to: CalendarDate;
  /** Those of the first day: frequency, timing, rounding and cap of the whole year. */
  rules: PolicyRules;
  version: string | null;
  /** All twelve, also those that lie outside `from` and `to`; each is a twelfth of the entitlement. */
  months: readonly { from: CalendarDate; to: CalendarDate }[];
}

/** Where no leave year is found although the person is employed under a policy. */
export function lacksHireDate(facts: StatementFacts): boolean {
  const [first] = facts.rules;
  return (
    first !== undefined &&
    facts.employedFrom === null &&
    firstRuledDay(facts, first.from) !== undefined
  );
}

/** `years` reach to `day` at least. A day after the employment falls into its last year, which does not end. */
export function yearOf(
  years: readonly LeaveYear[],
  day: CalendarDate,
  { employedTo }: StatementFacts,
): LeaveYear | undefined {
  const year = spanOn(years, day);
  const isLast = year && employedTo !== null && employedTo <= year.to && employedTo < day;
  return year && (day <= year.to || isLast) ? year : undefined;
}

export function leaveYearOn(facts: RuleFacts, day: CalendarDate): LeaveYear | undefined {
  const span = spanOn(facts.rules, day);
  const rules = span?.rules;
  if (!span || !rules) return undefined;
  const whole = wholeYear(rules.yearStart, facts.employedFrom, day);
  if (!whole) return undefined;
  const closed = facts.closings.find(
    (closing) => closing.day >= day && closing.day < whole.to && !hasEndedBy(facts, closing.day),
  );
  const other = facts.rules.find(
    ({ from, rules: next }) =>
      from > day && from <= whole.to && next && next.yearStart !== rules.yearStart,
  );
  const months = whole.monthStarts.map((from, index) => ({
    from,
    to: addDays(whole.monthStarts[index + 1] ?? addDays(whole.to, 1), -1),
  }));
  const id = yearName(months[0]?.from ?? day, whole.to);
  return {
    id,
    from: day,
    to: earliest(whole.to, other ? addDays(other.from, -1) : whole.to, closed?.day ?? whole.to),
    rules,
    version: span.version,
    months,
  };
}

/** A closing after the employment, before the next one begins, leaves its last leave year as it was. */
function hasEndedBy({ employedTo }: RuleFacts, day: CalendarDate): boolean {
  return employedTo !== null && employedTo <= day;
}

/** Months are counted from the first anchor, so that 31 January is followed by 28 February and 31 March. */
function wholeYear(yearStart: string, hiredOn: CalendarDate | null, day: CalendarDate) {
  const anchor = yearStart === 'hire' ? hiredOn : `${day.slice(0, 4)}-${yearStart}`;
  if (anchor === null) return undefined;
  let years = Number(day.slice(0, 4)) - Number(anchor.slice(0, 4));
  if (addYears(anchor, years) > day) years -= 1;
  return {
    to: addDays(addYears(anchor, years + 1), -1),
    monthStarts: Array.from({ length: 12 }, (_, month) => addMonths(anchor, 12 * years + month)),
  };
}

function yearName(first: CalendarDate, last: CalendarDate): string {
  const [begins, ends] = [first.slice(0, 4), last.slice(0, 4)];
  return begins === ends ? begins : `${begins}/${ends.slice(2)}`;
}
