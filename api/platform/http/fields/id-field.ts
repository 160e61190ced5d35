import { Injectable, type PipeTransform } from '@nestjs/common';
import { Problem, refusal } from '../../../contract/problem.js';
import { isId } from '../../database/statements/ids.js';
import { field, type FieldOptions } from './field.js';

const EXAMPLE = '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10';
const MAX_IDS = 1000;

export function IdField(label: string, options: FieldOptions = {}): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
      check: (value) => (isId(value) ? undefined : refusal('field.not_id', { label })),
      schema: { type: 'string', format: 'uuid', example: EXAMPLE },
    },
    options,
  );
}

export function IdsField(
  label: string,
  { max = MAX_IDS, ...options }: FieldOptions & { max?: number } = { optional: true },
): PropertyDecorator {
  return field(
    label,
    {
      read: (value) =>
        Array.isArray(value)
          ? value.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id))
          : value,
      check: (value) =>
        Array.isArray(value) && value.length <= max && value.every(isId)
          ? undefined
          : refusal('field.not_ids', { label, max }),
      schema: {
        type: 'array',
        items: { type: 'string', format: 'uuid' },
        maxItems: max,
        example: [EXAMPLE],
      },
    },
    options,
  );
}

@Injectable()
export class IdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (!isId(value)) throw Problem.at('id', 'The id is missing or malformed.');
    return value.toLowerCase();
  }
}
