import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { spanOn } from '../../contract/dated-spans.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveEffectRecord } from '../../contract/leave/leave-cost-responses.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import { limitOn } from '../../entitlement/statement/availability.js';
import { isTracked } from '../../entitlement/statement/rule-on-day.js';
import { statement } from '../../entitlement/statement/statement.js';
import type { Actor } from '../../platform/access/actor.js';
import { costedRequest, type CostedRequest } from '../check/request-balance.js';
import { CoverageCheck } from '../coverage/coverage-check.js';
import { LeaveAccess } from '../leave-access.js';
import { askedLeaveOf, requestedOfRow, typeOfRow, type LeaveRow } from '../leave-row.js';

/** The balances with pending requests, for those who decide. All pending leave is in the balance already. */
@Injectable()
export class LeaveEffects {
  constructor(
    private readonly access: LeaveAccess,
    private readonly facts: EntitlementFacts,
    private readonly coverage: CoverageCheck,
  ) {}

  async preview(actor: Actor, ids: readonly string[]): Promise<LeaveEffectRecord[]> {
    return this.previewRows(
      (await this.access.reachMany(actor, ids)).filter(({ status }) => status === 'Pending'),
    );
  }

  private async previewRows(rows: readonly LeaveRow[]): Promise<LeaveEffectRecord[]> {
    const people = await this.facts.readPeople([...new Set(rows.map((row) => row.employee_id))]);
    const breaches = await this.coverage.breachesOfMany(rows.map(askedLeaveOf), 'ofRule');
    const effects: LeaveEffectRecord[] = [];
    for (const [index, row] of rows.entries()) {
      const { [index]: coverage = [] } = breaches;
      effects.push({
        ...effectOf(row, people.get(row.employee_id) as PersonEntitlement),
        ...(coverage.length > 0 && { coverage }),
      });
      await setImmediate();
    }
    return effects;
  }
}

export function effectOf(row: LeaveRow, person: PersonEntitlement): LeaveEffectRecord {
  const costed = costedRequest(person, typeOfRow(row), requestedOfRow(row), new Set([row.id]));
  const wire = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : wireAmount(row.unit, amount);
  return {
    _id: row.id,
    employeeId: row.employee_id,
    name: row.name,
    unit: row.unit,
    cost: wire(costed.cost),
    remaining: wire(remainingOf(row, person, costed)),
    shortBy: wire(costed.shortfall?.by),
  };
}

/** The balance on the last day, or what later leave needs to be left of it: below 0 where it is a debt, which a policy may allow. */
function remainingOf(
  row: LeaveRow,
  person: PersonEntitlement,
  { cost, remaining, shortfall }: CostedRequest,
): number | null {
  const day = row.end_date;
  const facts = person.statementFacts(typeOfRow(row), person.periodOn(day));
  if (cost === null || !isTracked(spanOn(facts.rules, day))) return null;
  const balance = statement(facts, day).at(-1)?.balance ?? 0;
  const untilLimit = shortfall ? -shortfall.by : remaining;
  return untilLimit === null ? balance : Math.min(balance, untilLimit - (limitOn(facts, day) ?? 0));
}
