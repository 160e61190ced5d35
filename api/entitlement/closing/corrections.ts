import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import { closedDifference } from '../statement/closing.js';
import { ClosedBalances } from './closed-balances.js';
import { closedEmployments } from './closed-employment.js';

/** Days of a request that are taken back. */
export interface CancelledLeave {
  employeeId: string;
  type: LeaveTypeRules;
  leaveId: string;
  startDate: CalendarDate;
}

interface ReversedEntry {
  id: string;
  employeeId: string;
  day: CalendarDate;
}

export interface Correction {
  /** The first open day. */
  day: CalendarDate;
  amount: number;
}

/** Closed years keep their result: what is taken back in them after all is made up for on the first open day. */
@Injectable()
export class Corrections {
  constructor(
    private readonly clock: Clock,
    private readonly facts: EntitlementFacts,
    private readonly closings: ClosedBalances,
  ) {}

  /** In a unit that holds the person's lock, before the request is cancelled. */
  async ofCancelled(
    manager: EntityManager,
    actor: Actor,
    cancelled: CancelledLeave,
    reason: string,
  ): Promise<Correction[]> {
    const { employeeId, type, leaveId } = cancelled;
    await this.closings.store(manager, [employeeId]);
    const corrections = correctionsOf(await this.facts.readPerson(employeeId), cancelled);
    for (const { day, amount } of corrections) {
      await insertRow(manager, 'leave_entry', {
        id: newId(),
        employee_id: employeeId,
        leave_type_id: type.id,
        day,
        kind: 'correction',
        amount,
        reason,
        leave_id: leaveId,
        entry_key: `correction ${leaveId} ${day}`,
        recorded_at: this.clock.now(),
        recorded_by: actor.accountId,
      });
    }
    return corrections;
  }

  /** In a unit that holds the person's lock, before the entry is reversed; undefined where its day is open. */
  async ofReversed(
    manager: EntityManager,
    type: LeaveTypeRules,
    { id, employeeId, day: changed }: ReversedEntry,
  ): Promise<Correction | undefined> {
    await this.closings.store(manager, [employeeId]);
    const closed = closedEmployments(await this.facts.readPerson(employeeId), type).find(
      ({ facts, day }) => changed <= day && facts.entries.some((entry) => entry.id === id),
    );
    if (!closed) return undefined;
    const [{ facts }, day] = [closed, addDays(closed.day, 1)];
    return {
      day,
      amount: closedDifference(
        facts,
        { ...facts, entries: facts.entries.filter((entry) => entry.id !== id) },
        changed,
        day,
      ),
    };
  }
}

/** One for each employment in whose closed years the request has days. */
export function correctionsOf(
  person: PersonEntitlement,
  { type, leaveId, startDate }: Pick<CancelledLeave, 'type' | 'leaveId' | 'startDate'>,
): Correction[] {
  return closedEmployments(person, type).flatMap(({ facts, day: closed }) => {
    const open = {
      ...facts,
      leave: facts.leave.filter((leave) => leave.leaveId !== leaveId || leave.day > closed),
    };
    const day = addDays(closed, 1);
    const amount =
      open.leave.length === facts.leave.length ? 0 : closedDifference(facts, open, startDate, day);
    return amount === 0 ? [] : [{ day, amount }];
  });
}
