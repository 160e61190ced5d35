import { CountField } from '../platform/http/fields/count-field.js';
import { NameField, TextField } from '../platform/http/fields/text-field.js';
import { DEPARTMENT_NAME_MAX, DESCRIPTION_MAX } from './department.tables.js';

export class DepartmentDto {
  @NameField('Department Name', { max: DEPARTMENT_NAME_MAX, example: 'Research' })
  dep_name: string;

  @TextField('Description', { max: DESCRIPTION_MAX, multiline: true, example: 'Finds out what we build next.' })
  description: string;
}

export class DepartmentUpdateDto extends DepartmentDto {
  @CountField('version', { optional: true })
  version?: number | null;
}
