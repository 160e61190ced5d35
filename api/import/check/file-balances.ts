import { setImmediate } from 'node:timers/promises';
import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { RequestedDay } from '../../entitlement/facts/leave-days.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import type { Shortfall } from '../../entitlement/statement/availability.js';
import { shortfallOf } from '../../leave/check/request-balance.js';
import { daysOfLeave, wholeDays } from '../../leave/requested-leave.js';
import { takesDays, type RequestedLeave } from './existing-leave.js';

/** A row takes milliseconds: after this time others have their turn. */
const TURN_MS = 20;

export interface NewLeave {
  row: number;
  requested: RequestedLeave;
}

/** The balances that cover the leave of a file, or do not: each row counts for those after it. */
export class FileBalances {
  private readonly counted = new Map<string, NewLeave[]>();

  constructor(private readonly facts: EntitlementFacts) {}

  /** The shortfall of the rows, by their numbers. Nothing where no policy holds. */
  async warnings(rows: readonly NewLeave[]): Promise<Map<number, RowMessage>> {
    const counting = rows.filter(({ requested }) => takesDays(requested));
    const people = await this.readPeople(counting);
    const warnings = new Map<number, RowMessage>();
    let begun = performance.now();
    for (const row of counting) {
      const warning = this.count(people, row);
      if (warning) warnings.set(row.row, warning);
      if (performance.now() - begun < TURN_MS) continue;
      await setImmediate();
      begun = performance.now();
    }
    return warnings;
  }

  /** With the rows that are counted already. */
  private async readPeople(rows: readonly NewLeave[]): Promise<Map<string, PersonEntitlement>> {
    const ids = new Set(rows.map(({ requested }) => requested.employeeId));
    const people = await this.facts.readPeople([...ids]);
    for (const [id, person] of people) {
      const days = (this.counted.get(id) ?? []).flatMap((row) => daysOfRow(person, row));
      if (days.length > 0) people.set(id, person.withLeave(days));
    }
    return people;
  }

  private count(people: Map<string, PersonEntitlement>, row: NewLeave): RowMessage | undefined {
    const { employeeId, startDate, endDate } = row.requested;
    const person = people.get(employeeId);
    const type = person && typeOfRow(person, row);
    if (!type) return undefined;
    const shortfall = shortfallOf(person, type, wholeDays(startDate, endDate));
    const counted = this.counted.get(employeeId);
    if (counted) counted.push(row);
    else this.counted.set(employeeId, [row]);
    people.set(employeeId, person.withLeave(daysOfRow(person, row)));
    return shortfall && aboveBalance(type, shortfall);
  }
}

function typeOfRow(person: PersonEntitlement, { requested }: NewLeave): LeaveTypeRules | undefined {
  return person.types.find(({ name }) => name === requested.leaveType);
}

function daysOfRow(person: PersonEntitlement, row: NewLeave): RequestedDay[] {
  const { employeeId, startDate, endDate, status } = row.requested;
  const leaveTypeId = typeOfRow(person, row)?.id;
  if (leaveTypeId === undefined) return [];
  return daysOfLeave(wholeDays(startDate, endDate)).map((day) => ({
    ...day,
    employeeId,
    leaveTypeId,
    leaveId: `row ${row.row}`,
    approved: status === 'Approved',
    since: 0,
  }));
}

function aboveBalance({ unit, name }: LeaveTypeRules, { by, day }: Shortfall): RowMessage {
  const short = wireAmount(unit, by);
  return unit === 'days'
    ? rowMessage('aboveBalance', { leaveType: name, days: short, day })
    : rowMessage('aboveBalanceInHours', {
        leaveType: name,
        hours: Math.round(short / 6) / 10,
        day,
      });
}
