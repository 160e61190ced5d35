import { type CalendarDate, EARLIEST_LEAVE } from '../../contract/calendar-date.js';
import { LEAVE_TYPE_NAME_MAX } from '../../contract/leave/leave-types.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { NameField } from '../../platform/http/fields/text-field.js';
import { BasisField } from '../../working-time/basis-field.js';

export class LeaveClosingDto {
  /** A name of GET /leave/type, or an id. */
  @NameField('Leave Type', { max: LEAVE_TYPE_NAME_MAX, example: 'Annual Leave' })
  leaveType: string;

  /** The last day that is closed. */
  @DateField('Until', { earliest: EARLIEST_LEAVE, example: '2025-12-31' })
  until: CalendarDate;

  @BasisField()
  basis: string;
}
