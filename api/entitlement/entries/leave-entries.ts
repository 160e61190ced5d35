import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/access/actor.js';
import { Audit, type AuditActor } from '../../audit/audit.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveEntryRecord } from '../../contract/leave/leave-balances.js';
import { Problem, refusal } from '../../contract/problem.js';
import { EmployeeAccess, type EmployeeReference } from '../../employee/employee-access.js';
import { lockLeave } from '../../employee/leave-lock.js';
import { Clock } from '../../platform/config/clock.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { totalOn } from '../balances/balance.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import { LeaveAccounts } from '../accounts/leave-accounts.js';
import type { LeaveEntryDto, LeaveEntryReversalDto } from './leave-entry.dto.js';
import {
  isReversible,
  leaveEntryRecord,
  LeaveEntryReader,
  settlementKey,
  type EntryRow,
} from '../balances/leave-entry-reader.js';
import type { LeaveType } from '../entitlement.tables.js';
import { LeaveTypes } from '../types/leave-types.js';
import { ClosedYears } from '../closing/closed-years.js';
import { Corrections } from '../closing/corrections.js';
import { newEntry, requireEntryDay, requireInBalance } from './new-entry.js';
import { statement } from '../statement/statement.js';

type NewEntry = Pick<
  EntryRow,
  'employeeId' | 'leaveTypeId' | 'day' | 'kind' | 'amount' | 'until' | 'reason' | 'reverses'
> & { key?: string };

/** Lines that an admin writes into somebody's ledger. None is ever changed: one is taken back by another. */
@Injectable()
export class LeaveEntries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly employees: EmployeeAccess,
    private readonly types: LeaveTypes,
    private readonly facts: EntitlementFacts,
    private readonly accounts: LeaveAccounts,
    private readonly reader: LeaveEntryReader,
    private readonly closedYears: ClosedYears,
    private readonly corrections: Corrections,
  ) {}

  /** `settlement`: the payment that it belongs to, without which it cannot be taken back. */
  add(actor: Actor, dto: LeaveEntryDto, settlement?: string): Promise<LeaveEntryRecord> {
    requireEntryDay(dto, this.clock.today());
    return this.work.write(async (manager) => {
      const employee = await this.employees.requireReferenced(dto.employeeId, 'employeeId');
      await lockLeave(manager, [employee.id]);
      const type = await this.types.require(dto.leaveType);
      const entry = newEntry(type, dto);
      await this.closedYears.requireOpen(employee.id, type.id, entry.day, 'day');
      requireInBalance(
        await this.facts.readPerson(employee.id),
        type,
        entry.day,
        this.clock.today(),
      );
      return this.store(manager, actor, employee, type, {
        employeeId: employee.id,
        leaveTypeId: type.id,
        ...entry,
        reason: dto.reason,
        reverses: null,
        ...(settlement && { key: settlementKey(settlement) }),
      });
    });
  }

  /** The entries of a settlement whose payment is taken back. */
  async reverseSettled(
    actor: AuditActor,
    { employeeId, settlement }: { employeeId: string; settlement: string },
    reason: string,
  ): Promise<void> {
    await this.work.write(async (manager) => {
      await lockLeave(manager, [employeeId]);
      const rows = await manager.query<{ id: string }[]>(
        'SELECT n.id FROM leave_entry n WHERE n.employee_id = ? AND n.entry_key = ? AND NOT EXISTS (SELECT 1 FROM leave_entry r WHERE r.reverses = n.id) ORDER BY n.id',
        [employeeId, settlementKey(settlement)],
      );
      for (const { id } of rows)
        await this.takeBack(manager, actor, await this.reader.require(id), reason);
    });
  }

  /** The entry and the one that takes it back both drop out of the ledger; one of a closed year stays, and a correction makes up for it. */
  reverse(actor: Actor, id: string, { reason }: LeaveEntryReversalDto): Promise<LeaveEntryRecord> {
    return this.work.write(async (manager) => {
      const { employeeId } = await this.reader.require(id);
      await lockLeave(manager, [employeeId]);
      const entry = await this.reader.require(id);
      if (entry.reversedBy !== null) throw new Problem('entry.reversed', refusal('entry.reversed'));
      if (!isReversible(entry))
        throw new Problem('entry.not_reversible', refusal('entry.not_reversible'));
      return this.takeBack(manager, actor, entry, reason);
    });
  }

  private async takeBack(
    manager: EntityManager,
    actor: AuditActor,
    entry: EntryRow,
    reason: string,
  ): Promise<LeaveEntryRecord> {
    const { id, employeeId, leaveTypeId, day, kind, amount, until } = entry;
    const employee = await this.employees.requireReferenced(employeeId, 'employeeId');
    const type = await this.types.require(leaveTypeId);
    const correction = await this.corrections.ofReversed(manager, type, entry);
    const reversal = correction
      ? { ...correction, kind: 'correction' as const, until: null }
      : { day, kind, amount: -amount, until };
    return this.store(manager, actor, employee, type, {
      employeeId,
      leaveTypeId,
      ...reversal,
      reason,
      reverses: id,
    });
  }

  private async store(
    manager: EntityManager,
    actor: AuditActor,
    employee: EmployeeReference,
    type: LeaveType,
    entry: NewEntry,
  ): Promise<LeaveEntryRecord> {
    const id = newId();
    const before = await this.balanceOn(type, entry);
    const { employeeId, leaveTypeId, day, kind, amount, until, reason, reverses, key } = entry;
    await insertRow(manager, 'leave_entry', {
      id,
      employee_id: employeeId,
      leave_type_id: leaveTypeId,
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
    const balances = {
      before: { balance: before },
      after: {
        balance: await this.balanceOn(type, entry),
        leaveType: type.name,
        entryKind: kind,
        amount: wireAmount(type.unit, amount),
        day,
        until,
        reason,
      },
    };
    const change = {
      subject: 'employee',
      id: employeeId,
      name: employee.name,
      ...balances,
    } as const;
    await this.audit.record(
      actor,
      reverses === null
        ? { action: 'leave.entry', ...change }
        : { action: 'leave.entry_reverse', ...change },
    );
    await this.accounts.refresh(manager, [employeeId]);
    return leaveEntryRecord(await this.reader.require(id));
  }

  private async balanceOn(type: LeaveType, { employeeId, day }: NewEntry): Promise<number> {
    const person = await this.facts.readPerson(employeeId);
    return wireAmount(
      type.unit,
      totalOn(statement(person.statementFacts(type, person.periodOn(day)), day), day),
    );
  }
}
