import { Injectable } from '@nestjs/common';
import {
  addDays,
  addYears,
  earliest,
  latest,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import type { CoverageOutlook, CoverageRuleRecord } from '../../contract/leave/coverage.js';
import { hasNotLeft } from '../../employee/employment-status.js';
import { Clock } from '../../platform/config/clock.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { AwayDays, type StoredAbsence } from './away-days.js';
import type { StoredCoverageRule } from './coverage-rules.js';
import type { CoverageOutlookQuery } from './coverage.dto.js';
import { awayByDay, countedAbsences, isRuleInForce, overLimit } from './coverage.js';

const NAMES_MAX = 10;

interface Span {
  /** Null for everybody. */
  departments: readonly string[] | null;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** The coming year under a rule, for the admins who make it. */
@Injectable()
export class CoverageOutlooks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly awayDays: AwayDays,
  ) {}

  /** Reads everybody's or some departments' leave once, for all rules. */
  async records(rules: readonly StoredCoverageRule[]): Promise<CoverageRuleRecord[]> {
    const departments = rules.flatMap(({ departmentId }) => departmentId ?? []);
    const ofAll = departments.length < rules.length;
    const absences =
      rules.length === 0
        ? []
        : await this.away({
            departments: ofAll ? null : [...new Set(departments)],
            from: null,
            to: null,
          });
    const people = await this.headcounts();
    return rules.map((rule) =>
      recordOf(
        rule,
        absences,
        rule.departmentId === null
          ? sum([...people.values()])
          : (people.get(rule.departmentId) ?? 0),
      ),
    );
  }

  async outlook({ department, from, to }: CoverageOutlookQuery): Promise<CoverageOutlook> {
    const away = await this.away({
      departments: department ? [department] : null,
      from: from ?? null,
      to: to ?? null,
    });
    const names = await this.names(away);
    const onDay = new Map<CalendarDate, StoredAbsence[]>();
    for (const one of away) {
      const those = onDay.get(one.day);
      if (those) those.push(one);
      else onDay.set(one.day, [one]);
    }
    const days = awayByDay(away).map(({ day, away: total }) => {
      const those = onDay.get(day) ?? [];
      const approved = awayByDay(those.filter((one) => one.approved))[0]?.away ?? 0;
      const people = [
        ...new Set(
          those
            .filter(({ morning, afternoon }) => morning || afternoon)
            .map(({ employeeId }) => names.get(employeeId) ?? ''),
        ),
      ];
      return {
        day,
        approved,
        pending: total - approved,
        names: people.sort((a, b) => a.localeCompare(b)).slice(0, NAMES_MAX),
      };
    });
    const people = await this.headcounts();
    return { people: department ? (people.get(department) ?? 0) : sum([...people.values()]), days };
  }

  /** The leave that rules count, from today on, within a year. */
  private async away({ departments, from, to }: Span): Promise<StoredAbsence[]> {
    const today = this.clock.today();
    const [first, last] = [
      latest(today, from ?? today),
      earliest(addDays(addYears(today, 1), -1), to ?? '9999-12-31'),
    ];
    if (first > last) return [];
    const absences = await (departments
      ? this.awayDays.readDepartments(departments, first, last)
      : this.awayDays.readEverybody(first, last));
    return countedAbsences(absences, 'ofRule');
  }

  private async names(away: readonly StoredAbsence[]): Promise<Map<string, string>> {
    const rows = await readByIds(
      [...new Set(away.map(({ employeeId }) => employeeId))],
      (ids, places) =>
        this.work.read<{ id: string; name: string }>(
          `SELECT e.id, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id IN (${places})`,
          ids,
        ),
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** People who have not left, by department. */
  private async headcounts(): Promise<Map<string, number>> {
    const present = hasNotLeft(this.clock.today());
    const rows = await this.work.read<{ id: string; people: number | string }>(
      `SELECT e.department_id AS id, COUNT(*) AS people FROM employee e WHERE ${present.sql} GROUP BY e.department_id`,
      present.parameters,
    );
    return new Map(rows.map(({ id, people }) => [id, Number(people)]));
  }
}

function recordOf(
  rule: StoredCoverageRule,
  absences: readonly StoredAbsence[],
  people: number,
): CoverageRuleRecord {
  const { id, name, departmentId, department, from, to, maxAway, block, version } = rule;
  const counted = awayByDay(
    absences.filter(
      (one) =>
        (departmentId === null || one.departmentId === departmentId) &&
        isRuleInForce(rule, one.day),
    ),
  );
  const busiest = counted.reduce<CoverageRuleRecord['busiest']>(
    (most, one) => (most === null || one.away > most.away ? one : most),
    null,
  );
  return {
    _id: id,
    name,
    department: departmentId === null ? null : { _id: departmentId, dep_name: department ?? '' },
    from,
    to,
    maxAway,
    block,
    version,
    people,
    busiest,
    daysOver: overLimit(rule, counted).length,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
