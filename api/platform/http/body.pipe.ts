import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { validateSync } from 'class-validator';
import { Problem } from '../../contract/problem.js';
import { fieldsOf, readField } from './fields/field.js';
import { UNREAD_FORM } from './multipart.plugin.js';

/** Reads every body as the class that its handler names: what the class does not name is not there. */
@Injectable()
export class BodyPipe implements PipeTransform<unknown, unknown> {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    return type === 'body' && metatype && metatype !== Object ? readBody(metatype as new () => object, value) : value;
  }
}

/** The body as an instance of `type`, or a 400 that says what is wrong with which field. */
export function readBody<T extends object>(type: new () => T, sent: unknown): T {
  if (sent === UNREAD_FORM) throw new Problem('request.unsupported_type', 'This kind of content cannot be taken here.');
  // No body is one without fields.
  const plain = sent === undefined ? {} : sent;
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    throw new Problem('request.malformed', 'The request must carry a JSON object.');
  }
  const body = new type();
  for (const [name, field] of Object.entries(fieldsOf(type))) {
    const value = readField(name, field, plain as Record<string, unknown>);
    if (value !== undefined) Object.assign(body, { [name]: value });
  }
  const faults = validateSync(body, { stopAtFirstError: true, forbidUnknownValues: false });
  if (faults.length === 0) return body;
  const errors = Object.fromEntries(faults.map((fault) => [fault.property, Object.values(fault.constraints ?? {})[0] ?? 'This is not valid.']));
  throw new Problem('request.invalid', Object.values(errors)[0] ?? 'The request is not valid.', { errors });
}
