import { type CalendarDate, EARLIEST_EMPLOYMENT } from '../contract/calendar-date.js';
import { refusal, type Refusal } from '../contract/problem.js';
import {
  CALENDAR_NAME_MAX,
  PATTERN_NAME_MAX,
  type AssignmentSubject,
  type EVERYBODY,
  type MatchingHolders,
  type PatternSlot,
  DAYS_OF_A_WEEK,
  LONGEST_CYCLE_WEEKS,
  MINUTES_OF_A_HALF_MAX,
} from '../contract/working-time/working-time.js';
import { FlagField } from '../platform/http/fields/choice-field.js';
import { DateField } from '../platform/http/fields/date-field.js';
import { field } from '../platform/http/fields/field.js';
import { IdField } from '../platform/http/fields/id-field.js';
import { NameField, TextField } from '../platform/http/fields/text-field.js';
import { HoldersField, SubjectField } from './assignments/assignment-fields.js';
import { BasisField } from './basis-field.js';
import {
  AddedHolidaysField,
  RemovedHolidaysField,
  type AddedHoliday,
} from './holidays/holiday-fields.js';

const LABEL = 'Working hours';
const COUNTRY = { max: 2, optional: true, example: 'DE' };
const REGION = { max: 20, optional: true, example: 'BY' };
const EXAMPLE: PatternSlot[] = [
  [240, 210],
  [240, 210],
  [240, 210],
  [240, 210],
  [240, 0],
  [0, 0],
  [0, 0],
];

/** Minutes of each morning and afternoon, from a Monday on, in whole weeks. */
function PatternSlotsField(): PropertyDecorator {
  return field(LABEL, {
    read: (value) => value,
    check,
    schema: {
      type: 'array',
      minItems: DAYS_OF_A_WEEK,
      maxItems: DAYS_OF_A_WEEK * LONGEST_CYCLE_WEEKS,
      items: {
        type: 'array',
        minItems: 2,
        maxItems: 2,
        items: { type: 'integer', minimum: 0, maximum: MINUTES_OF_A_HALF_MAX },
      },
      example: EXAMPLE,
    },
  });
}

function check(value: unknown): Refusal | undefined {
  if (!Array.isArray(value) || !isWholeWeeks(value) || !value.every(isSlot))
    return refusal('pattern.slots_malformed', { label: LABEL, max: MINUTES_OF_A_HALF_MAX });
  return value.flat().some((minutes) => minutes > 0) ? undefined : refusal('pattern.no_work');
}

function isWholeWeeks({ length }: unknown[]): boolean {
  return (
    length > 0 && length % DAYS_OF_A_WEEK === 0 && length <= DAYS_OF_A_WEEK * LONGEST_CYCLE_WEEKS
  );
}

function isSlot(slot: unknown): slot is PatternSlot {
  return (
    Array.isArray(slot) &&
    slot.length === 2 &&
    slot.every(
      (minutes) => Number.isInteger(minutes) && minutes >= 0 && minutes <= MINUTES_OF_A_HALF_MAX,
    )
  );
}

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

  @TextField('Country', COUNTRY)
  country?: string | null;

  @TextField('Region', REGION)
  region?: string | null;
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

  /** True: the added days return each year on the same date. False: they do so no longer. Without it, days that return are corrected for the years to be added, too. */
  @FlagField('Every year', { optional: true })
  yearly?: boolean | null;

  /** Its holidays are added from now on in each year; those of the days' year that are not in the calendar are left out then, too. */
  @TextField('Country', COUNTRY)
  country?: string | null;

  @TextField('Region', REGION)
  region?: string | null;
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
