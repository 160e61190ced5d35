import { isCalendarDate } from '../../../contract/calendar-date.js';
import { refusal } from '../../../contract/problem.js';
import { field, type FieldOptions } from './field.js';

export function MonthField(
  label: string,
  options: FieldOptions & { example: string },
): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => (typeof value === 'string' ? value.trim() : value),
      check: (value) =>
        typeof value === 'string' && isCalendarDate(`${value}-01`)
          ? undefined
          : refusal('date.malformed', { label, example: options.example }),
      schema: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$', example: options.example },
    },
    options,
  );
}
