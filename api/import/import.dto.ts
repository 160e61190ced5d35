import { IMPORT_KINDS, type ImportKind } from '../contract/imports/import-fields.js';
import { refusal } from '../contract/problem.js';
import { ChoiceField } from '../platform/http/fields/choice-field.js';
import { field } from '../platform/http/fields/field.js';
import { TextField } from '../platform/http/fields/text-field.js';
import { HeadingsRowField } from './headings-row-field.js';
import { IMPORT_NAME_MAX, MAPPING_NAME_MAX } from './import.tables.js';

export class ImportFileDto {
  @ChoiceField('Kind', IMPORT_KINDS)
  kind: ImportKind;

  @HeadingsRowField({ optional: true })
  headingsRow?: number | null;
}

export class ImportHeadingsDto {
  @HeadingsRowField()
  headingsRow: number;
}

export class ImportCheckDto {
  /** Validated by readMapping, once the kind of import is known. */
  @field('Mapping', {
    read: (value) => value,
    check: (value) =>
      typeof value === 'object' && !Array.isArray(value)
        ? undefined
        : refusal('field.not_object', { label: 'Mapping' }),
    schema: {
      type: 'object',
      description: 'The `proposal` of the columns, with a value for each null.',
      example: { columns: { employeeId: 'EmpID' } },
    },
  })
  mapping: unknown;

  @TextField('Name of the mapping', {
    max: MAPPING_NAME_MAX,
    optional: true,
    example: 'HR dataset',
  })
  saveAs?: string | null;
}

export class ImportApplyDto {
  @TextField('Name', { max: IMPORT_NAME_MAX, optional: true, example: 'People of 2026' })
  name?: string | null;

  @TextField('Start of the check', { max: 40, optional: true, example: '2026-06-01T07:45:10.000Z' })
  startedAt?: string | null;
}
