import { Injectable } from '@nestjs/common';
import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import { Problem, refusal } from '../../contract/problem.js';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { splitPeriods } from '../../employee/employment-writer.js';
import { Employment } from '../../employee/employment.js';
import type { PayEffectDto } from './pay-effect.dto.js';

/** Somebody's employments after a change that is not stored. */
@Injectable()
export class PlannedEmployments {
  constructor(
    private readonly employment: Employment,
    private readonly periods: EmploymentPeriods,
  ) {}

  async plan(
    employeeId: string,
    { kind, hireDate, leftOn, earlierPeriods, returnDate }: PayEffectDto,
  ): Promise<EmploymentPeriod[]> {
    const stored = splitPeriods(await this.periods.readOne(employeeId));
    if (kind === 'return' && !returnDate)
      throw Problem.at('returnDate', refusal('field.required', { label: 'Return Date' }));
    const { earlier, latest } =
      kind === 'return'
        ? this.employment.returned(stored, returnDate as string)
        : this.employment.corrected(stored, {
            ...(hireDate !== undefined && { hireDate }),
            ...(leftOn !== undefined && { leftOn }),
            ...(earlierPeriods !== undefined && { earlierPeriods }),
          });
    return [...earlier, latest];
  }
}
