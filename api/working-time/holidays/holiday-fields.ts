import { isCalendarDate, type CalendarDate, EARLIEST_LEAVE } from '../../contract/calendar-date.js';
import { refusal, type Refusal } from '../../contract/problem.js';
import {
  DAY_HALVES,
  HOLIDAY_NAME_MAX,
  HOLIDAYS_AT_ONCE,
  type DayHalf,
} from '../../contract/working-time/working-time.js';
import { dateRefusal } from '../../platform/http/fields/date-limits.js';
import { field } from '../../platform/http/fields/field.js';
import { readName, textRefusal } from '../../platform/http/fields/read-text.js';

export interface AddedHoliday {
  day: CalendarDate;
  half: DayHalf | null;
  name: string;
}

const DAY = '2026-12-24';
const NAME = 'Holiday name';

/** Days with their names; a day that the calendar has already is replaced. */
export function AddedHolidaysField(label: string): PropertyDecorator {
  const malformed = refusal('holiday.days_malformed', {
    label,
    max: HOLIDAYS_AT_ONCE,
    example: DAY,
  });
  const schema = {
    type: 'array',
    maxItems: HOLIDAYS_AT_ONCE,
    items: {
      type: 'object',
      required: ['day', 'name'],
      properties: {
        day: { type: 'string', format: 'date' },
        half: { type: 'string', enum: [...DAY_HALVES], nullable: true },
        name: { type: 'string', maxLength: HOLIDAY_NAME_MAX },
      },
    },
    example: [{ day: DAY, half: 'afternoon', name: 'Christmas Eve' }],
  };
  const check = (value: unknown) => {
    if (!isList(value)) return malformed;
    return (
      firstRefusal(value, (added) => addedHolidayRefusal(label, added, malformed)) ??
      repeated(value as AddedHoliday[])
    );
  };
  return field(
    label,
    { read: (value) => (Array.isArray(value) ? value.map(readAdded) : value), check, schema },
    { optional: true },
  );
}

/** Days that are no holidays any more. */
export function RemovedHolidaysField(label: string): PropertyDecorator {
  const malformed = refusal('holiday.removed_malformed', {
    label,
    max: HOLIDAYS_AT_ONCE,
    example: DAY,
  });
  const schema = {
    type: 'array',
    maxItems: HOLIDAYS_AT_ONCE,
    items: { type: 'string', format: 'date' },
    example: ['2026-12-31'],
  };
  const check = (value: unknown) =>
    isList(value) ? firstRefusal(value, (day) => dayRefusal(label, day, malformed)) : malformed;
  return field(label, { read: (value) => value, check, schema }, { optional: true });
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length <= HOLIDAYS_AT_ONCE;
}

function firstRefusal(
  values: unknown[],
  refusalOf: (value: unknown) => Refusal | undefined,
): Refusal | undefined {
  for (const value of values) {
    const refused = refusalOf(value);
    if (refused) return refused;
  }
  return undefined;
}

function readAdded(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { day, half, name } = value as Partial<Record<keyof AddedHoliday, unknown>>;
  return {
    day,
    half: half === undefined || half === '' ? null : half,
    name: readName(name, HOLIDAY_NAME_MAX),
  };
}

function addedHolidayRefusal(
  label: string,
  value: unknown,
  malformed: Refusal,
): Refusal | undefined {
  if (typeof value !== 'object' || value === null) return malformed;
  const { day, half, name } = value as Record<keyof AddedHoliday, unknown>;
  if (half !== null && !DAY_HALVES.includes(half as DayHalf)) return malformed;
  if (name === undefined || name === '') return refusal('field.required', { label: NAME });
  return dayRefusal(label, day, malformed) ?? textRefusal(NAME, name, { max: HOLIDAY_NAME_MAX });
}

function dayRefusal(label: string, day: unknown, malformed: Refusal): Refusal | undefined {
  return isCalendarDate(day) ? dateRefusal(label, day, { earliest: EARLIEST_LEAVE }) : malformed;
}

function repeated(added: AddedHoliday[]): Refusal | undefined {
  const days = added.map(({ day }) => day);
  const day = days.find((one, index) => days.indexOf(one) < index);
  return day === undefined ? undefined : refusal('holiday.day_twice', { day });
}
