import {
  electronicFormatIBAN,
  getCountrySpecifications,
  isValidBIC,
  validateIBAN,
} from 'ibantools';
import { BIC_MAX, IBAN_MAX } from '../contract/payroll/bank-accounts.js';
import { refusal, type Refusal } from '../contract/problem.js';
import { field, type FieldOptions } from '../platform/http/fields/field.js';

const SHAPE = /^[A-Z]{2}\d{2}[A-Z\d]+$/;
/** Room for a blank or a hyphen after each character. */
const FAR_TOO_LONG = IBAN_MAX * 3;

/** As people write it: in groups, with blanks or hyphens, in small letters. */
export function readIban(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > FAR_TOO_LONG) return value;
  return electronicFormatIBAN(value.replace(/\s/gu, ''));
}

export function ibanRefusal(label: string, value: unknown): Refusal | undefined {
  if (typeof value !== 'string') return refusal('field.not_text', { label });
  if (value.length > FAR_TOO_LONG || !SHAPE.test(value))
    return refusal('bank.iban_malformed', { label });
  const country = value.slice(0, 2);
  const length = getCountrySpecifications()[country]?.chars;
  if (!length) return refusal('bank.iban_country', { country });
  if (value.length !== length)
    return refusal('bank.iban_length', { country, length, given: value.length });
  return validateIBAN(value).valid ? undefined : refusal('bank.iban_wrong');
}

export function IbanField(label: string, options: FieldOptions = {}): PropertyDecorator {
  return field(
    label,
    {
      read: readIban,
      check: (value) => ibanRefusal(label, value),
      schema: {
        type: 'string',
        minLength: 1,
        maxLength: FAR_TOO_LONG,
        example: 'IE64 IRCE 9205 0112 3456 78',
      },
    },
    options,
  );
}

export function readBic(value: unknown): unknown {
  return typeof value === 'string' && value.length <= FAR_TOO_LONG
    ? value.replace(/\s/gu, '').toUpperCase()
    : value;
}

export function bicRefusal(label: string, value: unknown): Refusal | undefined {
  if (typeof value !== 'string') return refusal('field.not_text', { label });
  return value.length <= BIC_MAX && isValidBIC(value)
    ? undefined
    : refusal('bank.bic_malformed', { label });
}

export function BicField(
  label: string,
  options: FieldOptions = { optional: true },
): PropertyDecorator {
  return field(
    label,
    {
      read: readBic,
      check: (value) => bicRefusal(label, value),
      schema: { type: 'string', minLength: 1, maxLength: FAR_TOO_LONG, example: 'IRCEIE2D' },
    },
    options,
  );
}
