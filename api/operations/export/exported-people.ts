import { CONTACT_FIELDS } from '../../contract/employee/employee-fields.js';
import type { JobKind } from '../../contract/employee/job-facts.js';
import { IMPORT_FIELDS } from '../../contract/imports/import-fields.js';
import { EARLIER_EMPLOYMENTS_TEXT } from '../../employee/employee-list.js';
import { NOTHING } from '../../import/file/cell-text.js';
import { instant, money, type ExportedTable } from './exported-table.js';

const fields = IMPORT_FIELDS.employees;

const ACCOUNT_COLUMNS = {
  'Account ID': 'a.id',
  'Admin since': instant('a.admin_since'),
  Language: 'a.language',
  Invited: instant('a.invited_at'),
  'Sign-in closed': instant('a.disabled_at'),
  'Account created': instant('a.created_at'),
};

/** No passwords, second factors, sessions or known devices. */
export const ACCOUNTS: ExportedTable = {
  file: 'accounts.csv',
  table: 'account a',
  id: 'a.id',
  joins: 'LEFT JOIN employee e ON e.account_id = a.id',
  // Accounts with an employee record are part of employees.csv.
  where: 'e.id IS NULL',
  columns: {
    [fields.name.label]: 'a.name',
    [fields.email.label]: 'a.email',
    [fields.role.label]: 'a.role',
    ...ACCOUNT_COLUMNS,
  },
};

/** Has the import's labels as headings, so that the import reads this file. */
export const EMPLOYEES: ExportedTable = {
  file: 'employees.csv',
  table: 'employee e',
  id: 'e.id',
  joins: `JOIN account a ON a.id = e.account_id JOIN department d ON d.id = e.department_id
    LEFT JOIN employee m ON m.id = e.manager_id LEFT JOIN account ma ON ma.id = m.account_id
    LEFT JOIN employee p ON p.id = e.approver_id LEFT JOIN account pa ON pa.id = p.account_id
    LEFT JOIN employee u ON u.id = e.deputy_id LEFT JOIN account ua ON ua.id = u.account_id`,
  columns: {
    [fields.employeeId.label]: 'e.employee_id',
    [fields.name.label]: 'a.name',
    [fields.email.label]: 'a.email',
    [fields.dob.label]: 'e.dob',
    [fields.gender.label]: 'e.gender',
    [fields.maritalStatus.label]: 'e.marital_status',
    [fields.department.label]: 'd.name',
    [fields.designation.label]: 'e.designation',
    [fields.salary.label]: money('e.salary'),
    [fields.role.label]: 'a.role',
    [fields.earlierEmployments.label]: EARLIER_EMPLOYMENTS_TEXT,
    [fields.hireDate.label]: 'e.hire_date',
    [fields.leftOn.label]: 'e.left_on',
    [fields.manager.label]: 'COALESCE(e.manager_name, ma.name)',
    [fields.managerId.label]: 'm.employee_id',
    [fields.approver.label]: 'pa.name',
    [fields.approverId.label]: 'p.employee_id',
    [fields.deputy.label]: 'ua.name',
    [fields.deputyId.label]: 'u.employee_id',
    ...Object.fromEntries(
      Object.values(CONTACT_FIELDS).map(({ label, column }) => [label, `e.${column}`]),
    ),
    'Birthday and anniversaries shared': 'e.celebrate',
    'Record ID': 'e.id',
    Created: instant('e.created_at'),
    Version: 'e.version',
    ...ACCOUNT_COLUMNS,
  },
};

/** Each in a row; employees.csv has the latest one, and these in one cell, for the import. */
export const EARLIER_EMPLOYMENTS: ExportedTable = {
  file: 'earlier-employments.csv',
  table: 'earlier_employment p',
  id: "CONCAT(p.employee_id, ' ', p.left_on)",
  joins: 'JOIN employee e ON e.id = p.employee_id',
  columns: {
    [fields.employeeId.label]: 'e.employee_id',
    [fields.hireDate.label]: 'p.hired_on',
    [fields.leftOn.label]: 'p.left_on',
  },
};

const job = IMPORT_FIELDS.jobs;
/** Facts of one change that were withdrawn or replaced are in a row of their own. */
const TOGETHER = (other: string) =>
  `${other}.employee_id = f.employee_id AND ${other}.from_date = f.from_date AND ${other}.change_id = f.change_id
    AND COALESCE(${other}.valid, 0) = COALESCE(f.valid, 0) AND COALESCE(${other}.withdrawn_at, 0) = COALESCE(f.withdrawn_at, 0)`;
const factOf = (kind: JobKind, value = 'o.value', joins = '', nothing = NOTHING) =>
  `(SELECT COALESCE(${value}, '${nothing}') FROM job_fact o ${joins} WHERE o.kind = '${kind}' AND ${TOGETHER('o')})`;
const OTHER =
  'LEFT JOIN employee p ON p.id = o.value_id LEFT JOIN account pa ON pa.id = p.account_id';

/** What each change set, for the import: also changes that were withdrawn, or that another one for the day has replaced. */
export const JOB_FACTS: ExportedTable = {
  file: 'job-history.csv',
  table: 'job_fact f',
  id: "CONCAT(f.employee_id, ' ', f.kind, ' ', f.from_date, ' ', f.change_id)",
  joins:
    'JOIN employee e ON e.id = f.employee_id JOIN job_change c ON c.id = f.change_id LEFT JOIN account ca ON ca.id = c.recorded_by LEFT JOIN account wa ON wa.id = f.withdrawn_by',
  where: `NOT EXISTS (SELECT 1 FROM job_fact n WHERE ${TOGETHER('n')} AND n.kind < f.kind)`,
  columns: {
    [job.employeeId.label]: 'e.employee_id',
    [job.from.label]: 'f.from_date',
    [job.department.label]: factOf(
      'department',
      'd.name',
      'LEFT JOIN department d ON d.id = o.value_id',
    ),
    [job.designation.label]: factOf('designation'),
    [job.manager.label]: factOf('manager', 'o.value, pa.name', OTHER),
    [job.managerId.label]: factOf('manager', 'p.employee_id', OTHER, ''),
    [job.approver.label]: factOf('approver', 'pa.name', OTHER),
    [job.approverId.label]: factOf('approver', 'p.employee_id', OTHER, ''),
    [job.employmentType.label]: factOf(
      'employmentType',
      't.name',
      'LEFT JOIN employment_type t ON t.id = o.value_id',
    ),
    [job.location.label]: factOf('location'),
    [job.contractEnd.label]: factOf('contractEnd'),
    [job.probationEnd.label]: factOf('probationEnd'),
    [job.reason.label]: 'c.reason',
    [job.inForce.label]: 'COALESCE(f.valid, 0)',
    Source: 'f.source',
    'Change ID': 'f.change_id',
    'Salary round': 'c.round',
    Recorded: instant('NULLIF(c.recorded_at, 0)'),
    'Recorded by': 'ca.email',
    Withdrawn: instant('f.withdrawn_at'),
    'Withdrawn by': 'wa.email',
    'Withdrawn because': 'f.withdrawn_reason',
  },
};

export const EMPLOYMENT_TYPES: ExportedTable = {
  file: 'employment-types.csv',
  table: 'employment_type t',
  id: 't.id',
  columns: {
    Name: 't.name',
    'Record ID': 't.id',
    Version: 't.version',
    Created: instant('NULLIF(t.created_at, 0)'),
  },
};

/** With whole IBANs, like all that an export holds. */
export const BANK_ACCOUNTS: ExportedTable = {
  file: 'bank-accounts.csv',
  table: 'bank_account b',
  id: 'b.employee_id',
  joins: 'JOIN employee e ON e.id = b.employee_id JOIN account c ON c.id = b.changed_by',
  columns: {
    [fields.employeeId.label]: 'e.employee_id',
    IBAN: 'b.iban',
    BIC: 'b.bic',
    'Account holder': 'b.holder',
    Changed: instant('b.changed_at'),
    'Changed by': 'c.email',
    Version: 'b.version',
  },
};

export const IMAGES: ExportedTable = {
  file: 'images.csv',
  table: 'profile_image i',
  id: 'i.id',
  joins: 'JOIN account a ON a.id = i.account_id',
  images: { from: 'profile_image', id: 'Image ID' },
  columns: {
    'Image ID': 'i.id',
    [fields.email.label]: 'a.email',
    Created: instant('i.created_at'),
    // Filled in after the image file is written.
    'SHA-256': "''",
  },
};
