import { refusal, type Refusal } from '../contract/problem.js';
import { isId } from '../platform/database/statements/ids.js';
import { field } from '../platform/http/fields/field.js';
import { readJson } from '../platform/http/fields/read-json.js';
import { readName, readText, textRefusal } from '../platform/http/fields/read-text.js';
import { MANAGER_NAME_MAX } from './employee.tables.js';

export type ManagerInput = { _id: string } | { name: string };

const ID_LENGTH = 36;
const LABEL = 'Manager';
const EXAMPLE = { _id: '019ab0c0-5b3c-7e91-8d2f-1a0b9c8d7e6f' };

/** In a form, the object is sent as JSON. `_id` may be that of the employee or account and takes precedence over `name`. An empty value clears the manager. */
export function ManagerField(): PropertyDecorator {
  return field(
    LABEL,
    {
      read,
      check,
      schema: {
        type: 'object',
        properties: {
          _id: { type: 'string', format: 'uuid' },
          name: { type: 'string', maxLength: MANAGER_NAME_MAX },
        },
        example: EXAMPLE,
      },
    },
    { optional: true },
  );
}

function read(sent: unknown): unknown {
  const value = readJson(sent);
  if (!isManagerObject(value)) return value;
  const [id, name] = [readText(value._id, ID_LENGTH), readName(value.name, MANAGER_NAME_MAX)];
  if (!isBlank(id)) return { _id: typeof id === 'string' ? id.toLowerCase() : id };
  return isBlank(name) ? null : { name };
}

function check(value: unknown): Refusal | undefined {
  if (!isManagerObject(value)) return refusal('employee.manager_malformed', { label: LABEL });
  if ('_id' in value)
    return isId(value._id) ? undefined : refusal('field.not_id', { label: LABEL });
  return textRefusal(LABEL, value.name, { max: MANAGER_NAME_MAX });
}

function isManagerObject(value: unknown): value is { _id?: unknown; name?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Object.hasOwn(value, '_id') || Object.hasOwn(value, 'name'))
  );
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';
