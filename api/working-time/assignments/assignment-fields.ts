import { refusal } from '../../contract/problem.js';
import {
  EVERYBODY,
  HOLDERS_AT_ONCE,
  type MatchingHolders,
} from '../../contract/working-time/working-time.js';
import { isAssignmentSubject } from '../../employee/assignment-subject.js';
import { isId } from '../../platform/database/statements/ids.js';
import { field } from '../../platform/http/fields/field.js';

const ID = '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10';

/** '*' for everybody without an assignment of their own, ids of employees or of their accounts, or the filters of the list of people. */
export function HoldersField(label: string): PropertyDecorator {
  const isList = (value: unknown) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= HOLDERS_AT_ONCE &&
    value.every(isId);
  return field(label, {
    read: (value) =>
      Array.isArray(value)
        ? value.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id))
        : value,
    check: (value) =>
      value === EVERYBODY || isList(value) || isMatching(value)
        ? undefined
        : refusal('assignment.holders_malformed', { label, max: HOLDERS_AT_ONCE }),
    schema: {
      oneOf: [
        { type: 'string', enum: [EVERYBODY] },
        {
          type: 'array',
          items: { type: 'string', format: 'uuid' },
          minItems: 1,
          maxItems: HOLDERS_AT_ONCE,
        },
        {
          type: 'object',
          properties: {
            filter: { type: 'object', description: 'As `filter` of `GET /work/assignment`.' },
          },
          required: ['filter'],
        },
      ],
      example: [ID],
    },
  });
}

export function isMatching(holders: unknown): holders is MatchingHolders {
  return isPlain(holders) && Object.keys(holders).length === 1 && isPlain(holders.filter);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function SubjectField(label: string): PropertyDecorator {
  return field(label, {
    read: (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    check: (value) =>
      isAssignmentSubject(value) ? undefined : refusal('assignment.subject_malformed', { label }),
    schema: {
      type: 'string',
      example: 'pattern',
      description: '`pattern`, `calendar`, or the `_id` of the leave type that a policy is for.',
    },
  });
}
