import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { TeamCalendarResponse } from '../../contract/leave/away-responses.js';
import type { CalendarRule } from '../../contract/leave/team-calendar.js';
import { AwayDays, type StoredAbsence } from '../coverage/away-days.js';
import { CoverageRules, type StoredCoverageRule } from '../coverage/coverage-rules.js';
import { awayByDay, countedAbsences, overLimit, shownLimit } from '../coverage/coverage.js';
import type { CoverageCount } from '../leave-sight.js';
import type { CalendarReader } from './calendar-reader.js';

interface Shown {
  ids: readonly string[];
  /** Those that are shown as a whole. */
  departments: readonly string[];
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * How many are away on the days of a calendar, as far as its reader sees it: beside a limit those whom it counts. The days above a limit are as before a
 * request is sent: for admins by the rule's own count, for others with everybody, whatever the type.
 */
@Injectable()
export class CalendarCoverage {
  constructor(
    private readonly rules: CoverageRules,
    private readonly awayDays: AwayDays,
  ) {}

  async compute(
    reader: CalendarReader,
    shown: Shown,
  ): Promise<Pick<TeamCalendarResponse, 'away' | 'rules'> & { isCompared: boolean }> {
    if (shown.ids.length === 0) return { away: [], rules: [], isCompared: false };
    const { departments, from, to } = shown;
    const rules =
      departments.length === 0 ? [] : await this.rules.inForce({ departments, from, to });
    const absences = await this.absences(rules, shown);
    const ids = new Set(shown.ids);
    const count = reader.decidesAll ? 'ofRule' : 'everybody';
    const counted = countedAbsences(absences, count);
    const isCompared =
      count === 'ofRule' &&
      rules.some(({ departmentId }) => departmentId === null || departments.length === 1);
    return {
      isCompared,
      away: awayByDay(
        countedAbsences(absences, isCompared ? 'ofRule' : 'everybody').filter(
          ({ employeeId, approved }) =>
            ids.has(employeeId) && (approved || reader.reaches(employeeId)),
        ),
      ),
      rules: rules.map((rule) =>
        ruleRecord(
          rule,
          rule.departmentId === null
            ? counted
            : counted.filter(({ departmentId }) => departmentId === rule.departmentId),
          count,
        ),
      ),
    };
  }

  private absences(
    rules: readonly StoredCoverageRule[],
    { ids, departments, from, to }: Shown,
  ): Promise<StoredAbsence[]> {
    if (rules.some(({ departmentId }) => departmentId === null))
      return this.awayDays.readEverybody(from, to);
    return rules.length === 0
      ? this.awayDays.readPeople(
          { sql: `e.id IN (${ids.map(() => '?').join(', ')})`, parameters: ids },
          from,
          to,
        )
      : this.awayDays.readDepartments(departments, from, to);
  }
}

function ruleRecord(
  rule: StoredCoverageRule,
  absences: readonly StoredAbsence[],
  count: CoverageCount,
): CalendarRule {
  const { id, name, maxAway, block, from, to, department } = rule;
  const shown = shownLimit(maxAway, overLimit(rule, awayByDay(absences)), count);
  return {
    _id: id,
    name,
    maxAway: shown.maxAway,
    block,
    from,
    to,
    department,
    over: shown.days,
  };
}
