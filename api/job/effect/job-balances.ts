import { Injectable } from '@nestjs/common';
import { latest, type CalendarDate } from '../../contract/calendar-date.js';
import type { BalanceEffect } from '../../contract/job/job-changes.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import { leaveYearFor } from '../../entitlement/balances/balance.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import { LeaveRulesReader, type LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import {
  isAboutSubject,
  keyOf,
  withAssignments,
} from '../../entitlement/preview/assigned-facts.js';
import { PersonEffects, type PersonEffect } from '../../entitlement/preview/person-effects.js';
import type { PlannedChange } from '../../entitlement/preview/planned-change.js';
import type { Compared, Span } from '../../entitlement/preview/preview-effect.js';
import { Clock } from '../../platform/config/clock.js';
import type { HeldRow } from '../../working-time/working-times.js';
import type { ChangedPerson } from './changed-person.js';

const PEOPLE_AT_ONCE = 100;

/** Balances that patterns and policies move: at the end of the person's leave year, and where they fall below zero. */
@Injectable()
export class JobBalances {
  constructor(
    private readonly clock: Clock,
    private readonly effects: PersonEffects,
    private readonly rules: LeaveRulesReader,
  ) {}

  async moved(people: readonly ChangedPerson[], from: CalendarDate): Promise<BalanceEffect[]> {
    const reassigned = people.filter(
      ({ assigned, unassigned }) => assigned.length + unassigned.length > 0,
    );
    if (reassigned.length === 0) return [];
    const plan = plannedLeave(reassigned, from);
    const day = latest(from, this.clock.today());
    const spanOf = (compared: Compared, type: LeaveTypeRules) =>
      spanOfBalance(compared, type, from, day);
    const moved: PersonEffect[] = [];
    for (let start = 0; start < reassigned.length; start += PEOPLE_AT_ONCE) {
      const ids = reassigned.slice(start, start + PEOPLE_AT_ONCE).map(({ id }) => id);
      moved.push(...(await this.effects.derive(ids, plan, spanOf)));
    }
    const { types } = await this.rules.facts();
    return types.flatMap(({ id, name, unit }) => {
      const ofType = moved.filter(
        ({ typeId, before, after, negative }) =>
          typeId === id && (before !== after || negative !== null),
      );
      if (ofType.length === 0) return [];
      const difference = ofType.reduce((sum, { before, after }) => sum + after - before, 0);
      return [
        {
          leaveType: { _id: id, name },
          unit,
          people: ofType.length,
          difference: wireAmount(unit, difference),
          negative: ofType.filter(({ negative }) => negative !== null).length,
        },
      ];
    });
  }
}

/** Until the end of the leave year of the day; below zero also later, while leave is asked for. */
function spanOfBalance(
  { before, after }: Compared,
  type: LeaveTypeRules,
  from: CalendarDate,
  day: CalendarDate,
): Span | undefined {
  const yearEnd = (person: PersonEntitlement) =>
    leaveYearFor(person.statementFacts(type, person.periodOn(day)), day)?.to;
  const on = yearEnd(after) ?? yearEnd(before);
  if (on === undefined) return undefined;
  return { from, on, until: latest(on, after.lastDayOfLeave(type.id) ?? on) };
}

function plannedLeave(people: readonly ChangedPerson[], from: CalendarDate): PlannedChange {
  const rows = people.flatMap(({ assigned, unassigned }) => [...assigned, ...unassigned]);
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  return {
    from,
    people: [],
    movesCosts: subjects.includes('pattern'),
    apply: (facts) => withAssignments(facts, (stored) => assignmentsAfter(stored, people)),
    isAbout: (person, type) => subjects.some((subject) => isAboutSubject(subject)(person, type)),
  };
}

/** In the order of `withAssignments`: of two from one day the later in the list counts. */
export function assignmentsAfter(
  stored: readonly HeldRow[],
  people: readonly ChangedPerson[],
): HeldRow[] {
  const ended = new Set(people.flatMap(({ unassigned }) => unassigned.map(keyOf)));
  return [
    ...stored.filter((row) => !ended.has(keyOf(row))),
    ...people.flatMap(({ assigned }) => assigned),
  ];
}
