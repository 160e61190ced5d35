import {
  addDays,
  type CalendarDate,
  earliest,
  inclusiveDays,
} from '../../../../api/contract/calendar-date.js';
import {
  CALENDAR_DAYS_MAX,
  type CalendarPerson,
} from '../../../../api/contract/leave/team-calendar.js';

const BEFORE = 6;
const AFTER = 7;
const LONGEST = 21;

/** Some days around a request. A long one has only its own. */
export function daysAround(
  start: CalendarDate,
  end: CalendarDate,
  room = LONGEST,
): { from: CalendarDate; to: CalendarDate } {
  const spare = Math.max(0, Math.min(LONGEST, room) - inclusiveDays(start, end));
  const before = Math.min(BEFORE, Math.floor(spare / 2));
  const from = addDays(start, -before);
  return {
    from,
    to: earliest(
      addDays(end, Math.min(AFTER, spare - before)),
      addDays(from, CALENDAR_DAYS_MAX - 1),
    ),
  };
}

/** The requester first, then those who are away; how many of the others are away on the days of the request. */
export function awayInSpan(
  people: readonly CalendarPerson[],
  requester: string | undefined,
  start: CalendarDate,
  end: CalendarDate,
) {
  const others = people.filter(({ _id, absences }) => _id !== requester && absences.length > 0);
  const same = others
    .map(({ absences }) =>
      absences.filter(({ startDate, endDate }) => startDate <= end && endDate >= start),
    )
    .filter(({ length }) => length > 0);
  return {
    shown: [...people.filter(({ _id }) => _id === requester), ...others],
    away: same.length,
    undecided: same.filter((absences) => absences.every(({ status }) => status === 'Pending'))
      .length,
  };
}
