import { refusal } from '../../contract/problem.js';
import { publicUrl } from '../../platform/config/parsers.js';
import { FlagField } from '../../platform/http/fields/choice-field.js';
import { field } from '../../platform/http/fields/field.js';
import { IdField, IdsField } from '../../platform/http/fields/id-field.js';

const ORIGIN_MAX = 300;

export class InviteesDto {
  @IdsField('ids')
  ids?: string[] | null;

  @IdField('importId', { optional: true })
  importId?: string | null;

  @FlagField('everybody', { optional: true })
  everybody?: boolean | null;
}

class InviteDto extends InviteesDto {
  @FlagField('again', { optional: true })
  again?: boolean | null;
}

export class InviteByMailDto extends InviteDto {
  @IdField('after', { optional: true })
  after?: string | null;
}

export class InvitationLinksDto extends InviteDto {
  @OriginField('origin')
  origin?: string | null;
}

function OriginField(label: string): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => (typeof value === 'string' ? (publicUrl(value)?.origin ?? value) : value),
      check: (value) =>
        typeof value === 'string' && value.length <= ORIGIN_MAX && publicUrl(value)
          ? undefined
          : refusal('field.not_origin', { label }),
      schema: {
        type: 'string',
        format: 'uri',
        maxLength: ORIGIN_MAX,
        example: 'https://hr.company.example',
      },
    },
    { optional: true },
  );
}
