import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import { Corrections, correctionsOf } from '../../entitlement/closing/corrections.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import { HeldPolicies } from '../../entitlement/policies/held-policies.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import { statement } from '../../entitlement/statement/statement.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { cancelledLeave } from '../cancelled-leave.js';
import { requestedOfRow, typeOfRow, type LeaveRow } from '../leave-row.js';
import { daysOfLeave, type RequestedLeave } from '../requested-leave.js';

/** The cost of the days up to today, less what the balance of today gains without them. */
function lapsedAmount(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  asked: RequestedLeave,
  { leaveId, today }: { leaveId: string; today: CalendarDate },
): number {
  const period = person.periodOn(today);
  const past = (person.costs(type, daysOfLeave(asked)) ?? []).filter(
    ({ day }) => day <= today && person.isEmployedOn(day) && person.periodOn(day) === period,
  );
  const cost = past.reduce((sum, day) => sum + day.cost, 0);
  const balance = (except: ReadonlySet<string>) =>
    statement(person.statementFacts(type, period, except), today).at(-1)?.balance ?? 0;
  const regained = balance(new Set([leaveId])) - balance(new Set());
  return Math.max(0, cost - regained);
}

/** Leave that is given back too late to be used, because what it was taken from has lapsed. */
@Injectable()
export class RestoredLeave {
  constructor(
    private readonly clock: Clock,
    private readonly facts: EntitlementFacts,
    private readonly held: HeldPolicies,
    private readonly corrections: Corrections,
  ) {}

  /**
   * Before the request is cancelled: days of closed years are made up for on the first open day, and with `until` what would lapse can be used until
   * then. Returns what the audit log says of that.
   */
  async giveBack(
    manager: EntityManager,
    actor: Actor,
    row: LeaveRow,
    { until, reason }: { until: CalendarDate | null; reason: string },
  ): Promise<Record<string, unknown>> {
    const lapsed = until === null ? 0 : await this.lapsedOf(row);
    const corrections = await this.corrections.ofCancelled(
      manager,
      actor,
      cancelledLeave(row),
      reason,
    );
    if (until !== null && lapsed > 0)
      await this.store(manager, actor, row, { amount: lapsed, until, reason });
    return {
      ...(corrections.length > 0 && {
        corrected: wireAmount(
          row.unit,
          corrections.reduce((sum, { amount }) => sum + amount, 0),
        ),
      }),
      ...(lapsed > 0 && { restored: wireAmount(row.unit, lapsed), restoreUntil: until }),
    };
  }

  /** The part that a cancellation today would not bring back. */
  async lapsedOf(row: LeaveRow): Promise<number> {
    if (!(await this.held.has(row.employee_id, row.leave_type_id))) return 0;
    const person = await this.facts.readPerson(row.employee_id);
    const lapsed = lapsedAmount(person, typeOfRow(row), requestedOfRow(row), {
      leaveId: row.id,
      today: this.clock.today(),
    });
    const corrected = correctionsOf(person, cancelledLeave(row)).reduce(
      (sum, { amount }) => sum + amount,
      0,
    );
    return Math.max(0, lapsed - corrected);
  }

  private async store(
    manager: EntityManager,
    { accountId }: Actor,
    row: LeaveRow,
    { amount, until, reason }: { amount: number; until: CalendarDate; reason: string },
  ): Promise<void> {
    await insertRow(manager, 'leave_entry', {
      id: newId(),
      employee_id: row.employee_id,
      leave_type_id: row.leave_type_id,
      day: this.clock.today(),
      kind: 'restored',
      amount,
      until_date: until,
      reason,
      leave_id: row.id,
      entry_key: `restored ${row.id}`,
      recorded_at: this.clock.now(),
      recorded_by: accountId,
    });
  }
}
