import { isId } from '../platform/database/statements/ids.js';
import { field } from '../platform/http/fields/field.js';
import { readText, textFault } from '../platform/http/fields/text-field.js';
import { MANAGER_NAME_MAX } from './employee.entity.js';

/** Somebody by the id of the employee or the account, or a name that is kept as text. */
export type GivenManager = { _id: string } | { name: string };

const LABEL = 'Manager';
const EXAMPLE = { _id: '019ab0c0-5b3c-7e91-8d2f-1a0b9c8d7e6f' };

/** A manager as records show one; the `_id` counts before the name. May be missing, and empty for nobody. */
export function ManagerField(): PropertyDecorator {
  return field(
    LABEL,
    {
      read,
      fault,
      schema: {
        type: 'object',
        properties: { _id: { type: 'string', format: 'uuid' }, name: { type: 'string', maxLength: MANAGER_NAME_MAX } },
        example: EXAMPLE,
      },
    },
    { optional: true },
  );
}

function read(value: unknown): unknown {
  if (!isPlain(value)) return value;
  const [id, name] = [value._id, value.name].map(readText);
  if (!isBlank(id)) return { _id: typeof id === 'string' ? id.toLowerCase() : id };
  return isBlank(name) ? null : { name };
}

function fault(value: unknown): string | undefined {
  if (!isPlain(value)) return `${LABEL} must be a person's _id or a name.`;
  if ('_id' in value) return isId(value._id) ? undefined : `${LABEL} must be an id.`;
  return textFault(LABEL, value.name, { max: MANAGER_NAME_MAX });
}

/** An object that says, even if emptily, who it is. */
function isPlain(value: unknown): value is { _id?: unknown; name?: unknown } {
  return typeof value === 'object' && value !== null && (Object.hasOwn(value, '_id') || Object.hasOwn(value, 'name'));
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';
