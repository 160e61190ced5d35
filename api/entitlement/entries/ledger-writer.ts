import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit, type AuditActor } from '../../audit/audit.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveEntryRecord } from '../../contract/leave/leave-balances.js';
import type { EmployeeReference } from '../../employee/employee-access.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { LeaveAccounts } from '../accounts/leave-accounts.js';
import { totalOn } from '../balances/balance.js';
import {
  leaveEntryRecord,
  LeaveEntryReader,
  type EntryRow,
} from '../balances/leave-entry-reader.js';
import type { LeaveType } from '../entitlement.tables.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import { statement } from '../statement/statement.js';

export type NewLedgerEntry = Pick<
  EntryRow,
  'day' | 'kind' | 'amount' | 'until' | 'reason' | 'reverses'
> & { key?: string };

/** Stores and records a line of somebody's ledger, in a unit that holds the person's lock. */
@Injectable()
export class LedgerWriter {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly facts: EntitlementFacts,
    private readonly accounts: LeaveAccounts,
    private readonly reader: LeaveEntryReader,
  ) {}

  async add(
    manager: EntityManager,
    actor: AuditActor,
    { id: employeeId, name }: EmployeeReference,
    type: LeaveType,
    entry: NewLedgerEntry,
  ): Promise<LeaveEntryRecord> {
    const id = newId();
    const { day, kind, amount, until, reason, reverses, key } = entry;
    const before = { balance: await this.balanceOn(employeeId, type, day) };
    await insertRow(manager, 'leave_entry', {
      id,
      employee_id: employeeId,
      leave_type_id: type.id,
      day,
      kind,
      amount,
      until_date: until,
      reason,
      reverses,
      entry_key: key ?? null,
      recorded_at: this.clock.now(),
      recorded_by: actor.accountId,
    });
    const after = {
      balance: await this.balanceOn(employeeId, type, day),
      leaveType: type.name,
      entryKind: kind,
      amount: wireAmount(type.unit, amount),
      day,
      until,
      reason,
    };
    const change = { subject: 'employee', id: employeeId, name, before, after } as const;
    await this.audit.record(
      actor,
      reverses === null
        ? { action: 'leave.entry', ...change }
        : { action: 'leave.entry_reverse', ...change },
    );
    await this.accounts.refresh(manager, [employeeId]);
    return leaveEntryRecord(await this.reader.require(id));
  }

  private async balanceOn(employeeId: string, type: LeaveType, day: CalendarDate): Promise<number> {
    const person = await this.facts.readPerson(employeeId);
    return wireAmount(
      type.unit,
      totalOn(statement(person.statementFacts(type, person.periodOn(day)), day), day),
    );
  }
}
