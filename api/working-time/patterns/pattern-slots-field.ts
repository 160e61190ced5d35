import { DAYS_OF_A_WEEK, LONGEST_CYCLE_WEEKS, MINUTES_OF_A_HALF_MAX, type PatternSlot } from '../../contract/working-time.js';
import { refusal, type Refusal } from '../../contract/refusals.js';
import { field } from '../../platform/http/fields/field.js';

const LABEL = 'Working hours';
const EXAMPLE: PatternSlot[] = [[240, 210], [240, 210], [240, 210], [240, 210], [240, 0], [0, 0], [0, 0]];

/** Minutes of each morning and afternoon, from a Monday on, in whole weeks. */
export function PatternSlotsField(): PropertyDecorator {
  return field(LABEL, {
    read: (value) => value,
    check,
    schema: {
      type: 'array',
      minItems: DAYS_OF_A_WEEK,
      maxItems: DAYS_OF_A_WEEK * LONGEST_CYCLE_WEEKS,
      items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'integer', minimum: 0, maximum: MINUTES_OF_A_HALF_MAX } },
      example: EXAMPLE,
    },
  });
}

function check(value: unknown): Refusal | undefined {
  if (!Array.isArray(value) || !isWholeWeeks(value) || !value.every(isSlot)) return refusal('pattern.slots_malformed', { label: LABEL, max: MINUTES_OF_A_HALF_MAX });
  return value.flat().some((minutes) => minutes > 0) ? undefined : refusal('pattern.no_work');
}

function isWholeWeeks({ length }: unknown[]): boolean {
  return length > 0 && length % DAYS_OF_A_WEEK === 0 && length <= DAYS_OF_A_WEEK * LONGEST_CYCLE_WEEKS;
}

function isSlot(slot: unknown): slot is PatternSlot {
  return Array.isArray(slot) && slot.length === 2 && slot.every((minutes) => Number.isInteger(minutes) && minutes >= 0 && minutes <= MINUTES_OF_A_HALF_MAX);
}
