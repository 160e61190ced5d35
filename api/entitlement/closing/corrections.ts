import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { newId, insertRow, insertRows } from '../../platform/database/statements/rows.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import type { PersonEntitlement, StoredClosing } from '../facts/person-entitlement.js';
import { closedDifference, closedBalance, closingOn } from '../statement/closing.js';
import { closedEmployments } from './closed-employment.js';
import { EmploymentsChanging } from '../../employee/employee.events.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import type { Closing } from '../statement/statement-facts.js';

const COLUMNS = ['id', 'employee_id', 'leave_type_id', 'day', 'kind', 'amount', 'allocations', 'reason', 'entry_key', 'recorded_at'];

/** The balances with which years were closed. Until one is stored, deriving gives the same; so it is stored before anything changes that it is derived from. */
@Injectable()
export class ClosedBalances implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly facts: EntitlementFacts,
  ) {}

  onModuleInit(): void {
    this.events.on(EmploymentsChanging, ({ employeeIds }) => this.work.write((manager) => this.store(manager, employeeIds)));
  }

  /** For units that hold the locks of these people. What is stored already stays. */
  async store(manager: EntityManager, employeeIds: readonly string[]): Promise<void> {
    if ((await this.work.read('SELECT 1 AS closed FROM leave_type WHERE closed_until IS NOT NULL LIMIT 1')).length === 0) return;
    const now = this.clock.now();
    const rows = [...(await this.facts.ofMany(employeeIds))].flatMap(([id, person]) =>
      missingBalances(person).map(({ leaveTypeId, ...closing }) => [newId(), id, leaveTypeId, closing.day, 'closing', closedBalance(closing), content(closing), '', `closing ${closing.day}`, now]),
    );
    await insertRows(manager, 'leave_entry', COLUMNS, rows);
  }
}

function content({ allocations, debt }: Closing): string {
  return JSON.stringify({ allocations, debt });
}

/** For closed leave years without a stored one. */
export function missingBalances(person: PersonEntitlement): StoredClosing[] {
  return person.types.flatMap((type) => {
    const open = closedEmployments(person, type).filter(({ facts, day }) => !facts.closings.some((closing) => closing.day >= day));
    return open.map(({ facts, day }) => ({ leaveTypeId: type.id, ...closingOn(facts, day) }));
  });
}

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
  async ofCancelled(manager: EntityManager, actor: Actor, cancelled: CancelledLeave, reason: string): Promise<Correction[]> {
    const { employeeId, type, leaveId } = cancelled;
    await this.closings.store(manager, [employeeId]);
    const corrections = correctionsOf(await this.facts.of(employeeId), cancelled);
    for (const { day, amount } of corrections) {
      await insertRow(manager, 'leave_entry', {
        id: newId(), employee_id: employeeId, leave_type_id: type.id, day, kind: 'correction', amount, reason, leave_id: leaveId,
        entry_key: `correction ${leaveId} ${day}`, recorded_at: this.clock.now(), recorded_by: actor.accountId,
      });
    }
    return corrections;
  }

  /** In a unit that holds the person's lock, before the entry is reversed; undefined where its day is open. */
  async ofReversed(manager: EntityManager, type: LeaveTypeRules, { id, employeeId, day: changed }: ReversedEntry): Promise<Correction | undefined> {
    await this.closings.store(manager, [employeeId]);
    const closed = closedEmployments(await this.facts.of(employeeId), type).find(({ facts, day }) => changed <= day && facts.entries.some((entry) => entry.id === id));
    if (!closed) return undefined;
    const [{ facts }, day] = [closed, addDays(closed.day, 1)];
    return { day, amount: closedDifference(facts, { ...facts, entries: facts.entries.filter((entry) => entry.id !== id) }, changed, day) };
  }
}

/** One for each employment in whose closed years the request has days. */
export function correctionsOf(person: PersonEntitlement, { type, leaveId, startDate }: Pick<CancelledLeave, 'type' | 'leaveId' | 'startDate'>): Correction[] {
  return closedEmployments(person, type).flatMap(({ facts, day: closed }) => {
    const open = { ...facts, leave: facts.leave.filter((leave) => leave.leaveId !== leaveId || leave.day > closed) };
    const day = addDays(closed, 1);
    const amount = open.leave.length === facts.leave.length ? 0 : closedDifference(facts, open, startDate, day);
    return amount === 0 ? [] : [{ day, amount }];
  });
}
