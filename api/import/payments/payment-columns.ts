import {
  PAYMENT_FIELDS,
  type PaymentField,
  type PaymentMapping,
} from '../../contract/payroll/payment-files.js';
import { Problem, refusal } from '../../contract/problem.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { PAYMENT_HEADINGS } from '../file/payment-headings.js';

const NEEDED = ['employeeId', 'component', 'amount'] as const;

/** Either of two columns says who is meant, which component, and how much. */
export function missingColumns({
  employeeId,
  email,
  component,
  wageCode,
  amount,
  hours,
}: PaymentMapping): PaymentField[] {
  const known = {
    employeeId: employeeId ?? email,
    component: component ?? wageCode,
    amount: amount ?? hours,
  };
  return NEEDED.filter((field) => known[field] === undefined);
}

export function columnMissing(field: PaymentField): Problem {
  const labels: Partial<Record<PaymentField, string>> = {
    employeeId: 'Employee ID',
    component: 'Component',
    amount: 'Amount',
  };
  return Problem.at(
    'mapping',
    refusal('payroll.columns_missing', { label: labels[field] ?? field }),
  );
}

/** By the headings in English, German, French, Spanish and Portuguese. */
export function proposedColumns(headings: readonly string[]): PaymentMapping {
  const plain = new Map(
    headings.map((heading) => [
      folded(heading)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
      heading,
    ]),
  );
  return Object.fromEntries(
    PAYMENT_FIELDS.flatMap((field) => {
      const heading = PAYMENT_HEADINGS[field]
        .map((words) => plain.get(words))
        .find((found) => found !== undefined);
      return heading === undefined ? [] : [[field, heading]];
    }),
  );
}

/** From JSON, as a field of the form. */
export function chosenColumns(headings: readonly string[], asked: unknown): PaymentMapping {
  const malformed = Problem.at('mapping', refusal('field.not_object', { label: 'Mapping' }));
  let mapping: unknown;
  try {
    mapping = JSON.parse(String(asked));
  } catch {
    throw malformed;
  }
  if (typeof mapping !== 'object' || mapping === null || Array.isArray(mapping)) throw malformed;
  const entries = Object.entries(mapping).filter(
    ([, heading]) => heading !== null && heading !== '',
  );
  if (
    !entries.every(
      ([field, heading]) =>
        (PAYMENT_FIELDS as readonly string[]).includes(field) &&
        headings.includes(heading as string),
    )
  )
    throw malformed;
  return Object.fromEntries(entries);
}
