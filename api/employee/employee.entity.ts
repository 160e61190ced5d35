import { Entity } from 'typeorm';
import type { CalendarDate } from '../contract/calendar-date.js';
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, EMPLOYEE_FIELDS, type ContactDetails } from '../contract/employee-fields.js';
import type { Gender, MaritalStatus } from '../contract/personal-details.js';
import { CountColumn, DateColumn, IdColumn, InstantColumn, MoneyColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

export const EMPLOYEE_ID_MAX = EMPLOYEE_FIELDS.employeeId.max;
const DESIGNATION_MAX = EMPLOYEE_FIELDS.designation.max;
export const MANAGER_NAME_MAX = 100;

class ContactColumns {}
for (const field of CONTACT_FIELD_NAMES) TextColumn(CONTACT_FIELDS[field].max, true)(ContactColumns.prototype, field);

@Entity('employee')
export class Employee extends (ContactColumns as new () => ContactDetails) {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  accountId: string;

  @ReferenceColumn()
  departmentId: string;

  /** The company's staff number. */
  @TextColumn(EMPLOYEE_ID_MAX)
  employeeId: string;

  @TextColumn(EMPLOYEE_ID_MAX)
  employeeIdKey: string;

  @TextColumn(EMPLOYEE_ID_MAX)
  employeeIdFolded: string;

  /** Copied from the account, so that the list is sorted without a join. */
  @TextColumn(100)
  nameFolded: string;

  /** Folded name and employee ID, a tab, then designation and e-mail. */
  @TextColumn(510)
  search: string;

  /** Null, as the fields below, if the person was imported without it. */
  @DateColumn(true)
  dob: CalendarDate | null;

  @TextColumn(10, true)
  gender: Gender | null;

  @TextColumn(10, true)
  maritalStatus: MaritalStatus | null;

  @TextColumn(DESIGNATION_MAX, true)
  designation: string | null;

  @TextColumn(DESIGNATION_MAX, true)
  designationFolded: string | null;

  /** Monthly, in minor units. */
  @MoneyColumn(true)
  salary: number | null;

  @DateColumn(true)
  hireDate: CalendarDate | null;

  /** Last day of employment. */
  @DateColumn(true)
  leftOn: CalendarDate | null;

  /** Last day of the employment before the latest one, so that a row tells whether somebody works here. */
  @DateColumn(true)
  previousLeftOn: CalendarDate | null;

  @ReferenceColumn(true)
  managerId: string | null;

  /** A manager who is not an employee. */
  @TextColumn(MANAGER_NAME_MAX, true)
  managerName: string | null;

  @CountColumn()
  version: number;

  @InstantColumn()
  createdAt: number;
}
