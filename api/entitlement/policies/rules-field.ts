import { refusal } from '../../contract/refusals.js';
import { field } from '../../platform/http/fields/field.js';

const LABEL = 'Rules';

const amount = { type: 'number', minimum: 0 };
const optional = (schema: { type: string } & Record<string, unknown>) => ({ ...schema, type: [schema.type, 'null'] });

const EXAMPLE = {
  tracked: true, tiers: [{ years: 0, amount: 25 }, { years: 5, amount: 27 }], yearStart: '01-01', frequency: 'yearly', timing: 'start', proration: 'days', scale: true,
  step: 0.5, mode: 'nearest', wait: { months: 3, for: 'use' }, cap: null, carry: 5, carryMonths: 3, negativeLimit: 0, notice: 7, longest: 20,
};

/** What is in it depends on the unit of the leave type, so the service reads it. */
export function RulesField(): PropertyDecorator {
  return field(LABEL, {
    read: (value) => value,
    check: (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : refusal('field.not_object', { label: LABEL })),
    schema: {
      type: 'object',
      description: 'Amounts are in the unit of the leave type: days with at most three decimals, or whole minutes. Every key is required; null means that there is no such rule.',
      required: Object.keys(EXAMPLE),
      properties: {
        tracked: { type: 'boolean', description: 'If false, leave is recorded, and nothing is granted or checked.' },
        tiers: { type: 'array', items: { type: 'object', properties: { years: { type: 'integer' }, amount } }, description: 'The amount per year at full time, by completed years of service.' },
        yearStart: { type: 'string', description: '`MM-DD` with a day up to 28, or `hire`.' },
        frequency: { type: 'string', enum: ['yearly', 'monthly'] },
        timing: { type: 'string', enum: ['start', 'end'] },
        proration: { type: 'string', enum: ['none', 'days', 'halfMonths', 'fullMonths'] },
        scale: { type: 'boolean', description: 'Part-time work earns a proportional share.' },
        step: { ...amount, description: 'Days: 0.001, 0.25, 0.5 or 1. Minutes: 1, 15, 30 or 60.' },
        mode: { type: 'string', enum: ['nearest', 'up', 'down'] },
        wait: { type: ['object', 'null'], properties: { months: { type: 'integer' }, for: { type: 'string', enum: ['use', 'earn'] } } },
        cap: optional(amount),
        carry: { ...optional(amount), description: 'The maximum carried over at the end of a leave year; null: all.' },
        carryMonths: optional({ type: 'integer' }),
        negativeLimit: { ...optional(amount), description: 'How far the balance may go below zero; null: without limit.' },
        notice: { ...optional({ type: 'integer' }), description: 'Calendar days of notice.' },
        longest: optional(amount),
      },
      example: EXAMPLE,
    },
  });
}
