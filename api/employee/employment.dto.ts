import { EARLIEST_EMPLOYMENT, isCalendarDate } from '../contract/calendar-date.js';
import type { EarlierPeriod } from '../contract/employee/employment-periods.js';
import { SETTLED_CHOICES, type SettledChoice } from '../contract/payroll/leaver-settlements.js';
import { refusal, type Refusal } from '../contract/problem.js';
import { ChoiceField } from '../platform/http/fields/choice-field.js';
import { CountField } from '../platform/http/fields/count-field.js';
import { DateField } from '../platform/http/fields/date-field.js';
import { dateRefusal } from '../platform/http/fields/date-limits.js';
import { field } from '../platform/http/fields/field.js';
import { IdField } from '../platform/http/fields/id-field.js';
import { ManagerField, type ManagerInput } from './manager-field.js';

const LABEL = 'Earlier employments';
const MAX = 50;
const EXAMPLE = [{ hiredOn: '2017-09-01', leftOn: '2020-06-30' }];

/** A list of employments in any order, each with its last day. */
export function EarlierPeriodsField(): PropertyDecorator {
  return field(
    LABEL,
    {
      read: (value) => (Array.isArray(value) ? value.map(readPeriod) : value),
      check,
      schema: {
        type: 'array',
        maxItems: MAX,
        items: {
          type: 'object',
          required: ['leftOn'],
          properties: {
            hiredOn: { type: 'string', format: 'date', nullable: true },
            leftOn: { type: 'string', format: 'date' },
          },
        },
        example: EXAMPLE,
      },
    },
    { optional: true },
  );
}

function readPeriod(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { hiredOn = null, leftOn } = value as { hiredOn?: unknown; leftOn?: unknown };
  return { hiredOn: readDate(hiredOn) || null, leftOn: readDate(leftOn) };
}

const readDate = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

function check(value: unknown): Refusal | undefined {
  const malformed = refusal('employee.periods_malformed', {
    label: LABEL,
    max: MAX,
    example: EXAMPLE[0]?.hiredOn as string,
  });
  if (!Array.isArray(value) || value.length > MAX) return malformed;
  for (const period of value as (Partial<EarlierPeriod> | null)[]) {
    if (
      !isCalendarDate(period?.leftOn) ||
      (period.hiredOn !== null && !isCalendarDate(period.hiredOn))
    )
      return malformed;
    const first = period.hiredOn ?? period.leftOn;
    const tooEarly = dateRefusal(LABEL, first, { earliest: EARLIEST_EMPLOYMENT });
    if (tooEarly) return tooEarly;
  }
  return undefined;
}

/** Missing fields stay as they are, empty ones are cleared. */
export class EmploymentDto {
  @DateField('Hire Date', { optional: true, earliest: EARLIEST_EMPLOYMENT, example: '2022-03-01' })
  hireDate?: string | null;

  @ManagerField()
  manager?: ManagerInput | null;

  /** The id of an employee or account: decides the person's requests instead of the manager. */
  @IdField('Approver', { optional: true })
  approver?: string | null;

  /** Decides for the person while they are away. */
  @IdField('Deputy', { optional: true })
  deputy?: string | null;

  @DateField('Last Day', { optional: true, earliest: EARLIEST_EMPLOYMENT, example: '2026-09-30' })
  leftOn?: string | null;

  @EarlierPeriodsField()
  earlierPeriods?: EarlierPeriod[] | null;

  /** If the last day moves after unused leave was paid for it: whether that stays paid or is taken back. */
  @ChoiceField('Settled', SETTLED_CHOICES, { optional: true })
  settled?: SettledChoice | null;

  @CountField('version', { optional: true })
  version?: number | null;
}

export class ReturnDto {
  @DateField('Return Date', { earliest: EARLIEST_EMPLOYMENT, example: '2027-01-04' })
  returnDate: string;

  @CountField('version', { optional: true })
  version?: number | null;
}
