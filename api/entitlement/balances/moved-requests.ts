import { Injectable } from '@nestjs/common';
import { earliest, latest } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave-amounts.js';
import type { RequestMove } from '../../contract/leave-balances.js';
import type { DayCost } from '../../working-time/leave-day-cost.js';
import { HolidayHistory, type ChangedHolidays } from '../../working-time/holidays/holiday-history.js';
import type { RequestedDay } from '../leave-days.js';
import type { PersonEntitlement } from '../person-entitlement.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';

/** Requests that cost something else than when they were decided, because holidays have changed since. Nothing of it is stored: holidays keep their history. */
@Injectable()
export class MovedRequests {
  constructor(private readonly history: HolidayHistory) {}

  /** By id. Pending ones are compared with when they were made. */
  async of(person: PersonEntitlement, type: LeaveTypeRules, leaveIds: ReadonlySet<string>): Promise<Map<string, RequestMove>> {
    const requests = type.counts === 'working' ? [...leaveIds].map((id) => inOrder(person.daysOf(id))).filter((days) => days.length > 0) : [];
    const days = requests.flat();
    if (days.length === 0) return new Map();
    const changed = await this.history.since({
      calendars: [...new Set(days.flatMap(({ day }) => person.workingTime.calendarOn(day) ?? []))],
      from: earliest(...days.map(({ day }) => day)),
      to: latest(...days.map(({ day }) => day)),
      since: Math.min(...days.map(({ since }) => since)),
    });
    if (!changed) return new Map();
    return new Map(requests.flatMap((request) => {
      const [move, id] = [moveOf(person, type, request, changed), request[0]?.leaveId ?? ''];
      return move ? [[id, move] as const] : [];
    }));
  }
}

function moveOf(person: PersonEntitlement, type: LeaveTypeRules, request: RequestedDay[], changed: ChangedHolidays): RequestMove | undefined {
  const since = request[0]?.since ?? 0;
  const { workingTime } = person;
  const now = person.costs(type, request) ?? [];
  const then = person.costs(type, request, (day) => {
    const calendar = workingTime.calendarOn(day);
    return calendar !== null && changed.has(calendar, day) ? changed.at(calendar, day, since) : workingTime.holidayOn(day);
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
