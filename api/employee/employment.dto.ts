import { CountField } from '../http/count-field.js';
import { DateField } from '../http/date-field.js';
import { ManagerField, type GivenManager } from './manager-field.js';

const EARLIEST = '1950-01-01';

/** What is missing stays, what is empty is removed. */
export class EmploymentDto {
  @DateField('Hire Date', { optional: true, earliest: EARLIEST, example: '2022-03-01' })
  hireDate?: string | null;

  @ManagerField()
  manager?: GivenManager | null;

  @DateField('Left on', { optional: true, earliest: EARLIEST, example: '2026-09-30' })
  leftOn?: string | null;

  @CountField('version', { optional: true })
  version?: number | null;
}
