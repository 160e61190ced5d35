import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { DayCostRecord } from '../contract/leave/day-costs.js';
import { wireAmount } from '../contract/leave/leave-amounts.js';
import type { LeaveRecord } from '../contract/leave/leaves.js';
import type { LeaveUnit } from '../contract/leave/policy-rules.js';
import { EntitlementFacts } from '../entitlement/facts/entitlement-facts.js';
import type { EmploymentTerms } from '../entitlement/facts/person-entitlement.js';
import { HeldPolicies } from '../entitlement/policies/held-policies.js';
import type { DayCost } from '../working-time/leave-day-cost.js';
import { leaveRecord } from './leave-record.js';
import { requestedOfRow, typeOfRow, type LeaveRow, type LeaveForReader } from './leave-row.js';
import { daysOfLeave } from './requested-leave.js';

/** Long leave has many days: after this time others have their turn. */
const TURN_MS = 20;

/** The cost of stored requests is derived, so that a late holiday is in every answer. */
@Injectable()
export class StoredLeaveCosts {
  constructor(
    private readonly facts: EntitlementFacts,
    private readonly held: HeldPolicies,
  ) {}

  /** With the cost of each day, for those who see the type that it follows from. */
  async detailed(row: LeaveForReader): Promise<LeaveRecord> {
    if (row.sight?.type === false || !(await this.held.has(row.employee_id, row.leave_type_id)))
      return { ...leaveRecord(row), cost: null };
    const days = costsOf(
      (await this.facts.readTerms([row.employee_id])).get(row.employee_id) as EmploymentTerms,
      row,
    );
    return { ...leaveRecord(row), ...costFields(row.unit, days) };
  }

  /** For the whole list of all people, which would take minutes: null where nobody has a policy, otherwise no cost at all. */
  async completeWithoutPolicies(rows: LeaveForReader[]): Promise<void> {
    if (!(await this.held.anybodyHas())) for (const row of rows) row.cost = null;
  }

  complete(rows: LeaveForReader[]): Promise<void> {
    return this.completerForBatches()(rows);
  }

  /** For all batches of one answer: what a person's leave is costed by is read once. */
  completerForBatches(): (rows: LeaveForReader[]) => Promise<void> {
    const people = new Map<string, EmploymentTerms>();
    return async (rows) => {
      await this.completeWithoutPolicies(rows);
      if (rows.every(({ cost }) => cost === null)) return;
      const others = [...new Set(rows.map((row) => row.employee_id))].filter(
        (id) => !people.has(id),
      );
      if (others.length > 0)
        for (const [id, person] of await this.facts.readTerms(others)) people.set(id, person);
      let begun = performance.now();
      for (const row of rows) {
        row.cost = costFields(
          row.unit,
          costsOf(people.get(row.employee_id) as EmploymentTerms, row),
        ).cost;
        if (performance.now() - begun < TURN_MS) continue;
        await setImmediate();
        begun = performance.now();
      }
    };
  }
}

function costsOf(person: EmploymentTerms, row: LeaveRow): DayCost[] | undefined {
  return person.costs(typeOfRow(row), daysOfLeave(requestedOfRow(row)));
}

export function costFields(
  unit: LeaveUnit,
  days: readonly DayCost[] | undefined,
): { cost: number | null; costByDay?: DayCostRecord[] } {
  if (!days || days.length === 0) return { cost: null };
  return {
    cost: wireAmount(
      unit,
      days.reduce((sum, { cost }) => sum + cost, 0),
    ),
    costByDay: dayCostRecords(unit, days),
  };
}

export function dayCostRecords(unit: LeaveUnit, days: readonly DayCost[]): DayCostRecord[] {
  return days.map((day) => ({ ...day, cost: wireAmount(unit, day.cost) }));
}
