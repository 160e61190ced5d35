import { refusal } from '../../contract/refusals.js';
import { field } from '../../platform/http/fields/field.js';

const DECIMAL = /^[+-]?\d{1,9}(\.\d{1,9})?$/;

/** Days or minutes, as the leave type counts; which of them, and within which limits, is checked where the type is known. */
export function LeaveAmountField(label: string): PropertyDecorator {
  return field(label, {
    read: (value) => (typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value),
    check: (value) => (typeof value === 'number' && Number.isFinite(value) ? undefined : refusal('entry.not_amount', { label })),
    schema: { type: ['number', 'string'], description: 'Days with at most three decimals, or whole minutes; negative to deduct.', example: 1.5 },
  });
}
