import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  contactDetails,
  EMPLOYEE_FIELDS,
  type ContactDetails,
  type ContactField,
  type EmployeeField,
} from '../contract/employee/employee-fields.js';

export type ContactRow = {
  [field in ContactField as (typeof CONTACT_FIELDS)[field]['column']]: string | null;
};

export const CONTACT_COLUMNS = CONTACT_FIELD_NAMES.map((field) => CONTACT_FIELDS[field].column);

/** The contact details of the employee `e`. */
export const SELECTED_CONTACT = CONTACT_COLUMNS.map((column) => `e.${column}`).join(', ');

export function contactOfRow(row: ContactRow): ContactDetails {
  return contactDetails((field) => row[CONTACT_FIELDS[field].column]);
}

export function contactRow(details: ContactDetails): ContactRow {
  return Object.fromEntries(
    CONTACT_FIELD_NAMES.map((field) => [CONTACT_FIELDS[field].column, details[field]]),
  ) as ContactRow;
}

type Fields = typeof EMPLOYEE_FIELDS;
type ColumnType<Field> =
  `${Field extends { kind: 'date' } ? 'date' : Field extends { kind: 'amount' } ? 'bigint' : `varchar(${number})`}${Field extends { required: true } ? ' NOT NULL' : ''}`;

/** The column of each field, for the tables. */
export const FIELD_COLUMNS = Object.fromEntries(
  Object.values(EMPLOYEE_FIELDS).map((field) => [field.column, columnType(field)]),
) as {
  [field in EmployeeField as Fields[field]['column']]: ColumnType<Fields[field]>;
};

function columnType({
  kind,
  max,
  required,
}: {
  kind: string;
  max?: number;
  required?: true;
}): string {
  const type =
    kind === 'text'
      ? `varchar(${max})`
      : kind === 'choice'
        ? 'varchar(10)'
        : kind === 'date'
          ? 'date'
          : 'bigint';
  return required ? `${type} NOT NULL` : type;
}
