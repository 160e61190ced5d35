import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addDays, earliest, latest, type CalendarDate } from '../../contract/calendar-date.js';
import type { CoverageBreachRecord } from '../../contract/leave/coverage.js';
import { Problem, refusal } from '../../contract/problem.js';
import { DepartmentDays, type DepartmentsByDay } from '../../employee/job/department-days.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { Counting } from '../../working-time/leave-day-cost.js';
import type { CoverageCount } from '../leave-sight.js';
import type { AskedLeave } from '../requested-leave.js';
import { AwayDays, type StoredAbsence } from './away-days.js';
import { CoverageRules, type StoredCoverageRule } from './coverage-rules.js';
import {
  countedAbsences,
  daysBroken,
  peopleByDay,
  shownLimit,
  type HalvesOfDay,
  type PeopleByDay,
} from './coverage.js';

/** A rule, and the people who are compared with it. */
export interface CountedRule {
  rule: StoredCoverageRule;
  people: PeopleByDay;
  count: CoverageCount;
}

interface Span {
  from: CalendarDate;
  to: CalendarDate;
}

/** Compares leave with the rules of coverage. */
@Injectable()
export class CoverageCheck {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rules: CoverageRules,
    private readonly awayDays: AwayDays,
    private readonly departments: DepartmentDays,
  ) {}

  /**
   * For units that store a request, before they read anybody's leave: of two that one rule may refuse, the second waits for the first. The counter is
   * changed, and not only locked, because the nodes of a cluster compare what was changed. A rule that begins to hold in between comes after both.
   */
  async lock(manager: EntityManager, asked: AskedLeave): Promise<void> {
    const { startDate: from, endDate: to } = asked.requested;
    const departments = departmentsOf(asked, await this.departments.since(from));
    const rules = await this.rules.inForce({ departments, from, to });
    for (const id of rules
      .filter(({ block }) => block)
      .map((rule) => rule.id)
      .sort())
      await manager.query('UPDATE coverage_rule SET checks = checks + 1 WHERE id = ?', [id]);
  }

  /** The rules that the leave breaks, those that block first. */
  async breaches(asked: AskedLeave, count: CoverageCount): Promise<CoverageBreachRecord[]> {
    return (await this.breachesOfMany([asked], count))[0] ?? [];
  }

  /** In the order of the requests. */
  async breachesOfMany(
    asked: readonly AskedLeave[],
    count: CoverageCount,
  ): Promise<CoverageBreachRecord[][]> {
    if (asked.length === 0) return [];
    const spans = spansOf(asked);
    const byDay = await this.departments.since(spans[0]?.from ?? '');
    const rules = await this.countedRules(
      asked.flatMap((one) => departmentsOf(one, byDay)),
      spans,
      count,
    );
    const types =
      rules.length > 0
        ? await this.countedTypes(asked.map(({ typeId }) => typeId))
        : new Map<string, Counting>();
    const counted = asked.flatMap((one) =>
      types.has(one.typeId) ? [{ ...one, ...(types.get(one.typeId) as Counting) }] : [],
    );
    const halves = counted.length > 0 ? await this.awayDays.readRequested(counted) : [];
    const byRequest = new Map(
      counted.map((one, index) => {
        const { employeeId, departmentId } = one;
        const departmentOn = (day: CalendarDate) => byDay.on(employeeId, departmentId, day);
        return [
          one.requested,
          brokenRules(rules, { employeeId, departmentOn }, halves[index] ?? []),
        ];
      }),
    );
    return asked.map(({ requested }) => byRequest.get(requested) ?? []);
  }

  /** The rules for some departments and for everybody, with those who are away in these spans. */
  async countedRules(
    departments: readonly string[],
    spans: readonly Span[],
    count: CoverageCount,
  ): Promise<CountedRule[]> {
    if (spans.length === 0) return [];
    const asked = {
      departments: [...new Set(departments)],
      from: earliest(...spans.map(({ from }) => from)),
      to: latest(...spans.map(({ to }) => to)),
    };
    const rules = await this.rules.inForce(asked);
    if (rules.length === 0) return [];
    const forAll = rules.some(({ departmentId }) => departmentId === null);
    const absences: StoredAbsence[] = [];
    for (const { from, to } of spans) {
      const away = await (forAll
        ? this.awayDays.readEverybody(from, to)
        : this.awayDays.readDepartments(asked.departments, from, to));
      absences.push(...countedAbsences(away, count));
    }
    return rules.map((rule) => ({
      rule,
      count,
      people: peopleByDay(
        rule.departmentId === null
          ? absences
          : absences.filter(({ departmentId }) => departmentId === rule.departmentId),
      ),
    }));
  }

  /** Without those that are exempt. */
  private async countedTypes(ids: readonly string[]): Promise<Map<string, Counting>> {
    const distinct = [...new Set(ids)];
    const rows = await this.work.read<Counting & { id: string }>(
      `SELECT id, unit, counts FROM leave_type WHERE exempt_from_coverage = 0 AND id IN (${distinct.map(() => '?').join(', ')})`,
      distinct,
    );
    return new Map(rows.map(({ id, ...type }) => [id, type]));
  }
}

function departmentsOf(
  { employeeId, departmentId, requested }: AskedLeave,
  byDay: DepartmentsByDay,
): string[] {
  return byDay.within(employeeId, departmentId, requested.startDate, requested.endDate);
}

/** The days of requests, each once. */
function spansOf(asked: readonly AskedLeave[]): Span[] {
  const spans: Span[] = [];
  for (const { startDate: from, endDate: to } of asked
    .map(({ requested }) => requested)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))) {
    const last = spans.at(-1);
    if (last && from <= addDays(last.to, 1)) last.to = latest(last.to, to);
    else spans.push({ from, to });
  }
  return spans;
}

export function brokenRules(
  rules: readonly CountedRule[],
  { employeeId, departmentOn }: { employeeId: string; departmentOn: (day: CalendarDate) => string },
  asked: readonly HalvesOfDay[],
): CoverageBreachRecord[] {
  return rules.flatMap(({ rule, people, count }) => {
    const days = daysBroken(
      rule,
      people,
      employeeId,
      asked.filter(
        ({ day }) => rule.departmentId === null || rule.departmentId === departmentOn(day),
      ),
    );
    return days.length === 0
      ? []
      : [{ rule: rule.name, block: rule.block, ...shownLimit(rule.maxAway, days, count) }];
  });
}

/** The refusal by the first rule that blocks; undefined if none does. */
export function coverageRefusal(breaches: readonly CoverageBreachRecord[]): Problem | undefined {
  const blocked = breaches.find(({ block }) => block);
  const day = blocked?.days[0];
  if (!blocked || !day) return undefined;
  const values = { rule: blocked.rule, day: day.day };
  const reason =
    blocked.maxAway === 0
      ? refusal('leave.no_leave_then', values)
      : blocked.maxAway === null || day.away === null
        ? refusal('leave.too_many_away', values)
        : refusal('leave.coverage', { ...values, away: day.away, count: blocked.maxAway });
  return new Problem('leave.coverage', reason, { errors: { startDate: reason } });
}
