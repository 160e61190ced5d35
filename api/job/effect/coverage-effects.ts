import { Injectable } from '@nestjs/common';
import { addDays, addYears, latest, type CalendarDate } from '../../contract/calendar-date.js';
import type { CoverageEffect } from '../../contract/job/job-changes.js';
import { DepartmentDays } from '../../employee/job/department-days.js';
import { AwayDays, type StoredAbsence } from '../../leave/coverage/away-days.js';
import { CoverageRules, type StoredCoverageRule } from '../../leave/coverage/coverage-rules.js';
import { awayByDay, countedAbsences, isRuleInForce } from '../../leave/coverage/coverage.js';
import { Clock } from '../../platform/config/clock.js';
import type { Mover } from './changed-person.js';

/** Days of the coming year on which a rule of a department would break, or would no longer, because people on leave move. */
@Injectable()
export class CoverageEffects {
  constructor(
    private readonly clock: Clock,
    private readonly rules: CoverageRules,
    private readonly awayDays: AwayDays,
    private readonly departments: DepartmentDays,
  ) {}

  async find(movers: readonly Mover[], day: CalendarDate): Promise<CoverageEffect[]> {
    const from = latest(day, this.clock.today());
    const to = addDays(addYears(from, 1), -1);
    const departments = [...new Set(movers.flatMap((mover) => mover.departments))];
    if (departments.length === 0) return [];
    const rules = (await this.rules.inForce({ departments, from, to })).filter(
      ({ departmentId }) => departmentId !== null,
    );
    if (rules.length === 0) return [];
    const before = await this.away(departments, movers, from, to);
    const byId = new Map(movers.map((mover) => [mover.id, mover]));
    const after = before.map((one) => ({
      ...one,
      departmentId: byId.get(one.employeeId)?.after(one.day) ?? one.departmentId,
    }));
    return rules
      .flatMap((rule) => changedDays(rule, before, after))
      .sort((one, other) => (one.day < other.day ? -1 : 1));
  }

  /** People of the departments and those who move, with the department of the day as things stand. */
  private async away(
    departments: readonly string[],
    movers: readonly Mover[],
    from: CalendarDate,
    to: CalendarDate,
  ): Promise<StoredAbsence[]> {
    const { sql, parameters } = (await this.departments.since(from)).among(departments, from, to);
    const ids = movers.map(({ id }) => id);
    const people = {
      sql: `(${sql} OR e.id IN (${ids.map(() => '?').join(', ')}))`,
      parameters: [...parameters, ...ids],
    };
    return countedAbsences(await this.awayDays.readPeople(people, from, to), 'ofRule');
  }
}

function changedDays(
  rule: StoredCoverageRule,
  before: readonly StoredAbsence[],
  after: readonly StoredAbsence[],
): CoverageEffect[] {
  const awayIn = (absences: readonly StoredAbsence[]) =>
    new Map(
      awayByDay(
        absences.filter(
          (one) => one.departmentId === rule.departmentId && isRuleInForce(rule, one.day),
        ),
      ).map(({ day, away }) => [day, away]),
    );
  const [stored, planned] = [awayIn(before), awayIn(after)];
  return [...new Set([...stored.keys(), ...planned.keys()])].flatMap((day) => {
    const [one, away] = [stored.get(day) ?? 0, planned.get(day) ?? 0];
    if (one === away || Math.max(one, away) <= rule.maxAway) return [];
    return [
      {
        rule: rule.name,
        department: { _id: rule.departmentId as string, dep_name: rule.department ?? '' },
        day,
        away,
        maxAway: rule.maxAway,
      },
    ];
  });
}
