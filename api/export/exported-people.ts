import { IMPORT_FIELDS } from '../contract/imports.js';
import { LANGUAGES } from '../contract/languages.js';
import { GENDERS, MARITAL_STATUSES } from '../contract/personal-details.js';
import { ROLES } from '../contract/roles.js';
import { count, date, id, instant, money, oneOf, text } from './cell-kinds.js';
import { column, exportedTable, optional } from './exported-table.js';

const fields = IMPORT_FIELDS.employees;

/**
 * Sign-ins, but for their passwords and second factors: those are sealed for the server that they were set up on. After a
 * move, passwords are chosen and second factors set up again. Sessions and known devices stay behind too.
 */
export const ACCOUNTS = exportedTable({
  file: 'accounts.csv',
  table: 'account a',
  id: 'a.id',
  joins: 'LEFT JOIN employee e ON e.account_id = a.id',
  // The others stand with the person.
  where: 'e.id IS NULL',
  columns: {
    name: column(fields.name.label, 'a.name', text),
    email: column(fields.email.label, 'a.email', text),
    role: column(fields.role.label, 'a.role', oneOf(ROLES)),
    accountId: column('Account ID', 'a.id', id),
    adminSince: optional('Admin since', 'a.admin_since', instant),
    language: column('Language', 'a.language', oneOf(LANGUAGES)),
    invitedAt: optional('Invited', 'a.invited_at', instant),
    disabledAt: optional('Sign-in closed', 'a.disabled_at', instant),
    accountCreatedAt: column('Account created', 'a.created_at', instant),
  },
});

/** Headed as the import of employees knows its fields, so that it reads this file too; the rest is for a whole folder. */
export const EMPLOYEES = exportedTable({
  file: 'employees.csv',
  table: 'employee e',
  id: 'e.id',
  joins: `JOIN account a ON a.id = e.account_id JOIN department d ON d.id = e.department_id
    LEFT JOIN employee m ON m.id = e.manager_id LEFT JOIN account ma ON ma.id = m.account_id`,
  columns: {
    employeeId: column(fields.employeeId.label, 'e.employee_id', text),
    name: column(fields.name.label, 'a.name', text),
    email: column(fields.email.label, 'a.email', text),
    dob: column(fields.dob.label, 'e.dob', date),
    gender: column(fields.gender.label, 'e.gender', oneOf(GENDERS)),
    maritalStatus: column(fields.maritalStatus.label, 'e.marital_status', oneOf(MARITAL_STATUSES)),
    department: column(fields.department.label, 'd.name', text),
    designation: column(fields.designation.label, 'e.designation', text),
    salary: column(fields.salary.label, 'e.salary', money),
    role: column(fields.role.label, 'a.role', oneOf(ROLES)),
    hireDate: optional(fields.hireDate.label, 'e.hire_date', date),
    leftOn: optional(fields.leftOn.label, 'e.left_on', date),
    manager: optional(fields.manager.label, 'COALESCE(e.manager_name, ma.name)', text),
    managerId: optional(fields.managerId.label, 'm.employee_id', text),
    phone: optional(fields.phone.label, 'e.phone', text),
    address: optional(fields.address.label, 'e.address', text),
    emergencyContact: optional(fields.emergencyContact.label, 'e.emergency_contact', text),
    id: column('Record ID', 'e.id', id),
    createdAt: column('Created', 'e.created_at', instant),
    version: column('Version', 'e.version', count),
    accountId: column('Account ID', 'a.id', id),
    adminSince: optional('Admin since', 'a.admin_since', instant),
    language: column('Language', 'a.language', oneOf(LANGUAGES)),
    invitedAt: optional('Invited', 'a.invited_at', instant),
    disabledAt: optional('Sign-in closed', 'a.disabled_at', instant),
    accountCreatedAt: column('Account created', 'a.created_at', instant),
  },
});

/** Of everybody who has one; each is a file of its own in the folder of images. */
export const IMAGES = exportedTable({
  file: 'images.csv',
  table: 'profile_image i',
  id: 'i.id',
  joins: 'JOIN account a ON a.id = i.account_id',
  columns: {
    id: column('Image ID', 'i.id', id),
    email: column(fields.email.label, 'a.email', text),
    createdAt: column('Created', 'i.created_at', instant),
    // Known once the file is written.
    sha256: column('SHA-256', "''", text),
  },
});
