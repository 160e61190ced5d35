import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { validateSync } from 'class-validator';
import { Problem } from '../../contract/problem.js';
import { fieldRefusal, fieldsOf, readField } from './fields/field.js';
import { UNREAD_FORM } from './multipart.plugin.js';

/** Drops fields that the body class does not declare. */
@Injectable()
export class BodyPipe implements PipeTransform<unknown, unknown> {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    return type === 'body' && metatype && metatype !== Object
      ? readBody(metatype as new () => object, value)
      : value;
  }
}

export function readBody<T extends object>(type: new () => T, value: unknown): T {
  if (value === UNREAD_FORM)
    throw new Problem('request.unsupported_type', 'This content type is not supported.');
  const plain = value === undefined ? {} : value;
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    throw new Problem('request.malformed', 'The body must be a JSON object.');
  }
  const body = new type();
  const fields = fieldsOf(type);
  for (const [name, field] of Object.entries(fields)) {
    const fieldValue = readField(name, field, plain as Record<string, unknown>);
    if (fieldValue !== undefined) Object.assign(body, { [name]: fieldValue });
  }
  const invalid = validateSync(body, { stopAtFirstError: true, forbidUnknownValues: false });
  if (invalid.length === 0) return body;
  // class-validator's messages are strings, so the reason is taken from the field.
  const errors = Object.fromEntries(
    invalid.map(({ property, value }) => [
      property,
      (fields[property] && fieldRefusal(fields[property], value)) ?? 'This is not valid.',
    ]),
  );
  throw new Problem('request.invalid', Object.values(errors)[0] ?? 'The request is not valid.', {
    errors,
  });
}
