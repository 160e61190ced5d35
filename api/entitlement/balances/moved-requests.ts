import { Injectable } from '@nestjs/common';
import { earliest, latest } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave-amounts.js';
import type { RequestMove } from '../../contract/leave-balances.js';
import type { DayCost } from '../../working-time/leave-day-cost.js';
import { HolidayHistory, type ChangedHolidays } from '../../working-time/holidays/holiday-history.js';
import type { RequestedDay } from '../facts/leave-days.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import { HeldPolicies } from '../policies/held-policies.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';

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
  async of(person: PersonEntitlement, type: LeaveTypeRules, leaveIds: ReadonlySet<string>): Promise<Map<string, RequestMove>> {
    const requests = type.counts === 'working' ? [...leaveIds].map((id) => inOrder(person.daysOf(id))).filter((days) => days.length > 0) : [];
    const days = requests.flat();
    const [first] = days;
    if (!first) return new Map();
    const calendars = [...new Set(days.flatMap(({ day }) => person.workingTime.calendarOn(day) ?? []))];
    const [from, to] = [earliest(...days.map(({ day }) => day)), latest(...days.map(({ day }) => day))];
    const changed = await this.history.since({ calendars, from, to, since: Math.min(...days.map(({ since }) => since)) });
    if (!changed) return new Map();
    const compared = { person, type, changed, assigned: await this.held.firstAssigned(first.employeeId, type.id, calendars) };
    return new Map(requests.flatMap((request) => {
      const [move, id] = [moveOf(request, compared), request[0]?.leaveId ?? ''];
      return move ? [[id, move] as const] : [];
    }));
  }
}

/** Holidays that were stored before leave was counted, or before the calendar was the person's, have changed no cost. */
function moveOf(request: readonly RequestedDay[], { person, type, changed, assigned }: Compared): RequestMove | undefined {
  const { workingTime } = person;
  const costed = Math.max(request[0]?.since ?? 0, assigned.get(type.id) ?? 0);
  const now = person.costs(type, request) ?? [];
  const then = person.costs(type, request, (day) => {
    const calendar = workingTime.calendarOn(day);
    if (calendar === null || !changed.has(calendar, day)) return workingTime.holidayOn(day);
    return changed.at(calendar, day, Math.max(costed, assigned.get(calendar) ?? 0));
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

const inOrder = (days: readonly RequestedDay[]) => days.toSorted((one, other) => (one.day < other.day ? -1 : 1));

const sumOf = (days: readonly DayCost[]) => days.reduce((sum, { cost }) => sum + cost, 0);
