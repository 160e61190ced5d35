import { Injectable } from '@nestjs/common';
import { addDays, latest, type CalendarDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { EntryEffect, LostAmount } from '../../contract/leave/leave-balances.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { recordOn } from '../balances/leave-balances.js';
import { ClosedYears } from '../closing/closed-years.js';
import type { LeaveType } from '../entitlement.tables.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import type { LedgerLine } from '../statement/ledger-line.js';
import { statement } from '../statement/statement.js';
import { LeaveTypes } from '../types/leave-types.js';
import type { LeaveEntryPreviewDto } from './leave-entry.dto.js';
import { newEntry, requireEntryDay, requireInBalance } from './new-entry.js';

/** The statement is derived with an entry and without it, and nothing is stored. */
@Injectable()
export class EntryEffects {
  constructor(
    private readonly clock: Clock,
    private readonly employees: EmployeeAccess,
    private readonly types: LeaveTypes,
    private readonly facts: EntitlementFacts,
    private readonly closedYears: ClosedYears,
  ) {}

  async preview(dto: LeaveEntryPreviewDto): Promise<EntryEffect> {
    const today = this.clock.today();
    requireEntryDay(dto, today);
    const employee = await this.employees.requireReferenced(dto.employeeId, 'employeeId');
    const type = await this.types.require(dto.leaveType);
    const entry = newEntry(type, dto);
    await this.closedYears.requireOpen(employee.id, type.id, entry.day);
    const on = latest(entry.day, today);
    const without = await this.facts.readPerson(employee.id);
    requireInBalance(without, type, entry.day, today);
    const withIt = without.withEntry({
      id: newId(),
      leaveTypeId: type.id,
      ...entry,
      reverses: null,
    });
    const record = (person: PersonEntitlement) =>
      person.typesOn(on).some(({ id }) => id === type.id)
        ? (recordOn(person, type, on, today) ?? null)
        : null;
    return {
      on,
      before: record(without),
      after: record(withIt),
      lost: lostAmounts(
        type,
        linesBetween(without, type, entry.day, on),
        linesBetween(withIt, type, entry.day, on),
      ),
    };
  }
}

function linesBetween(
  person: PersonEntitlement,
  type: LeaveType,
  since: CalendarDate,
  on: CalendarDate,
): LedgerLine[] {
  return statement(person.statementFacts(type, person.periodOn(on)), on, since);
}

function lostAmounts({ unit }: LeaveType, before: LedgerLine[], after: LedgerLine[]): LostAmount[] {
  const more = (kind: LedgerLine['kind'], day?: CalendarDate) =>
    wireAmount(unit, totalOf(before, kind, day) - totalOf(after, kind, day));
  const lines = [...after, ...before];
  const cap = lines.find(({ kind }) => kind === 'capped')?.numbers.cap ?? 0;
  const capped: LostAmount = { why: 'capped', amount: more('capped'), cap: wireAmount(unit, cap) };
  const days = [
    ...new Set(lines.filter(({ kind }) => kind === 'expired').map(({ day }) => day)),
  ].sort();
  const expired = days.map((day): LostAmount => ({
    why: 'expired',
    amount: more('expired', day),
    on: addDays(day, -1),
  }));
  return [capped, ...expired].filter(({ amount }) => amount !== 0);
}

function totalOf(lines: LedgerLine[], kind: LedgerLine['kind'], day?: CalendarDate): number {
  return lines
    .filter((line) => line.kind === kind && (day === undefined || line.day === day))
    .reduce((sum, { amount }) => sum + amount, 0);
}
