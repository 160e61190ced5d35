import { applyDecorators } from '@nestjs/common';
import { ValidateBy, ValidateIf } from 'class-validator';
import { refusal, type Refusal } from '../../../contract/problem.js';

export interface FieldKind {
  /** Leaves an unreadable value as it is, for `check` to reject. */
  read(value: unknown): unknown;
  check(value: unknown): Refusal | undefined;
  /** Instead of 'is required'. */
  missing?: Refusal;
  schema: Record<string, unknown>;
  allowBlank?: boolean;
}

export interface FieldOptions {
  /** A missing value is then undefined, an empty one null. */
  optional?: boolean | ((body: object) => boolean);
  from?: (body: Record<string, unknown>) => unknown;
}

export interface Field extends FieldOptions {
  label: string;
  kind: FieldKind;
}

const FIELDS = Symbol('fields');

export function fieldsOf(type: { prototype: object }): Record<string, Field> {
  return (Reflect.getMetadata(FIELDS, type.prototype) as Record<string, Field> | undefined) ?? {};
}

export function field(
  label: string,
  kind: FieldKind,
  options: FieldOptions = {},
): PropertyDecorator {
  return applyDecorators(
    ValidateIf((body: object, value) => !(isOptional(options, body) && isMissing(value, kind))),
    ValidateBy({
      name: 'field',
      validator: { validate: (value) => fieldRefusal({ label, kind }, value) === undefined },
    }),
    (target: object, name: string | symbol) => {
      const fields =
        (Reflect.getMetadata(FIELDS, target) as Record<string, Field> | undefined) ?? {};
      Reflect.defineMetadata(FIELDS, { ...fields, [name]: { ...options, label, kind } }, target);
    },
  );
}

export function fieldRefusal({ label, kind }: Field, value: unknown): Refusal | undefined {
  return isMissing(value, kind)
    ? (kind.missing ?? refusal('field.required', { label }))
    : kind.check(value);
}

export function readField(
  name: string,
  { kind, from }: Field,
  body: Record<string, unknown>,
): unknown {
  const value = from ? from(body) : Object.hasOwn(body, name) ? body[name] : undefined;
  if (value === undefined) return undefined;
  return isMissing(value, kind) ? null : kind.read(value);
}

function isOptional({ optional = false }: FieldOptions, body: object): boolean {
  return typeof optional === 'function' ? optional(body) : optional;
}

function isMissing(value: unknown, { allowBlank }: FieldKind): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && (allowBlank ? value : value.trim()) === '')
  );
}
