import { CountField } from '../platform/http/fields/count-field.js';
import { EARLIEST_EMPLOYMENT } from '../contract/date-limits.js';
import type { EarlierPeriod } from '../contract/employment-periods.js';
import { DateField } from '../platform/http/fields/date-field.js';
import { EarlierPeriodsField } from './earlier-periods-field.js';
import { ManagerField, type ManagerInput } from './manager-field.js';

/** Missing fields stay as they are, empty ones are cleared. */
export class EmploymentDto {
  @DateField('Hire Date', { optional: true, earliest: EARLIEST_EMPLOYMENT, example: '2022-03-01' })
  hireDate?: string | null;

  @ManagerField()
  manager?: ManagerInput | null;

  @DateField('Last Day', { optional: true, earliest: EARLIEST_EMPLOYMENT, example: '2026-09-30' })
  leftOn?: string | null;

  @EarlierPeriodsField()
  earlierPeriods?: EarlierPeriod[] | null;

  @CountField('version', { optional: true })
  version?: number | null;
}

export class ReturnDto {
  @DateField('Return Date', { earliest: EARLIEST_EMPLOYMENT, example: '2027-01-04' })
  returnDate: string;

  @CountField('version', { optional: true })
  version?: number | null;
}
