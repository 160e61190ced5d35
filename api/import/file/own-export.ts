import { IMPORT_FIELDS } from '../../contract/imports/import-fields.js';
import type { ImportColumn } from '../../contract/imports/imports.js';

const HEADINGS = (
  [
    'name',
    'email',
    'employeeId',
    'dob',
    'gender',
    'maritalStatus',
    'department',
    'designation',
    'salary',
    'role',
    'hireDate',
    'leftOn',
    'manager',
  ] as const
).map((field) => IMPORT_FIELDS.employees[field].label);

export function isOwnExport(columns: ImportColumn[]): boolean {
  const headings = new Set(columns.map(({ heading }) => heading));
  return HEADINGS.every((heading) => headings.has(heading));
}
