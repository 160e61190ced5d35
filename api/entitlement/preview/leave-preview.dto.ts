import type { CalendarDate } from '../../contract/calendar-date.js';
import { EARLIEST_LEAVE } from '../../contract/date-limits.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { ChangeField } from './change-field.js';

export class LeavePreviewDto {
  @ChangeField()
  change: object;

  /** The day whose balances are compared; the last of the leave year in which the change begins, or of the current one if that is later. */
  @DateField('Date', { optional: true, earliest: EARLIEST_LEAVE, example: '2027-12-31' })
  on?: CalendarDate | null;
}
