export const GENDERS = ['male', 'female', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

/** The first two are those of the specified form. */
export const MARITAL_STATUSES = ['single', 'married', 'divorced', 'widowed'] as const;
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];

interface EmployeeFieldDefinition {
  /** English; its translations stand under the field's name in the catalogues' `employeeFields`. */
  label: string;
  kind: 'text' | 'date' | 'choice' | 'amount';
  column: string;
  /** Never null in a record. Forms require more: `COMPLETABLE_FIELDS`. */
  required?: true;
  /** Characters of a text. */
  max?: number;
  multiline?: true;
  /** More than its length is checked. */
  format?: 'phone';
  /** HTML input type and autocomplete token. */
  input?: { type: 'tel'; autoComplete: 'tel' };
  choices?: readonly string[];
  example: string;
}

export type ContactField = 'phone' | 'address' | 'emergencyContact';
export type EmployeeField =
  | ContactField
  | 'employeeId'
  | 'dob'
  | 'gender'
  | 'maritalStatus'
  | 'designation'
  | 'salary'
  | 'hireDate'
  | 'leftOn';

/** Changed by the person and by admins. A text that is added here needs its name above, its words and a column: docs/architecture.md says where. */
export const CONTACT_FIELDS = {
  phone: {
    label: 'Phone',
    kind: 'text',
    column: 'phone',
    max: 40,
    format: 'phone',
    input: { type: 'tel', autoComplete: 'tel' },
    example: '+47 22 12 34 56',
  },
  address: {
    label: 'Address',
    kind: 'text',
    column: 'address',
    max: 300,
    multiline: true,
    example: 'Storgata 1\n0155 Oslo',
  },
  emergencyContact: {
    label: 'Emergency Contact',
    kind: 'text',
    column: 'emergency_contact',
    max: 200,
    example: 'Ngozi Okafor, +47 99 88 77 66',
  },
} as const satisfies Record<ContactField, EmployeeFieldDefinition & { kind: 'text'; max: number }>;

/**
 * An employee's own fields, but for department and manager, which are references. Admins and the person read all of them;
 * only admins change those that are not contact details.
 */
export const EMPLOYEE_FIELDS = {
  employeeId: {
    label: 'Employee ID',
    kind: 'text',
    column: 'employee_id',
    required: true,
    max: 50,
    example: 'EMP-0042',
  },
  dob: { label: 'Date of Birth', kind: 'date', column: 'dob', example: '1991-04-23' },
  gender: {
    label: 'Gender',
    kind: 'choice',
    column: 'gender',
    choices: GENDERS,
    example: 'female',
  },
  maritalStatus: {
    label: 'Marital Status',
    kind: 'choice',
    column: 'marital_status',
    choices: MARITAL_STATUSES,
    example: 'single',
  },
  designation: {
    label: 'Designation',
    kind: 'text',
    column: 'designation',
    max: 100,
    example: 'Product Designer',
  },
  salary: { label: 'Salary', kind: 'amount', column: 'salary', example: '4500' },
  ...CONTACT_FIELDS,
  hireDate: { label: 'Hire Date', kind: 'date', column: 'hire_date', example: '2022-03-01' },
  leftOn: { label: 'Last Day', kind: 'date', column: 'left_on', example: '2026-12-31' },
} as const satisfies Record<EmployeeField, EmployeeFieldDefinition>;

/** Required in forms. A person who was imported without them has null until somebody completes the record. */
export const COMPLETABLE_FIELDS = [
  'dob',
  'gender',
  'maritalStatus',
  'designation',
  'salary',
] as const satisfies EmployeeField[];
export type CompletableField = (typeof COMPLETABLE_FIELDS)[number];

export type ContactDetails = { [field in ContactField]: string | null };

export const CONTACT_FIELD_NAMES = Object.keys(CONTACT_FIELDS) as ContactField[];

/** One value for each contact field. */
export function contactDetails<Value>(valueOf: (field: ContactField) => Value): {
  [field in ContactField]: Value;
} {
  return Object.fromEntries(CONTACT_FIELD_NAMES.map((field) => [field, valueOf(field)])) as {
    [field in ContactField]: Value;
  };
}
