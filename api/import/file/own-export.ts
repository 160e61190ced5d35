import { IMPORT_FIELDS } from '../../contract/imports/import-fields.js';
import type { ImportColumn } from '../../contract/imports/imports.js';

const {
  name,
  email,
  employeeId,
  dob,
  gender,
  maritalStatus,
  department,
  designation,
  salary,
  role,
  hireDate,
  leftOn,
  manager,
} = IMPORT_FIELDS.employees;
const HEADINGS = [
  name,
  email,
  employeeId,
  dob,
  gender,
  maritalStatus,
  department,
  designation,
  salary,
  role,
  hireDate,
  leftOn,
  manager,
].map(({ label }) => label);

export function isOwnExport(columns: ImportColumn[]): boolean {
  const headings = new Set(columns.map(({ heading }) => heading));
  return HEADINGS.every((heading) => headings.has(heading));
}
