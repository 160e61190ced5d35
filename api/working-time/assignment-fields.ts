import { refusal } from '../contract/refusals.js';
import { EVERYBODY, HOLDERS_AT_ONCE } from '../contract/working-time.js';
import { isId } from '../platform/database/statements/ids.js';
import { field } from '../platform/http/fields/field.js';

const ID = '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10';

/** '*' for everybody without an assignment of their own, or ids of employees or of their accounts. */
export function HoldersField(label: string): PropertyDecorator {
  const isList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.length <= HOLDERS_AT_ONCE && value.every(isId);
  return field(label, {
    read: (value) => (Array.isArray(value) ? value.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id)) : value),
    fault: (value) => (value === EVERYBODY || isList(value) ? undefined : refusal('assignment.holders_malformed', { label, max: HOLDERS_AT_ONCE })),
    schema: {
      oneOf: [{ type: 'string', enum: [EVERYBODY] }, { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: HOLDERS_AT_ONCE }],
      example: [ID],
    },
  });
}

/** 'pattern', 'calendar' or the id of a leave type. */
export function SubjectField(label: string): PropertyDecorator {
  return field(label, {
    read: (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    fault: (value) => (value === 'pattern' || value === 'calendar' || isId(value) ? undefined : refusal('assignment.subject_malformed', { label })),
    schema: { type: 'string', example: 'pattern', description: '`pattern`, `calendar`, or the `_id` of the leave type that a policy is for.' },
  });
}
