import { Injectable } from '@nestjs/common';
import {
  addDays,
  earliest,
  type CalendarDate,
  latest,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveLedgerResponse } from '../../contract/leave/leave-balance-responses.js';
import type { LedgerLineRecord, RequestMove } from '../../contract/leave/leave-balances.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import {
  HolidayHistory,
  type ChangedHolidays,
} from '../../working-time/holidays/holiday-history.js';
import type { DayCost } from '../../working-time/leave-day-cost.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import type { RequestedDay } from '../facts/leave-days.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import { HeldPolicies } from '../policies/held-policies.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import type { LedgerLine } from '../statement/ledger-line.js';
import { ledgerLineRecord } from '../statement/ledger-record.js';
import { LeaveTypes } from '../types/leave-types.js';
import { namedEmployee } from './leave-balances.js';
import { LeaveEntryReader, type EntryNote } from './leave-entry-reader.js';
import { personLeaveYears } from './person-leave-years.js';
import { personLedger } from './person-ledger.js';

/** A person's requests of one type, and what has changed of their calendars. */
interface Compared {
  person: PersonEntitlement;
  type: LeaveTypeRules;
  changed: ChangedHolidays;
  /** When the first policy for the type and each calendar was assigned, by their ids. */
  assigned: ReadonlyMap<string, number>;
}

/** Requests that cost something else than when they were decided, because holidays have changed since. Nothing of it is stored: holidays keep their history. */
@Injectable()
export class MovedRequests {
  constructor(
    private readonly history: HolidayHistory,
    private readonly held: HeldPolicies,
  ) {}

  /** By id. Pending ones are compared with when they were made. */
  async find(
    person: PersonEntitlement,
    type: LeaveTypeRules,
    leaveIds: ReadonlySet<string>,
  ): Promise<Map<string, RequestMove>> {
    const requests =
      type.counts === 'working'
        ? [...leaveIds].map((id) => inOrder(person.daysOf(id))).filter((days) => days.length > 0)
        : [];
    const days = requests.flat();
    const [first] = days;
    if (!first) return new Map();
    const calendars = [
      ...new Set(days.flatMap(({ day }) => person.workingTime.calendarOn(day) ?? [])),
    ];
    const [from, to] = [
      earliest(...days.map(({ day }) => day)),
      latest(...days.map(({ day }) => day)),
    ];
    const changed = await this.history.since({
      calendars,
      from,
      to,
      since: Math.min(...days.map(({ since }) => since)),
    });
    if (!changed) return new Map();
    const compared = {
      person,
      type,
      changed,
      assigned: await this.held.firstAssigned(first.employeeId, type.id, calendars),
    };
    return new Map(
      requests.flatMap((request) => {
        const [move, id] = [moveOf(request, compared), request[0]?.leaveId ?? ''];
        return move ? [[id, move] as const] : [];
      }),
    );
  }
}

/** Holidays that were stored before leave was counted, or before the calendar was the person's, have changed no cost. */
function moveOf(
  request: readonly RequestedDay[],
  { person, type, changed, assigned }: Compared,
): RequestMove | undefined {
  const { workingTime } = person;
  const costed = Math.max(request[0]?.since ?? 0, assigned.get(type.id) ?? 0);
  const now = person.costs(type, request) ?? [];
  const then =
    person.costs(type, request, (day) => {
      const calendar = workingTime.calendarOn(day);
      if (calendar === null || !changed.has(calendar, day)) return workingTime.holidayOn(day);
      return changed.holidayAt(calendar, day, Math.max(costed, assigned.get(calendar) ?? 0));
    }) ?? [];
  const [before, after] = [sumOf(then), sumOf(now)];
  if (before === after) return undefined;
  const moved = now.filter(({ cost }, index) => cost !== then[index]?.cost);
  return {
    before: wireAmount(type.unit, before),
    after: wireAmount(type.unit, after),
    holidays: moved.map(({ day }) => changed.lastOf(workingTime.calendarOn(day) ?? '', day)),
  };
}

const inOrder = (days: readonly RequestedDay[]) =>
  days.toSorted((one, other) => (one.day < other.day ? -1 : 1));

const sumOf = (days: readonly DayCost[]) => days.reduce((sum, { cost }) => sum + cost, 0);

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
  async readLines(
    actor: Actor,
    id: string,
    leaveType: unknown,
    span: LedgerSpan,
  ): Promise<Omit<LeaveLedgerResponse, 'success'>> {
    const employee = await this.employees.reach(actor, id);
    const type = await this.types.require(leaveType);
    const person = await this.facts.readPerson(employee.id);
    const today = this.clock.today();
    const leaveYears = personLeaveYears(person, type, latestFutureDate(today));
    const year = leaveYears.findLast(({ from }) => from <= today) ?? leaveYears[0];
    const [from, to] = [span.from ?? year?.from ?? today, span.to ?? addDays(year?.to ?? today, 1)];
    const notes = await this.entries.notesOf(employee.id, type.id);
    const lines = personLedger(person, type, to, from).filter(({ day }) => day >= from);
    const moves = await this.moved.find(
      person,
      type,
      new Set(lines.flatMap(({ source }) => source.leave ?? [])),
    );
    const record = (line: LedgerLine): LedgerLineRecord => ({
      ...ledgerLineRecord(type.unit, line),
      ...(line.source.entry !== undefined &&
        entryNote(notes.get(line.source.entry), isAdmin(actor))),
      ...(line.source.leave !== undefined && {
        request: requestNote(person, line.source.leave, moves),
      }),
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

function requestNote(
  person: PersonEntitlement,
  leaveId: string,
  moves: ReadonlyMap<string, RequestMove>,
): LedgerLineRecord['request'] {
  const [request, moved] = [person.requestOf(leaveId), moves.get(leaveId)];
  return request && { ...request, ...(moved && { moved }) };
}

function entryNote(
  note: EntryNote | undefined,
  mayReverse: boolean,
): Pick<LedgerLineRecord, 'reason' | 'by' | 'reversible'> {
  return note
    ? { reason: note.reason, by: note.by, reversible: mayReverse && note.reversible }
    : {};
}
