import { earliest, type CalendarDate } from '../../contract/calendar-date.js';
import type { JobWarning } from '../../contract/job/job-changes.js';
import type { JobJudgement } from '../job-judgements.js';
import type { ChangedPerson } from './changed-person.js';

const NAMED = 10;

export interface WarnedPerson {
  id: string;
  name: string;
  on?: CalendarDate | null;
}

/** None about nobody. */
export function warning(code: JobWarning['code'], people: readonly WarnedPerson[]): JobWarning[] {
  if (people.length === 0) return [];
  const days = people.flatMap(({ on }) => on ?? []);
  return [
    {
      code,
      people: people.slice(0, NAMED).map(({ id, name }) => ({ _id: id, name })),
      count: people.length,
      on: days.length === 0 ? null : earliest(...days),
    },
  ];
}

/** About facts and salaries of later days, which stay as they are. */
export function laterWarnings({ people }: JobJudgement): JobWarning[] {
  const laterSalaries = people.flatMap(({ person, change: { salary } }) =>
    salary?.later ? [{ ...person, on: salary.later.from }] : [],
  );
  const laterFacts = people.flatMap(({ person, change: { later, assignments } }) => {
    const days = [
      ...later.map(({ from }) => from),
      ...assignments.flatMap((assignment) => assignment.later ?? []),
    ];
    return days.length > 0 ? [{ ...person, on: earliest(...days) }] : [];
  });
  return [...warning('laterSalary', laterSalaries), ...warning('laterFact', laterFacts)];
}

/** Salaries for later days, which were raised from the one that is withdrawn. */
export function lostBases(people: readonly ChangedPerson[]): JobWarning[] {
  const later = people.flatMap(({ id, name, salaries, salary }) => {
    const on = salary && salaries.find(({ from }) => from > salary.from)?.from;
    return on ? [{ id, name, on }] : [];
  });
  return warning('lostBase', later);
}
