import { IMPORT_FIELDS, PERSON_FIELDS } from '../../contract/imports/import-fields.js';
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

const OF_PERSON: string[] = [PERSON_FIELDS.email.label, PERSON_FIELDS.name.label];
const JOB_HEADINGS = Object.values(IMPORT_FIELDS.jobs)
  .map(({ label }) => label)
  .filter((label) => ![...OF_PERSON, IMPORT_FIELDS.jobs.pattern.label].includes(label));

/** A list of people, or the job history of the company's export. */
export function isOwnExport(columns: ImportColumn[]): boolean {
  const headings = new Set(columns.map(({ heading }) => heading));
  return [HEADINGS, JOB_HEADINGS].some((own) => own.every((heading) => headings.has(heading)));
}
