import type { CalendarDate } from '../calendar-date.js';
import type { SuccessResponse } from '../responses.js';
import type { OrganisationDepartment, OrganisationPerson, StaffChange } from './organisation.js';

export interface OrganisationResponse extends SuccessResponse {
  asOf: CalendarDate;
  /** By name. */
  people: OrganisationPerson[];
  /** By name. */
  departments: OrganisationDepartment[];
  /** Null as of today. */
  since: StaffChange | null;
}
