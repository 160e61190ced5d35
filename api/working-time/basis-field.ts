import { refusal } from '../contract/problem.js';
import { isId } from '../platform/database/statements/ids.js';
import { field } from '../platform/http/fields/field.js';

const LABEL = 'Preview';

/** The preview of exactly what is stored. */
export function BasisField({ optional = false }: { optional?: boolean } = {}): PropertyDecorator {
  return field(
    LABEL,
    {
      read: (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
      check: (value) => (isId(value) ? undefined : refusal('field.not_id', { label: LABEL })),
      missing: refusal('preview.required'),
      schema: {
        type: 'string',
        format: 'uuid',
        description:
          'The `basis` of a preview of exactly this change (`POST /leave/preview`). It is refused if rules have changed since the preview.',
        example: '019ab4c2-4d63-7f71-9b2c-3d4e5f607182',
      },
    },
    { optional },
  );
}
