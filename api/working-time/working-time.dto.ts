import type { CalendarDate } from '../contract/calendar-date.js';
import { EARLIEST_EMPLOYMENT } from '../contract/date-limits.js';
import { CALENDAR_NAME_MAX, PATTERN_NAME_MAX, type AssignmentSubject, type EVERYBODY, type MatchingHolders, type PatternSlot } from '../contract/working-time.js';
import { FlagField } from '../platform/http/fields/choice-field.js';
import { DateField } from '../platform/http/fields/date-field.js';
import { IdField } from '../platform/http/fields/id-field.js';
import { NameField } from '../platform/http/fields/text-field.js';
import { HoldersField, SubjectField } from './assignments/assignment-fields.js';
import { BasisField } from './basis-field.js';
import { AddedHolidaysField, RemovedHolidaysField, type AddedHoliday } from './holidays/holiday-fields.js';
import { PatternSlotsField } from './patterns/pattern-slots-field.js';

export class WorkPatternDto {
  @NameField('Name', { max: PATTERN_NAME_MAX, example: 'Four days, Fridays off' })
  name: string;

  @PatternSlotsField()
  slots: PatternSlot[];
}

export class WorkPatternUpdateDto {
  @NameField('Name', { max: PATTERN_NAME_MAX, example: 'Four days, Fridays off' })
  name: string;

  @FlagField('Archived', { optional: true })
  archived?: boolean | null;
}

export class HolidayCalendarDto {
  @NameField('Name', { max: CALENDAR_NAME_MAX, example: 'Norway' })
  name: string;
}

export class HolidayCalendarUpdateDto extends HolidayCalendarDto {
  @FlagField('Archived', { optional: true })
  archived?: boolean | null;
}

export class HolidaysDto {
  @AddedHolidaysField('Days')
  add?: AddedHoliday[] | null;

  @RemovedHolidaysField('Removed days')
  remove?: CalendarDate[] | null;
}

export class StoredHolidaysDto extends HolidaysDto {
  @BasisField()
  basis: string;
}

export class AssignmentDto {
  @HoldersField('People')
  holders: typeof EVERYBODY | string[] | MatchingHolders;

  @SubjectField('What is assigned')
  subject: AssignmentSubject;

  /** Null: nothing from this day on. */
  @IdField('Assignment', { optional: true })
  target?: string | null;

  /** As everybody again. */
  @FlagField('As everybody', { optional: true })
  inherit?: boolean | null;

  @DateField('From', { earliest: EARLIEST_EMPLOYMENT, example: '2026-01-01' })
  from: CalendarDate;
}

export class StoredAssignmentDto extends AssignmentDto {
  @BasisField({ optional: true })
  basis?: string | null;
}

export class AssignmentEndDto {
  @BasisField({ optional: true })
  basis?: string | null;
}
