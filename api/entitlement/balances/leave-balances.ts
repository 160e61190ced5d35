import { Injectable } from '@nestjs/common';
import { latest, type CalendarDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveBalancesResponse } from '../../contract/leave/leave-balance-responses.js';
import type { LeaveBalanceRecord } from '../../contract/leave/leave-balances.js';
import { EmployeeAccess, type EmployeeReference } from '../../employee/employee-access.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import { lacksHireDate } from '../statement/leave-year.js';
import { balanceOf, type Balance } from './balance.js';

@Injectable()
export class LeaveBalances {
  constructor(
    private readonly employees: EmployeeAccess,
    private readonly facts: EntitlementFacts,
    private readonly clock: Clock,
  ) {}

  /** All types for which a policy holds on the day. */
  async readPerson(
    actor: Actor,
    id: string,
    on: CalendarDate,
  ): Promise<Omit<LeaveBalancesResponse, 'success'>> {
    const employee = await this.employees.reach(actor, id);
    const person = await this.facts.readPerson(employee.id);
    const found = person
      .typesOn(on)
      .map((type) => ({ type, record: recordOn(person, type, on, this.clock.today()) }));
    return {
      employee: namedEmployee(employee),
      on,
      balances: found.flatMap(({ record }) => record ?? []),
      incomplete: found.flatMap(({ type, record }) =>
        !record && lacksHireDate(person.statementFacts(type, person.periodOn(on))) ? type.name : [],
      ),
    };
  }
}

export function personBalance(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  on: CalendarDate,
  today: CalendarDate,
): Balance | undefined {
  return balanceOf(person.statementFacts(type, person.periodOn(on)), on, today);
}

export function namedEmployee({
  id,
  employeeId,
  name,
}: EmployeeReference): LeaveBalancesResponse['employee'] {
  return { _id: id, employeeId, name };
}

export function recordOn(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  on: CalendarDate,
  today: CalendarDate,
): LeaveBalanceRecord | undefined {
  const balance = personBalance(person, type, on, today);
  return balance && balanceRecord(person, type, on, balance);
}

function balanceRecord(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  on: CalendarDate,
  balance: Balance,
): LeaveBalanceRecord {
  const wire = (amount: number) => wireAmount(type.unit, amount);
  const orNull = (amount: number | null) => (amount === null ? null : wire(amount));
  const policy = person.policyOn(type.id, on);
  const pattern = person.workingTime.patternOn(on);
  const { hiredOn } = person.periodOn(on);
  const had = (since: CalendarDate) => latest(since, hiredOn ?? since);
  return {
    leaveType: { _id: type.id, name: type.name, unit: type.unit },
    tracked: balance.tracked,
    balance: wire(balance.balance),
    left: wire(balance.left),
    taken: wire(balance.taken),
    booked: wire(balance.booked),
    reserved: wire(balance.reserved),
    available: orNull(balance.available),
    granted: wire(balance.granted),
    carriesOver: orNull(balance.carriesOver),
    ledgerToday: wire(balance.ledgerToday),
    leaveYear: balance.leaveYear,
    endedOn: balance.endedOn,
    policy: { _id: policy?.id ?? '', name: policy?.name ?? '', since: had(policy?.since ?? on) },
    pattern: pattern ? { _id: pattern.id, name: pattern.name, since: had(pattern.since) } : null,
    expiring: balance.expiring.map(({ amount, on: lastDay }) => ({
      amount: wire(amount),
      on: lastDay,
    })),
    next: balance.next && { on: balance.next.on, amount: wire(balance.next.amount) },
  };
}
