import { Injectable } from '@nestjs/common';
import { addDays, earliest, type CalendarDate } from '../../contract/calendar-date.js';
import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { splitPeriods } from '../../employee/employment-writer.js';
import { EmploymentDto } from '../../employee/employment.dto.js';
import { Employment } from '../../employee/employment.js';
import { Clock } from '../../platform/config/clock.js';
import { readBody } from '../../platform/http/body.pipe.js';
import { IdField } from '../../platform/http/fields/id-field.js';
import { missingBalances } from '../closing/closed-balances.js';
import { personEntitlements, type LeaveFacts } from '../facts/leave-facts.js';
import {
  type ChangeReader,
  type EmploymentChange,
  type PlannedChange,
  people,
} from './planned-change.js';

class EmploymentChangeDto extends EmploymentDto {
  /** The id of the employee or of the account. */
  @IdField('Employee')
  employee: string;
}

const SINCE_EVER = '0001-01-01';

/** A corrected hire date or last day of one person. */
@Injectable()
export class EmploymentChanges implements ChangeReader<EmploymentChange> {
  constructor(
    private readonly clock: Clock,
    private readonly employees: EmployeeAccess,
    private readonly employment: Employment,
    private readonly periods: EmploymentPeriods,
  ) {}

  async read(body: unknown): Promise<EmploymentChange> {
    const { employee, ...dates } = readBody(EmploymentChangeDto, body);
    const { id } = await this.employees.requireReferenced(employee, 'employee');
    const { earlier, latest } = this.employment.corrected(
      splitPeriods(await this.stored(id)),
      dates,
    );
    return { kind: 'employment', employee: id, periods: [...earlier, latest] };
  }

  async plan({ employee, periods }: EmploymentChange): Promise<PlannedChange> {
    return {
      from: firstDifference(await this.stored(employee), periods) ?? this.clock.today(),
      people: [people([employee])],
      movesCosts: true,
      apply: (facts) => ({
        ...facts,
        periods: new Map([...facts.periods, [employee, periods]]),
        closings: withClosings(facts, employee),
      }),
      isAbout: () => true,
    };
  }

  private async stored(employeeId: string): Promise<EmploymentPeriod[]> {
    return (await this.periods.readMany([employeeId])).get(employeeId) ?? [];
  }
}

/** Storing the change stores first what was left of closed years. */
function withClosings(facts: LeaveFacts, employee: string): LeaveFacts['closings'] {
  const person = personEntitlements([employee], facts).get(employee);
  const missing = person ? missingBalances(person) : [];
  return new Map([
    ...facts.closings,
    [employee, [...(facts.closings.get(employee) ?? []), ...missing]],
  ]);
}

/** The first day on which somebody begins or ends in one of them only. */
function firstDifference(
  before: EmploymentPeriod[],
  after: EmploymentPeriod[],
): CalendarDate | undefined {
  const days = (periods: EmploymentPeriod[]) =>
    periods.flatMap(({ hiredOn, leftOn }) => [
      hiredOn ?? SINCE_EVER,
      ...(leftOn === null ? [] : [addDays(leftOn, 1)]),
    ]);
  const [one, other] = [days(before), days(after)];
  const different = [
    ...one.filter((day) => !other.includes(day)),
    ...other.filter((day) => !one.includes(day)),
  ];
  return different.length === 0 ? undefined : earliest(...different);
}
