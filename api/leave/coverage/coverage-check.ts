import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { CoverageBreachRecord } from '../../contract/coverage.js';
import { Problem, refusal } from '../../contract/problem.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { Counting } from '../../working-time/leave-day-cost.js';
import type { AskedLeave } from '../leave-record.js';
import { AwayDays, type StoredAbsence } from './away-days.js';
import { daysBroken, type HalvesOfDay } from './coverage.js';
import { CoverageRules, type StoredCoverageRule } from './coverage-rules.js';

/** What a request is compared with. */
export interface CoverageOnDays {
  rules: StoredCoverageRule[];
  others: StoredAbsence[];
}

/** Compares leave with the rules of coverage. */
@Injectable()
export class CoverageCheck {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rules: CoverageRules,
    private readonly awayDays: AwayDays,
  ) {}

  /**
   * For units that store a request, before they read anybody's leave: of two that one rule may refuse, the second waits for the first. The counter is
   * changed, and not only locked, because the nodes of a cluster compare what was changed.
   */
  async lock(manager: EntityManager, { departmentId, requested }: AskedLeave): Promise<void> {
    const rules = await this.rules.holding({ departments: [departmentId], from: requested.startDate, to: requested.endDate });
    for (const id of rules.filter(({ block }) => block).map((rule) => rule.id).sort()) await manager.query('UPDATE coverage_rule SET checks = checks + 1 WHERE id = ?', [id]);
  }

  /** The rules that the leave breaks, those that block first. Nobody's own leave is counted beside it. */
  async breaches(asked: AskedLeave): Promise<CoverageBreachRecord[]> {
    const { startDate, endDate } = asked.requested;
    const rules = await this.rules.holding({ departments: [asked.departmentId], from: startDate, to: endDate });
    const type = rules.length > 0 ? await this.countedType(asked.typeId) : undefined;
    if (!type) return [];
    return breachesOf({ rules, others: await this.others(asked, rules, startDate, endDate) }, await this.awayDays.asked(asked.employeeId, type, asked.requested));
  }

  /** Undefined for types that are exempt. */
  async countedType(typeId: string): Promise<Counting | undefined> {
    const [type] = await this.work.read<Counting>('SELECT unit, counts FROM leave_type WHERE id = ? AND exempt_from_coverage = 0', [typeId]);
    return type;
  }

  /** The leave of the people of these rules, beside the one who asks. */
  async others({ employeeId, departmentId }: Pick<AskedLeave, 'employeeId' | 'departmentId'>, rules: readonly StoredCoverageRule[], from: CalendarDate, to: CalendarDate): Promise<StoredAbsence[]> {
    const ofAll = rules.some((rule) => rule.departmentId === null);
    const away = await (ofAll ? this.awayDays.ofEverybody(from, to) : this.awayDays.of({ sql: 'e.department_id = ?', parameters: [departmentId] }, from, to));
    return away.filter((one) => one.employeeId !== employeeId);
  }
}

export function breachesOf({ rules, others }: CoverageOnDays, asked: readonly HalvesOfDay[]): CoverageBreachRecord[] {
  return rules.flatMap((rule) => {
    const counted = rule.departmentId === null ? others : others.filter(({ departmentId }) => departmentId === rule.departmentId);
    const days = daysBroken(rule, counted, asked);
    return days.length === 0 ? [] : [{ rule: rule.name, maxAway: rule.maxAway, block: rule.block, days }];
  });
}

/** The refusal by the first rule that blocks; undefined if none does. */
export function notCovered(breaches: readonly CoverageBreachRecord[]): Problem | undefined {
  const blocked = breaches.find(({ block }) => block);
  const day = blocked?.days[0];
  if (!blocked || !day) return undefined;
  const values = { rule: blocked.rule, day: day.day };
  const reason = blocked.maxAway === 0 ? refusal('leave.no_leave_then', values) : refusal('leave.coverage', { ...values, away: day.away, count: blocked.maxAway });
  return new Problem('leave.coverage', reason, { errors: { startDate: reason } });
}
