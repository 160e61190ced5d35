import { Injectable } from '@nestjs/common';
import { addDays, addYears, latest, type CalendarDate } from '../../contract/calendar-date.js';
import { jobTimeline } from '../../contract/employee/job-facts.js';
import type { CoverageEffect } from '../../contract/job/job-changes.js';
import { DepartmentDays } from '../../employee/job/department-days.js';
import { withAssignments } from '../../entitlement/preview/assigned-facts.js';
import {
  AwayDays,
  type PlannedWorkingTime,
  type StoredAbsence,
} from '../../leave/coverage/away-days.js';
import { CoverageRules, type StoredCoverageRule } from '../../leave/coverage/coverage-rules.js';
import { awayByDay, countedAbsences, isRuleInForce } from '../../leave/coverage/coverage.js';
import { Clock } from '../../platform/config/clock.js';
import type { ChangedPerson, Mover } from './changed-person.js';
import { assignmentsAfter } from './job-balances.js';

/** The people whom rules compare, and the days. */
interface Compared {
  rules: readonly StoredCoverageRule[];
  departments: readonly string[];
  ids: readonly string[];
  from: CalendarDate;
  to: CalendarDate;
}

/** Days of the coming year on which a rule would break, or would no longer, because people on leave move, or would work on other days. */
@Injectable()
export class CoverageEffects {
  constructor(
    private readonly clock: Clock,
    private readonly rules: CoverageRules,
    private readonly awayDays: AwayDays,
    private readonly departments: DepartmentDays,
  ) {}

  /** `movers` are among the people. */
  async find(
    people: readonly ChangedPerson[],
    movers: readonly Mover[],
    day: CalendarDate,
  ): Promise<CoverageEffect[]> {
    const from = latest(day, this.clock.today());
    const to = addDays(addYears(from, 1), -1);
    const retimed = people.filter(({ assigned, unassigned }) =>
      [...assigned, ...unassigned].some(({ subject }) => subject === 'pattern'),
    );
    if (movers.length + retimed.length === 0) return [];
    const departments = [
      ...new Set([...movers.flatMap((mover) => mover.departments), ...departmentsOf(retimed)]),
    ];
    // A move changes nothing for a rule that is for everybody.
    const rules = (await this.rules.inForce({ departments, from, to })).filter(
      ({ departmentId }) => departmentId !== null || retimed.length > 0,
    );
    if (rules.length === 0) return [];
    const ids = [...movers, ...retimed].map(({ id }) => id);
    const compared = { rules, departments, ids, from, to };
    const before = await this.away(compared);
    const worked = retimed.length > 0 ? await this.away(compared, retimedBy(retimed)) : before;
    const byId = new Map(movers.map((mover) => [mover.id, mover]));
    const after = worked.map((one) => ({
      ...one,
      departmentId: byId.get(one.employeeId)?.after(one.day) ?? one.departmentId,
    }));
    return rules
      .flatMap((rule) => changedDays(rule, before, after))
      .sort((one, other) => (one.day < other.day ? -1 : 1));
  }

  /** With the department of the day as things stand: people of the departments and those of the change, or everybody for a rule that is for all. */
  private async away(
    { rules, departments, ids, from, to }: Compared,
    planned?: PlannedWorkingTime,
  ): Promise<StoredAbsence[]> {
    if (rules.some(({ departmentId }) => departmentId === null))
      return countedAbsences(await this.awayDays.readEverybody(from, to, planned), 'ofRule');
    const { sql, parameters } = (await this.departments.since(from)).among(departments, from, to);
    const people = {
      sql: `(${sql} OR e.id IN (${ids.map(() => '?').join(', ')}))`,
      parameters: [...parameters, ...ids],
    };
    return countedAbsences(await this.awayDays.readPeople(people, from, to, planned), 'ofRule');
  }
}

function departmentsOf(people: readonly ChangedPerson[]): string[] {
  return people.flatMap(({ facts }) =>
    jobTimeline(facts, 'department').flatMap(({ valueId }) => valueId ?? []),
  );
}

function retimedBy(people: readonly ChangedPerson[]): PlannedWorkingTime {
  return (workingTime) =>
    withAssignments({ workingTime }, (stored) => assignmentsAfter(stored, people)).workingTime;
}

function changedDays(
  rule: StoredCoverageRule,
  before: readonly StoredAbsence[],
  after: readonly StoredAbsence[],
): CoverageEffect[] {
  const { departmentId } = rule;
  const awayIn = (absences: readonly StoredAbsence[]) =>
    new Map(
      awayByDay(
        absences.filter(
          (one) =>
            (departmentId === null || one.departmentId === departmentId) &&
            isRuleInForce(rule, one.day),
        ),
      ).map(({ day, away }) => [day, away]),
    );
  const [stored, planned] = [awayIn(before), awayIn(after)];
  const department =
    departmentId === null ? null : { _id: departmentId, dep_name: rule.department ?? '' };
  return [...new Set([...stored.keys(), ...planned.keys()])].flatMap((day) => {
    const [one, away] = [stored.get(day) ?? 0, planned.get(day) ?? 0];
    if (one === away || Math.max(one, away) <= rule.maxAway) return [];
    return [{ rule: rule.name, department, day, away, maxAway: rule.maxAway }];
  });
}
