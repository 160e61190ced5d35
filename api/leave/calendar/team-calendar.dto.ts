import { EARLIEST_LEAVE } from '../../contract/calendar-date.js';
import { CALENDAR_SCOPES, type CalendarScope } from '../../contract/leave/team-calendar.js';
import { ChoiceField } from '../../platform/http/fields/choice-field.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { IdField } from '../../platform/http/fields/id-field.js';

export class TeamCalendarQuery {
  @DateField('From', { earliest: EARLIEST_LEAVE, example: '2026-12-01' })
  from: string;

  @DateField('To', { earliest: EARLIEST_LEAVE, example: '2026-12-31' })
  to: string;

  @ChoiceField('Scope', CALENDAR_SCOPES)
  scope: CalendarScope;

  /** For admins, with the scope `department`. */
  @IdField('Department', { optional: true })
  department?: string | null;
}
