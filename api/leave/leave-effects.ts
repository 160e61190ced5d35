import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { LeaveEffectRecord } from '../contract/leave-cost-responses.js';
import { spanOn } from '../contract/dated-spans.js';
import { wireAmount } from '../contract/leave-amounts.js';
import { EntitlementFacts } from '../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement } from '../entitlement/facts/person-entitlement.js';
import { limitOn } from '../entitlement/statement/availability.js';
import { isTracked } from '../entitlement/statement/rule-on-day.js';
import { statement } from '../entitlement/statement/statement.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { LEAVE_LIST } from './leave-list.js';
import { requestedOfRow, typeOfRow, type LeaveRow } from './leave-record.js';
import { costedRequest, type CostedRequest } from './request-balance.js';

/** What pending requests leave of the balances that they are taken from, for those who decide. All pending leave is in the balance already. */
@Injectable()
export class LeaveEffects {
  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: EntitlementFacts,
  ) {}

  async of(ids: readonly string[]): Promise<LeaveEffectRecord[]> {
    if (ids.length === 0) return [];
    const rows = await this.work.read<LeaveRow>(
      `SELECT ${LEAVE_LIST.columns} FROM ${LEAVE_LIST.table} ${Object.values(LEAVE_LIST.joins).join(' ')} WHERE l.status = 'Pending' AND l.id IN (${ids.map(() => '?').join(', ')}) ORDER BY l.id`,
      [...ids],
    );
    const people = await this.facts.ofMany([...new Set(rows.map((row) => row.employee_id))]);
    const effects: LeaveEffectRecord[] = [];
    for (const row of rows) {
      effects.push(effectOf(row, people.get(row.employee_id) as PersonEntitlement));
      await setImmediate();
    }
    return effects;
  }
}

function effectOf(row: LeaveRow, person: PersonEntitlement): LeaveEffectRecord {
  const costed = costedRequest(person, typeOfRow(row), requestedOfRow(row), new Set([row.id]));
  const wire = (amount: number | null | undefined) => (amount === null || amount === undefined ? null : wireAmount(row.unit, amount));
  return { _id: row.id, employeeId: row.employee_id, name: row.name, unit: row.unit, cost: wire(costed.cost), remaining: wire(remainingOf(row, person, costed)), shortBy: wire(costed.shortfall?.by) };
}

/** Below 0 where it is a debt, which a policy may allow. */
function remainingOf(row: LeaveRow, person: PersonEntitlement, { cost, remaining, shortfall }: CostedRequest): number | null {
  const day = row.end_date;
  const facts = person.statementFacts(typeOfRow(row), person.periodOn(day));
  if (cost === null || !isTracked(spanOn(facts.rules, day))) return null;
  const limit = limitOn(facts, day);
  if (limit !== null && remaining !== null && !shortfall) return remaining - limit;
  const balance = statement(facts, day).at(-1)?.balance ?? 0;
  return shortfall ? Math.min(balance, -(limit ?? 0) - shortfall.by) : balance;
}
