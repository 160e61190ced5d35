import { refusal } from '../../../contract/problem.js';
import { field, type FieldOptions } from './field.js';

const HUNDREDTHS = 100;
const SHAPE = /^\d{1,6}(?:\.\d{1,2})?$/;

/** A number with at most two decimals, in hundredths. */
export function DecimalField(
  label: string,
  { max, ...options }: FieldOptions & { max: number },
): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => hundredths(value) ?? Number.NaN,
      check: (value) =>
        typeof value === 'number' && value > 0 && value <= max * HUNDREDTHS
          ? undefined
          : refusal('field.not_decimal', { label, max }),
      schema: {
        type: ['number', 'string'],
        minimum: 0,
        maximum: max,
        description: 'At most two decimals.',
        example: 5,
      },
    },
    options,
  );
}

function hundredths(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  if (!SHAPE.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return Number(whole) * HUNDREDTHS + Number(fraction.padEnd(2, '0'));
}
