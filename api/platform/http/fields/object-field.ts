import { Problem, refusal, type Reason } from '../../../contract/problem.js';
import { readBody } from '../body.pipe.js';
import { field, fieldsOf, type FieldOptions } from './field.js';

/** An object with fields of its own, which the service reads with `readObject`. */
export function ObjectField(
  label: string,
  type: new () => object,
  { example, ...options }: FieldOptions & { example: Record<string, unknown> },
): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => value,
      check: (value) => (isObject(value) ? undefined : refusal('field.not_object', { label })),
      schema: { ...objectSchema(type), example },
    },
    options,
  );
}

/** As in a body; a 400 names each refused field by its path, such as 'set.salary'. */
export function readObject<T extends object>(type: new () => T, value: unknown, path: string): T {
  try {
    return readBody(type, value);
  } catch (error) {
    throw error instanceof Problem ? atPath(path, error) : error;
  }
}

/** A refusal at a field of an object, or at the object. */
export function atPath(path: string, problem: Problem): Problem {
  const reasons: Record<string, Reason> = { ...problem.errors, ...problem.refusals };
  const reason = problem.refusal ?? problem.message;
  const errors: Record<string, Reason> = {};
  for (const [name, at] of Object.entries(reasons)) errors[`${path}.${name}`] = at;
  if (Object.keys(errors).length === 0) errors[path] = reason;
  return new Problem(problem.code, reason, { errors });
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectSchema(type: new () => object): Record<string, unknown> {
  const fields = Object.entries(fieldsOf(type));
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, { kind }]) => {
        const { example, ...schema } = kind.schema;
        return [name, { ...schema, examples: [example] }];
      }),
    ),
    required: fields.flatMap(([name, { optional }]) => (optional ? [] : name)),
  };
}
