import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { RequestedDay } from '../../entitlement/facts/leave-days.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import { costedRequest } from '../../leave/check/request-balance.js';
import { daysOfLeave } from '../../leave/requested-leave.js';
import { takesDays, type RequestedLeave } from './existing-leave.js';

/** The balances that cover the leave of a file, or do not: each row counts for those after it. */
export class FileBalances {
  private people = new Map<string, PersonEntitlement>();
  private readonly counted = new Map<string, RequestedDay[]>();

  constructor(private readonly facts: EntitlementFacts) {}

  async load(requested: readonly RequestedLeave[]): Promise<void> {
    const ids = new Set(requested.filter(takesDays).map(({ employeeId }) => employeeId));
    this.people = await this.facts.readPeople([...ids]);
    for (const [id, person] of this.people) {
      const counted = this.counted.get(id);
      if (counted) this.people.set(id, person.withLeave(counted));
    }
  }

  /** Counts the request, and says what it lacks. Nothing where no policy holds. */
  add(row: number, requested: RequestedLeave): RowMessage | undefined {
    const { employeeId, leaveType, startDate, endDate, status } = requested;
    const person = this.people.get(employeeId);
    const type = person?.types.find(({ name }) => name === leaveType);
    if (!person || !type || !takesDays(requested)) return undefined;
    const leave = {
      startDate,
      endDate,
      startsAt: 'morning' as const,
      endsAt: 'evening' as const,
      minutes: null,
    };
    const { shortfall } = costedRequest(person, type, leave);
    const days = daysOfLeave(leave).map((day) => ({
      ...day,
      employeeId,
      leaveTypeId: type.id,
      leaveId: `row ${row}`,
      approved: status === 'Approved',
      since: 0,
    }));
    this.counted.set(employeeId, [...(this.counted.get(employeeId) ?? []), ...days]);
    this.people.set(employeeId, person.withLeave(days));
    if (!shortfall) return undefined;
    const short = wireAmount(type.unit, shortfall.by);
    return type.unit === 'days'
      ? rowMessage('aboveBalance', { leaveType, days: short, day: shortfall.day })
      : rowMessage('aboveBalanceInHours', {
          leaveType,
          hours: Math.round(short / 6) / 10,
          day: shortfall.day,
        });
  }
}
