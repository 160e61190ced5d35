import { isEmail } from 'class-validator';
import { refusal } from '../../../contract/problem.js';
import { normalized } from '../../../contract/text/normalized-text.js';
import { field, type FieldOptions } from './field.js';
import { readText, textRefusal, isFarTooLong } from './read-text.js';

const MAX = 254;

export function readEmail(value: unknown): unknown {
  if (typeof value !== 'string' || isFarTooLong(value, MAX)) return value;
  return readText(normalized(value, 'NFKC').toLowerCase(), MAX);
}

export function EmailField(label: string, options: FieldOptions = {}): PropertyDecorator {
  return field(
    label,
    {
      read: readEmail,
      check: (value) =>
        textRefusal(label, value, { max: MAX }) ??
        (isEmail(value) ? undefined : refusal('email.malformed', { label })),
      schema: {
        type: 'string',
        format: 'email',
        maxLength: MAX,
        example: 'amara.okafor@company.example',
      },
    },
    options,
  );
}
