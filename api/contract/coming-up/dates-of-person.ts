import { addDays, addYears, type CalendarDate } from '../calendar-date.js';
import { spanOn } from '../dated-spans.js';
import {
  isEmployedOn,
  serviceSince,
  type EmploymentPeriod,
} from '../employee/employment-periods.js';

export type DateKind =
  | 'firstDay'
  | 'lastDay'
  | 'contractEnd'
  | 'probationEnd'
  | 'birthday'
  | 'anniversary';

/** The end of a contract or probation that holds from a day; null for none. */
export interface EndFact {
  kind: 'contractEnd' | 'probationEnd';
  from: CalendarDate;
  value: CalendarDate | null;
}

export interface PersonDates {
  _id: string;
  name: string;
  department: string;
  /** In their order. */
  employments: readonly EmploymentPeriod[];
  /** In their order. */
  ends: readonly EndFact[];
  /** Birthdays and anniversaries are only of people who agreed. */
  celebrates: boolean;
  born: CalendarDate | null;
}

export interface PersonDate {
  day: CalendarDate;
  kind: DateKind;
  department: string | null;
  years: number | null;
}

/** A person's days in a span, first and last included. */
export function datesOfPerson(
  person: PersonDates,
  from: CalendarDate,
  to: CalendarDate,
): PersonDate[] {
  const { department, employments } = person;
  const within = (day: CalendarDate | null): day is CalendarDate =>
    day !== null && day >= from && day <= to;
  const { first, last } = comesAndGoes(employments);
  return [
    ...first.filter(within).map((day) => ({ ...dateOf('firstDay', day), department })),
    ...last.filter(within).map((day) => ({ ...dateOf('lastDay', day), department })),
    // Somebody's last day says it already.
    ...endsOf(person)
      .filter(({ day }) => within(day) && !last.includes(day))
      .map(({ kind, day }) => dateOf(kind, day)),
    ...(person.celebrates ? celebrations(person, from, to) : []),
  ].filter(({ day }) => isEmployedOn(employments, day));
}

/** Somebody who returns on the day after neither goes nor comes. */
function comesAndGoes(employments: readonly EmploymentPeriod[]) {
  const hired = employments.map(({ hiredOn }) => hiredOn);
  const left = employments.map(({ leftOn }) => leftOn);
  return {
    first: hired.filter((day) => day !== null && !left.includes(addDays(day, -1))),
    last: left.filter((day) => day !== null && !hired.includes(addDays(day, 1))) as CalendarDate[],
  };
}

/** A day that a later fact moves does not come. */
function endsOf({ ends }: PersonDates): { kind: EndFact['kind']; day: CalendarDate }[] {
  return (['contractEnd', 'probationEnd'] as const).flatMap((kind) => {
    const timeline = ends.filter((end) => end.kind === kind);
    const days = new Set(timeline.map(({ value }) => value));
    return [...days].flatMap((day) =>
      day !== null && spanOn(timeline, day)?.value === day ? [{ kind, day }] : [],
    );
  });
}

/** 29 February is celebrated on 28 February in common years. */
function celebrations(
  { born, employments }: PersonDates,
  from: CalendarDate,
  to: CalendarDate,
): PersonDate[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const yearly = (since: CalendarDate | null) =>
    since === null
      ? []
      : Array.from({ length: last - first + 1 }, (_, place) => first + place)
          .map((year) => year - Number(since.slice(0, 4)))
          .map((years) => ({ years, day: addYears(since, years) }))
          .filter(({ years, day }) => years > 0 && day >= from && day <= to);
  return [
    ...yearly(born).map(({ day }) => dateOf('birthday', day)),
    ...employments.flatMap((employment, place) =>
      yearly(serviceSince(employments.slice(0, place + 1)))
        .filter(({ day }) => isEmployedOn([employment], day))
        .map(({ years, day }) => ({ ...dateOf('anniversary', day), years })),
    ),
  ];
}

const dateOf = (kind: DateKind, day: CalendarDate): PersonDate => ({
  day,
  kind,
  department: null,
  years: null,
});
