import { CountField } from '../platform/http/fields/count-field.js';
import { IdField } from '../platform/http/fields/id-field.js';
import { NameField, TextField } from '../platform/http/fields/text-field.js';
import { DEPARTMENT_NAME_MAX, DESCRIPTION_MAX } from './department.tables.js';

export class DepartmentDto {
  @NameField('Department Name', { max: DEPARTMENT_NAME_MAX, example: 'Research' })
  dep_name: string;

  @TextField('Description', {
    max: DESCRIPTION_MAX,
    multiline: true,
    example: 'Finds out what we build next.',
  })
  description: string;

  /** The `_id` of an employee who works here. A missing value keeps the head, an empty one removes it. A client may send the object that it read. */
  @IdField('Head', {
    optional: true,
    from: ({ head }) =>
      typeof head === 'object' && head !== null && Object.hasOwn(head, '_id')
        ? (head as { _id: unknown })._id
        : head,
  })
  head?: string | null;
}

export class DepartmentUpdateDto extends DepartmentDto {
  @CountField('version', { optional: true })
  version?: number | null;
}
