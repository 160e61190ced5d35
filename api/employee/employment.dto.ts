import { CountField } from '../platform/http/fields/count-field.js';
import { EARLIEST_EMPLOYMENT } from '../contract/date-limits.js';
import { DateField } from '../platform/http/fields/date-field.js';
import { ManagerField, type ManagerInput } from './manager-field.js';

/** Missing fields stay as they are, empty ones are cleared. */
export class EmploymentDto {
  @DateField('Hire Date', { optional: true, earliest: EARLIEST_EMPLOYMENT, example: '2022-03-01' })
  hireDate?: string | null;

  @ManagerField()
  manager?: ManagerInput | null;

  @DateField('Left on', { optional: true, earliest: EARLIEST_EMPLOYMENT, example: '2026-09-30' })
  leftOn?: string | null;

  @CountField('version', { optional: true })
  version?: number | null;
}
