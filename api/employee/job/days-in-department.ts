import {
  EARLIEST_EMPLOYMENT,
  addDays,
  earliest,
  latest,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import { jobTimeline, type JobFact } from '../../contract/employee/job-facts.js';

export interface PersonOfDepartments {
  _id: string;
  name: string;
  facts: readonly JobFact[];
  employments: readonly EmploymentPeriod[];
  /** Of `employee`, for people without facts. */
  departmentId: string;
}

export interface DayInDepartment {
  _id: string;
  name: string;
  day: CalendarDate;
}

const NEVER = '9999-12-31';

/** The first day since one on which somebody is employed and stays in a department; without `next` they stay. */
export function firstDayOfStay(
  stay: { from: CalendarDate; next: CalendarDate | undefined },
  employments: readonly EmploymentPeriod[],
  since: CalendarDate,
): CalendarDate | null {
  const until = stay.next ? addDays(stay.next, -1) : NEVER;
  const days = employments.flatMap(({ hiredOn, leftOn }) => {
    const first = latest(stay.from, hiredOn ?? EARLIEST_EMPLOYMENT, since);
    return first <= earliest(until, leftOn ?? NEVER) ? first : [];
  });
  return days.length > 0 ? earliest(...days) : null;
}

/** The first day since one on which somebody is employed and in the department, moves that are planned included. */
export function firstDayIn(
  departmentId: string,
  { facts, employments, departmentId: todays }: PersonOfDepartments,
  since: CalendarDate,
): CalendarDate | null {
  const timeline = jobTimeline(facts, 'department');
  const stays =
    timeline.length === 0
      ? [{ valueId: todays, from: EARLIEST_EMPLOYMENT, next: undefined }]
      : timeline.map(({ valueId, from }, place) => ({
          valueId,
          from,
          next: timeline[place + 1]?.from,
        }));
  const days = stays.flatMap(
    (stay) =>
      (stay.valueId === departmentId ? firstDayOfStay(stay, employments, since) : null) ?? [],
  );
  return days.length > 0 ? earliest(...days) : null;
}

/** Who is in the department on a day or later, in the order of the people. */
export function daysIn(
  departmentId: string,
  people: readonly PersonOfDepartments[],
  since: CalendarDate,
): DayInDepartment[] {
  return people.flatMap((person) => {
    const day = firstDayIn(departmentId, person, since);
    return day ? { _id: person._id, name: person.name, day } : [];
  });
}
