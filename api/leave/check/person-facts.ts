import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { ClosedYears } from '../../entitlement/closing/closed-years.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import { HeldPolicies } from '../../entitlement/policies/held-policies.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import type { CostsOfDays } from './remaining-leave.js';

/** The part of a rule's facts that is about the person who takes the leave. */
export interface PersonFacts {
  /** The last closed day of the type, if the leave does not begin after it. */
  closed: CalendarDate | undefined;
  periods: readonly EmploymentPeriod[];
  /** Undefined where no policy is assigned, so that nothing is costed. */
  person: PersonEntitlement | undefined;
}

@Injectable()
export class PersonFactsReader {
  constructor(
    private readonly entitlement: EntitlementFacts,
    private readonly held: HeldPolicies,
    private readonly periods: EmploymentPeriods,
    private readonly closedYears: ClosedYears,
  ) {}

  /** In units that hold the person's lock, or for a preview. */
  async read(employeeId: string, typeId: string, startDate: CalendarDate): Promise<PersonFacts> {
    const closed = await this.closedDay(employeeId, typeId, startDate);
    const person = (await this.held.has(employeeId, typeId))
      ? await this.entitlement.readPerson(employeeId)
      : undefined;
    return { closed, person, periods: person?.periods ?? (await this.periods.readOne(employeeId)) };
  }

  /** As they would be derived for days of stored leave. */
  async costs(employeeId: string, type: LeaveTypeRules): Promise<CostsOfDays> {
    if (!(await this.held.has(employeeId, type.id))) return () => undefined;
    const person = (await this.entitlement.readTerms([employeeId])).get(employeeId);
    return (days) => person?.costs(type, days);
  }

  closedDay(
    employeeId: string,
    typeId: string,
    day: CalendarDate,
  ): Promise<CalendarDate | undefined> {
    return this.closedYears.closedDayOf(employeeId, typeId, day);
  }
}
