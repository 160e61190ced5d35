import { EMPLOYMENT_TYPE_NAME_MAX } from '../../contract/employee/employment-types.js';
import { CountField } from '../../platform/http/fields/count-field.js';
import { NameField } from '../../platform/http/fields/text-field.js';

export class EmploymentTypeDto {
  @NameField('Name', { max: EMPLOYMENT_TYPE_NAME_MAX, example: 'Apprentice' })
  name: string;
}

export class EmploymentTypeUpdateDto extends EmploymentTypeDto {
  @CountField('version', { optional: true })
  version?: number | null;
}
