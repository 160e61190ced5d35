import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditActor } from '../../audit/audit.js';
import type { LeaveEntryRecord } from '../../contract/leave/leave-balances.js';
import { Problem, refusal } from '../../contract/problem.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { lockLeave } from '../../employee/leave-lock.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import {
  isReversible,
  LeaveEntryReader,
  settlementKey,
  type EntryRow,
} from '../balances/leave-entry-reader.js';
import { Corrections } from '../closing/corrections.js';
import { LeaveTypes } from '../types/leave-types.js';
import type { LeaveEntryReversalDto } from './leave-entry.dto.js';
import { LedgerWriter } from './ledger-writer.js';

/** No entry is ever changed: one is taken back by another. */
@Injectable()
export class LeaveEntryReversals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly employees: EmployeeAccess,
    private readonly types: LeaveTypes,
    private readonly reader: LeaveEntryReader,
    private readonly corrections: Corrections,
    private readonly ledger: LedgerWriter,
  ) {}

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
    return this.ledger.add(manager, actor, employee, type, {
      ...reversal,
      reason,
      reverses: id,
    });
  }
}
