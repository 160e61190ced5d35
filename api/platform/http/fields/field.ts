import { applyDecorators } from '@nestjs/common';
import { ValidateBy, ValidateIf } from 'class-validator';

/** One kind of input: how it is read, when it is refused, and how the documentation describes it. */
export interface FieldKind {
  /** Brings a value into its stored form; what it cannot read it leaves for `fault` to refuse. */
  read(value: unknown): unknown;
  /** A sentence that says what is wrong; undefined for a good value. */
  fault(value: unknown): string | undefined;
  /** JSON Schema with an example. */
  schema: Record<string, unknown>;
  /** Blanks alone are a value too. */
  takesBlanks?: boolean;
}

export interface FieldOptions {
  /** May be missing (undefined then) or empty (null then). */
  optional?: boolean;
  /** Where the value stands in the body, when not under the property's own name. */
  from?: (body: Record<string, unknown>) => unknown;
}

export interface Field extends FieldOptions {
  label: string;
  kind: FieldKind;
}

const FIELDS = Symbol('fields');

/** The fields of a body's class, by name. */
export function fieldsOf(type: { prototype: object }): Record<string, Field> {
  return (Reflect.getMetadata(FIELDS, type.prototype) as Record<string, Field> | undefined) ?? {};
}

/** A field of a body: one decorator that reads, checks and documents it. `label` is what the screens call it. */
export function field(label: string, kind: FieldKind, options: FieldOptions = {}): PropertyDecorator {
  const missing = `${label} is required.`;
  const fault = (value: unknown) => (isMissing(value, kind) ? missing : kind.fault(value));
  return applyDecorators(
    ValidateIf((_, value) => !(options.optional && isMissing(value, kind))),
    ValidateBy({
      name: 'field',
      validator: { validate: (value) => fault(value) === undefined, defaultMessage: (at) => fault(at?.value) ?? missing },
    }),
    (target: object, name: string | symbol) => {
      const known = (Reflect.getMetadata(FIELDS, target) as Record<string, Field> | undefined) ?? {};
      Reflect.defineMetadata(FIELDS, { ...known, [name]: { label, kind, ...options } }, target);
    },
  );
}

/** The value of a field as a body gives it: undefined when absent, null when empty, else as its kind reads it. */
export function readField(name: string, { kind, from }: Field, body: Record<string, unknown>): unknown {
  const value = from ? from(body) : Object.hasOwn(body, name) ? body[name] : undefined;
  if (value === undefined) return undefined;
  return isMissing(value, kind) ? null : kind.read(value);
}

function isMissing(value: unknown, { takesBlanks }: FieldKind): boolean {
  return value === undefined || value === null || (typeof value === 'string' && (takesBlanks ? value : value.trim()) === '');
}
