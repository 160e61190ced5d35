import { Problem, refusal, type Refusal } from '../../contract/problem.js';
import { readBody } from '../../platform/http/body.pipe.js';
import { field } from '../../platform/http/fields/field.js';
import { PayAssignmentDto } from '../components/pay-component.dto.js';

const PAYMENTS_MAX = 100;
const LABEL = 'Single payments';
const ID = '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10';

/** Each is read by itself (`addEachPayment`), so that an error names the payment and its field. */
export function PaymentsField(): PropertyDecorator {
  return field(
    LABEL,
    {
      read: (value) => value,
      check: (value) =>
        Array.isArray(value) && value.length <= PAYMENTS_MAX && value.every(isPlain)
          ? undefined
          : refusal('payroll.payments_malformed', { label: LABEL, max: PAYMENTS_MAX }),
      schema: {
        type: 'array',
        maxItems: PAYMENTS_MAX,
        items: {
          type: 'object',
          required: ['employeeId', 'componentId'],
          properties: {
            employeeId: { type: 'string', format: 'uuid' },
            componentId: { type: 'string', format: 'uuid' },
            amount: { type: 'number' },
            rate: { type: 'number' },
            hours: { type: 'number' },
            hourly: { type: 'number' },
            note: { type: 'string' },
          },
        },
        example: [{ employeeId: ID, componentId: ID, amount: 500, note: 'Third quarter' }],
      },
    },
    { optional: true },
  );
}

/** By the checks of a payment that is added to a draft. */
export async function addEachPayment(
  payments: readonly object[],
  add: (payment: PayAssignmentDto) => Promise<unknown>,
): Promise<void> {
  for (const [place, payment] of payments.entries())
    try {
      const { componentId, employeeId, amount, rate, hours, hourly, note } = readBody(
        PayAssignmentDto,
        payment,
      );
      await add({ componentId, employeeId, amount, rate, hours, hourly, note });
    } catch (error) {
      throw error instanceof Problem ? atPayment(place, error) : error;
    }
}

/** 'payments.2.amount' */
function atPayment(place: number, problem: Problem): Problem {
  const { code, message, errors, refusals } = problem;
  if (!errors) return problem;
  const reasons = Object.entries(errors).map(([name, text]): [string, string | Refusal] => [
    `payments.${place}.${name}`,
    refusals?.[name] ?? text,
  ]);
  return new Problem(code, problem.refusal ?? message, { errors: Object.fromEntries(reasons) });
}

const isPlain = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
