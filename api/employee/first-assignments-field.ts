import { refusal } from '../contract/problem.js';
import { isId } from '../platform/database/statements/ids.js';
import { field } from '../platform/http/fields/field.js';
import { readJson } from '../platform/http/fields/read-json.js';
import { isAssignmentSubject } from './assignment-subject.js';

/** One assignment from the first day on; everything else is as for everybody. */
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
      read: readJson,
      check: (value) =>
        isList(value) ? undefined : refusal('assignment.subject_malformed', { label: LABEL }),
      schema: {
        type: 'array',
        maxItems: MOST,
        items: {
          type: 'object',
          required: ['subject', 'target'],
          properties: {
            subject: {
              type: 'string',
              description:
                '`pattern`, `calendar`, or the `_id` of the leave type that a policy is for.',
            },
            target: { type: 'string', format: 'uuid' },
          },
        },
        example: [{ subject: 'pattern', target: ID }],
      },
    },
    { optional: true },
  );
}

function isList(value: unknown): value is FirstAssignment[] {
  if (!Array.isArray(value) || value.length > MOST) return false;
  const assignments = value as (Partial<FirstAssignment> | null)[];
  const subjects = new Set(assignments.map((assignment) => assignment?.subject));
  return (
    subjects.size === value.length &&
    assignments.every(
      (assignment) => isAssignmentSubject(assignment?.subject) && isId(assignment?.target),
    )
  );
}
