import { Injectable } from '@nestjs/common';
import { addDays, earliest, type CalendarDate } from '../../contract/calendar-date.js';
import { latestFutureDate } from '../../contract/date-limits.js';
import type { LeaveLedgerResponse } from '../../contract/leave-balance-responses.js';
import type { LedgerLineRecord, RequestMove } from '../../contract/leave-balances.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import { ledgerLineRecord } from '../statement/ledger-record.js';
import { LeaveEntryReader, type EntryNote } from './leave-entry-reader.js';
import { namedEmployee } from './leave-balances.js';
import { MovedRequests } from './moved-requests.js';
import { LeaveTypes } from '../types/leave-types.js';
import type { LeaveType } from '../types/leave-type.entity.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import { personLeaveYears } from './person-leave-years.js';
import type { LedgerLine } from '../statement/ledger-line.js';
import { statement } from '../statement/statement.js';

export interface LedgerSpan {
  from?: CalendarDate;
  to?: CalendarDate;
}

@Injectable()
export class LeaveLedger {
  constructor(
    private readonly employees: EmployeeAccess,
    private readonly types: LeaveTypes,
    private readonly facts: EntitlementFacts,
    private readonly entries: LeaveEntryReader,
    private readonly moved: MovedRequests,
    private readonly clock: Clock,
  ) {}

  /** By default the leave year of today, with the day after it, on which the rest expires or is carried over. */
  async of(actor: Actor, id: string, leaveType: unknown, span: LedgerSpan): Promise<Omit<LeaveLedgerResponse, 'success'>> {
    const employee = await this.employees.reach(actor, id);
    const type = await this.types.require(leaveType);
    const person = await this.facts.of(employee.id);
    const today = this.clock.today();
    const leaveYears = personLeaveYears(person, type, latestFutureDate(today));
    const year = leaveYears.findLast(({ from }) => from <= today) ?? leaveYears[0];
    const [from, to] = [span.from ?? year?.from ?? today, span.to ?? addDays(year?.to ?? today, 1)];
    const notes = await this.entries.notesOf(employee.id, type.id);
    const lines = linesOf(person, type, from, to);
    const moves = await this.moved.of(person, type, new Set(lines.flatMap(({ source }) => source.leave ?? [])));
    const record = (line: LedgerLine): LedgerLineRecord => ({
      ...ledgerLineRecord(type.unit, line),
      ...(line.source.entry !== undefined && entryNote(notes.get(line.source.entry), isAdmin(actor))),
      ...(line.source.leave !== undefined && { request: requestNote(person, line.source.leave, moves) }),
    });
    return {
      employee: namedEmployee(employee),
      leaveType: { _id: type.id, name: type.name, unit: type.unit },
      today,
      leaveYears,
      lines: lines.map(record),
    };
  }
}

/** Each employment has a statement of its own. */
function linesOf(person: PersonEntitlement, type: LeaveType, from: CalendarDate, to: CalendarDate): LedgerLine[] {
  const lines = person.periods.flatMap((period, index) => {
    const next = person.periods[index + 1]?.hiredOn;
    if (index > 0 && period.hiredOn !== null && period.hiredOn > to) return [];
    const until = next ? earliest(to, addDays(next, -1)) : to;
    return statement(person.statementFacts(type, period), until, earliest(from, until));
  });
  return lines.filter(({ day }) => day >= from);
}

function requestNote(person: PersonEntitlement, leaveId: string, moves: ReadonlyMap<string, RequestMove>): LedgerLineRecord['request'] {
  const [request, moved] = [person.requestOf(leaveId), moves.get(leaveId)];
  return request && { ...request, ...(moved && { moved }) };
}

function entryNote(note: EntryNote | undefined, mayReverse: boolean): Pick<LedgerLineRecord, 'reason' | 'by' | 'reversible'> {
  return note ? { reason: note.reason, by: note.by, reversible: mayReverse && note.reversible } : {};
}
