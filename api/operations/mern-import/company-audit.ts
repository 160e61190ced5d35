import type { EntityManager } from 'typeorm';
import { employeeOf } from '../../audit/audit-entries.js';
import type { AuditedChange } from '../../audit/audit.js';
import { amount } from '../../contract/money.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import type {
  OldAccount,
  OldCompany,
  OldDepartment,
  OldEmployee,
  OldLeave,
  OldSalary,
} from './company.js';

const BATCH_SIZE = 2_000;
const ACTOR = 'Import';
const COLUMNS = [
  'id',
  'recorded_at',
  'actor_name',
  'action',
  'subject',
  'subject_id',
  'subject_name',
  'employee_id',
  'value_after',
  'changeset_id',
] as const;

type Imported = Required<Pick<AuditedChange, 'action' | 'subject' | 'id' | 'name' | 'after'>> &
  Pick<AuditedChange, 'employeeId'>;

export async function auditCompany(
  manager: EntityManager,
  company: OldCompany,
  folder: string,
  now: number,
): Promise<void> {
  const changesetId = newId();
  const { accounts, departments, employees, salaries, leaves } = company;
  const counts = {
    accounts: accounts.length,
    departments: departments.length,
    employees: employees.length,
    salaries: salaries.length,
    leaves: leaves.length,
  };
  let entries: Imported[] = [
    {
      action: 'import.mongo',
      subject: 'import',
      id: changesetId,
      name: folder.slice(-200),
      after: counts,
    },
  ];
  const write = async () => {
    const rows = entries.map((entry) => [
      newId(),
      now,
      ACTOR,
      entry.action,
      entry.subject,
      entry.id,
      entry.name.slice(0, 200),
      employeeOf(entry),
      JSON.stringify(entry.after),
      changesetId,
    ]);
    await insertRows(manager, 'audit_entry', COLUMNS, rows);
    entries = [];
  };
  for (const entry of entriesOf(company)) {
    entries.push(entry);
    if (entries.length === BATCH_SIZE) await write();
  }
  await write();
}

function* entriesOf({
  accounts,
  departments,
  employees,
  salaries,
  leaves,
}: OldCompany): Generator<Imported> {
  for (const department of departments) yield departmentEntry(department);
  const withEmployee = new Set(employees.map(({ account }) => account));
  for (const account of accounts) if (!withEmployee.has(account)) yield accountEntry(account);
  for (const employee of employees) yield employeeEntry(employee);
  for (const salary of salaries) yield salaryEntry(salary);
  for (const leave of leaves) yield leaveEntry(leave);
}

function departmentEntry({ id, name, description }: OldDepartment): Imported {
  const after = { dep_name: name, description };
  return { action: 'department.import', subject: 'department', id, name, after };
}

function accountEntry({ id, name, email, role }: OldAccount): Imported {
  return {
    action: 'account.import',
    subject: 'account',
    id,
    name,
    after: { name, email, role },
  };
}

function employeeEntry({ id, account, department, ...employee }: OldEmployee): Imported {
  const { name, email, role } = account;
  const { employeeId, dob, gender, maritalStatus, designation, salary, hireDate, leftOn } =
    employee;
  const after = {
    name,
    email,
    employeeId,
    role,
    dob,
    gender,
    maritalStatus,
    designation,
    department: department.name,
    salary: amount(salary),
    hireDate,
    leftOn,
  };
  return { action: 'employee.import', subject: 'employee', id, name, after };
}

function salaryEntry({ id, employee, payDate, ...pay }: OldSalary): Imported {
  return {
    action: 'salary.import',
    subject: 'salary',
    id,
    name: employee.account.name,
    employeeId: employee.id,
    after: {
      employeeId: employee.employeeId,
      basicSalary: amount(pay.basicSalary),
      allowances: amount(pay.allowances),
      deductions: amount(pay.deductions),
      netSalary: amount(pay.netSalary),
      payDate,
    },
  };
}

function leaveEntry({ id, employee, ...leave }: OldLeave): Imported {
  const { leaveType, startDate, endDate, reason, status } = leave;
  return {
    action: 'leave.import',
    subject: 'leave',
    id,
    name: employee.account.name,
    employeeId: employee.id,
    after: { leaveType, startDate, endDate, reason, status },
  };
}
