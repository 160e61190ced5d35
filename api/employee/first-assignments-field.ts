import { refusal } from '../contract/problem.js';
import { isId } from '../platform/database/statements/ids.js';
import { field } from '../platform/http/fields/field.js';

/** What somebody has from the first day on; everything else as everybody. */
export interface FirstAssignment {
  subject: string;
  target: string;
}

const LABEL = 'Working time and leave';
const MOST = 100;
const ID = '019ab4a0-11c2-7d3e-8f40-5a6b7c8d9e01';

/** In a form, the list is sent as JSON. */
export function FirstAssignmentsField(): PropertyDecorator {
  return field(
    LABEL,
    {
      read: (value) => (typeof value === 'string' ? parsed(value) : value),
      check: (value) => (isList(value) ? undefined : refusal('assignment.subject_malformed', { label: LABEL })),
      schema: {
        type: 'array',
        maxItems: MOST,
        items: {
          type: 'object',
          required: ['subject', 'target'],
          properties: {
            subject: { type: 'string', description: '`pattern`, `calendar`, or the `_id` of the leave type that a policy is for.' },
            target: { type: 'string', format: 'uuid' },
          },
        },
        example: [{ subject: 'pattern', target: ID }],
      },
    },
    { optional: true },
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isList(value: unknown): value is FirstAssignment[] {
  if (!Array.isArray(value) || value.length > MOST) return false;
  const assignments = value as (Partial<FirstAssignment> | null)[];
  const subjects = new Set(assignments.map((assignment) => assignment?.subject));
  return subjects.size === value.length && assignments.every((assignment) => isSubject(assignment?.subject) && isId(assignment?.target));
}

function isSubject(value: unknown): boolean {
  return value === 'pattern' || value === 'calendar' || isId(value);
}
