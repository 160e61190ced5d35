import { addDays, type CalendarDate } from '../calendar-date.js';
import type { JobSubject } from '../job/job-changes.js';
import { workingDaysBetween } from '../leave/working-days.js';
import { datesOfPerson, type DateKind, type PersonDates } from './dates-of-person.js';

export const COMING_UP_DAYS_MAX = 92;
/** An event names no more; the rest is counted. */
export const COMING_UP_PEOPLE_MAX = 10;
/** A request that waits longer than this is one to look after. */
const LONG_WAIT_WORKING_DAYS = 5;

export type ComingUpKind = DateKind | 'change';

export interface ComingPerson {
  _id: string;
  name: string;
}

/** One value of somebody that changes. A salary has no value here. */
export interface ComingChange {
  person: ComingPerson;
  from: CalendarDate;
  subject: JobSubject;
  value: string | null;
  /** Recorded before its day. */
  isPlanned: boolean;
}

export interface EndedPeriod {
  from: CalendarDate;
  to: CalendarDate;
  /** Null until somebody starts it. */
  run: string | null;
}

export interface ComingUpFacts {
  people: readonly PersonDates[];
  changes: readonly ComingChange[];
  /** Pay periods that are not paid, oldest first. */
  unpaid: readonly EndedPeriod[];
  withoutBankAccount: number;
  /** Requests that have waited for their next step since `longWaitSince` or before. */
  longWaiting: number;
}

/** The same for all of its people. */
export interface ComingUpEvent {
  day: CalendarDate;
  kind: ComingUpKind;
  /** By name, at most ten. */
  people: ComingPerson[];
  /** All of them. */
  count: number;
  /** With first and last days. */
  department: string | null;
  /** With anniversaries. */
  years: number | null;
  /** With planned changes; a salary has no value. */
  changes: { subject: JobSubject; value: string | null }[];
}

export interface ComingUp {
  /** In order of their days. */
  events: ComingUpEvent[];
  unpaid: EndedPeriod[];
  /** People who are due pay that cannot be transferred. */
  withoutBankAccount: number;
  /** Requests that have waited longer than five working days. */
  longWaiting: number;
}

type Single = Omit<ComingUpEvent, 'people' | 'count'> & { person: ComingPerson };

const ORDER: readonly ComingUpKind[] = [
  'firstDay',
  'change',
  'probationEnd',
  'contractEnd',
  'lastDay',
  'birthday',
  'anniversary',
];

/** The dates of a span, and what was forgotten by its first day. What is planned for a first day is no change. */
export function comingUp(
  { people, changes, unpaid, withoutBankAccount, longWaiting }: ComingUpFacts,
  from: CalendarDate,
  to: CalendarDate,
): ComingUp {
  const dates = people.flatMap((person) =>
    datesOfPerson(person, from, to).map((date): Single => ({
      ...date,
      person: { _id: person._id, name: person.name },
      changes: [],
    })),
  );
  const begins = new Set(dates.filter(({ kind }) => kind === 'firstDay').map(keyOf));
  const planned = plannedOf(changes, from, to).filter((event) => !begins.has(keyOf(event)));
  return {
    events: grouped([...dates, ...planned]),
    unpaid: unpaid.filter((period) => period.to < from),
    withoutBankAccount,
    longWaiting,
  };
}

/** The last day since which a request has waited longer than five working days. */
export function longWaitSince(day: CalendarDate): CalendarDate {
  let since = addDays(day, -LONG_WAIT_WORKING_DAYS);
  while (workingDaysBetween(since, day) <= LONG_WAIT_WORKING_DAYS) since = addDays(since, -1);
  return since;
}

const keyOf = ({ day, person }: Pick<Single, 'day' | 'person'>) => `${day} ${person._id}`;

/** All that changes for somebody on a day is one event. */
function plannedOf(
  changes: readonly ComingChange[],
  from: CalendarDate,
  to: CalendarDate,
): Single[] {
  const planned = new Map<string, Single>();
  for (const { person, from: day, subject, value, isPlanned } of changes) {
    if (day < from || day > to || !isPlanned) continue;
    const key = keyOf({ day, person });
    const known = planned.get(key);
    if (known) known.changes.push({ subject, value });
    else
      planned.set(key, {
        day,
        kind: 'change',
        person,
        department: null,
        years: null,
        changes: [{ subject, value }],
      });
  }
  return [...planned.values()].map((event) => ({
    ...event,
    changes: event.changes.sort((a, b) => (a.subject < b.subject ? -1 : 1)),
  }));
}

function grouped(singles: readonly Single[]): ComingUpEvent[] {
  const groups = new Map<string, Single[]>();
  for (const single of singles) {
    const { person: _, ...same } = single;
    const key = JSON.stringify([
      same.day,
      ORDER.indexOf(same.kind),
      same.department,
      same.years,
      same.changes,
    ]);
    const group = groups.get(key);
    if (group) group.push(single);
    else groups.set(key, [single]);
  }
  return [...groups.values()]
    .map((group) => {
      const { person: _, ...same } = group[0] as Single;
      const people = group.map(({ person }) => person).sort(byName);
      return { ...same, people: people.slice(0, COMING_UP_PEOPLE_MAX), count: people.length };
    })
    .sort(
      (a, b) =>
        (a.day < b.day ? -1 : a.day > b.day ? 1 : 0) ||
        ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
        byName(a.people[0] as ComingPerson, b.people[0] as ComingPerson),
    );
}

const COLLATOR = new Intl.Collator('en');

/** The id decides between people of one name, so that the order is always the same. */
function byName(a: ComingPerson, b: ComingPerson): number {
  return COLLATOR.compare(a.name, b.name) || (a._id < b._id ? -1 : 1);
}
