import { Injectable } from '@nestjs/common';
import type { LeaveEntryRecord } from '../../contract/leave/leave-balances.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { lockLeave } from '../../employee/leave-lock.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { settlementKey } from '../balances/leave-entry-reader.js';
import { ClosedYears } from '../closing/closed-years.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import { LeaveTypes } from '../types/leave-types.js';
import type { LeaveEntryDto } from './leave-entry.dto.js';
import { LedgerWriter } from './ledger-writer.js';
import { newEntry, requireEntryDay, requireInBalance } from './new-entry.js';

/** Lines that an admin writes into somebody's ledger. */
@Injectable()
export class LeaveEntries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly employees: EmployeeAccess,
    private readonly types: LeaveTypes,
    private readonly facts: EntitlementFacts,
    private readonly closedYears: ClosedYears,
    private readonly ledger: LedgerWriter,
  ) {}

  /** `settlement`: the payment that it belongs to, without which it cannot be taken back. */
  add(actor: Actor, dto: LeaveEntryDto, settlement?: string): Promise<LeaveEntryRecord> {
    requireEntryDay(dto, this.clock.today());
    return this.work.write(async (manager) => {
      const employee = await this.employees.requireReferenced(dto.employeeId, 'employeeId');
      await lockLeave(manager, [employee.id]);
      const type = await this.types.require(dto.leaveType);
      const entry = newEntry(type, dto);
      await this.closedYears.requireOpen(employee.id, type.id, entry.day);
      requireInBalance(
        await this.facts.readPerson(employee.id),
        type,
        entry.day,
        this.clock.today(),
      );
      return this.ledger.add(manager, actor, employee, type, {
        ...entry,
        reason: dto.reason,
        reverses: null,
        ...(settlement && { key: settlementKey(settlement) }),
      });
    });
  }
}
