import { readFile } from 'node:fs/promises';
import type { EntityManager } from 'typeorm';
import { eachDay } from '../../contract/calendar-date.js';
import type { Language } from '../../contract/languages.js';
import { DAYS_TAKEN_STATUSES } from '../../contract/leave/leave-statuses.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../contract/leave/leave-types.js';
import { departmentTextColumns } from '../../department/department-text-columns.js';
import { employeeTextColumns } from '../../employee/employee-text-columns.js';
import { folded, uniqueKey } from '../../platform/database/statements/folded-text.js';
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

/** Smaller than other chunks, as each request has a row for each of its days. */
const LEAVES_PER_CHUNK = 500;

type Row = Record<string, unknown>;

export async function storeCompany(
  manager: EntityManager,
  company: OldCompany,
  language: Language,
  log: (line: string) => void,
): Promise<void> {
  const { accounts, departments, employees, salaries, leaves } = company;
  const images = new Map(
    accounts.filter(({ photo }) => photo !== undefined).map((account) => [account, newId()]),
  );
  await insert(manager, 'account', accounts, (account) =>
    accountRow(account, language, images.get(account) ?? null),
  );
  for (const [{ id, photo, createdAt }, imageId] of images) {
    const content = await readFile(photo as string);
    await insert(manager, 'profile_image', [imageId], () => ({
      id: imageId,
      account_id: id,
      content,
      created_at: createdAt,
    }));
  }
  await insert(manager, 'department', departments, departmentRow);
  await insert(manager, 'employee', employees, employeeRow);
  log(`employees: ${employees.length} written`);
  await insert(manager, 'salary', salaries, salaryRow);
  log(`salaries: ${salaries.length} written`);
  for (let start = 0; start < leaves.length; start += LEAVES_PER_CHUNK) {
    const chunk = leaves.slice(start, start + LEAVES_PER_CHUNK);
    await insert(manager, 'leave_request', chunk, leaveRow);
    await insert(manager, 'leave_day', chunk.flatMap(daysOf), (day) => day);
  }
  log(`leaves: ${leaves.length} written`);
}

async function insert<Item>(
  manager: EntityManager,
  table: string,
  items: Item[],
  row: (item: Item) => Row,
): Promise<void> {
  const [first] = items;
  if (first === undefined) return;
  const columns = Object.keys(row(first));
  const chunkSize = 2_000;
  for (let start = 0; start < items.length; start += chunkSize) {
    await insertRows(
      manager,
      table,
      columns,
      items.slice(start, start + chunkSize).map((item) => Object.values(row(item))),
    );
  }
}

function accountRow(
  { id, name, email, passwordHash, role, disabledAt, createdAt }: OldAccount,
  language: Language,
  imageId: string | null,
): Row {
  return {
    id,
    name,
    email,
    email_key: uniqueKey(email),
    password_hash: passwordHash,
    role,
    language,
    disabled_at: disabledAt,
    image_id: imageId,
    created_at: createdAt,
  };
}

function departmentRow({ id, name, description, createdAt }: OldDepartment): Row {
  const { nameKey, nameFolded, descriptionFolded } = departmentTextColumns({ name, description });
  return {
    id,
    name,
    name_key: nameKey,
    name_folded: nameFolded,
    description,
    description_folded: descriptionFolded,
    version: 1,
    created_at: createdAt,
  };
}

function employeeRow({
  id,
  account,
  department,
  employeeId,
  dob,
  gender,
  maritalStatus,
  designation,
  salary,
  ...rest
}: OldEmployee): Row {
  const texts = employeeTextColumns({
    name: account.name,
    email: account.email,
    employeeId,
    designation,
  });
  return {
    id,
    account_id: account.id,
    department_id: department.id,
    employee_id: employeeId,
    employee_id_key: texts.employeeIdKey,
    employee_id_folded: texts.employeeIdFolded,
    name_folded: texts.nameFolded,
    search: texts.search,
    dob,
    gender,
    marital_status: maritalStatus,
    designation,
    designation_folded: folded(designation),
    salary,
    phone: rest.phone,
    address: rest.address,
    emergency_contact: rest.emergencyContact,
    hire_date: rest.hireDate,
    left_on: rest.leftOn,
    version: 1,
    created_at: rest.createdAt,
  };
}

function salaryRow({
  id,
  employee,
  basicSalary,
  allowances,
  deductions,
  netSalary,
  payDate,
  createdAt,
}: OldSalary): Row {
  return {
    id,
    employee_id: employee.id,
    basic_salary: basicSalary,
    allowances,
    deductions,
    net_salary: netSalary,
    pay_date: payDate,
    valid: 1,
    created_at: createdAt,
  };
}

function leaveRow({
  id,
  employee,
  leaveType,
  startDate,
  endDate,
  days,
  reason,
  status,
  note,
  decidedBy,
  decidedAt,
  createdAt,
}: OldLeave): Row {
  return {
    id,
    employee_id: employee.id,
    leave_type_id: BUILTIN_LEAVE_TYPE_IDS[leaveType],
    leave_type: leaveType,
    start_date: startDate,
    end_date: endDate,
    days,
    reason,
    reason_folded: folded(reason),
    status,
    note,
    decided_by: decidedBy?.id ?? null,
    decided_at: decidedAt,
    created_at: createdAt,
  };
}

function daysOf({ id, employee, startDate, endDate, status }: OldLeave): Row[] {
  if (!DAYS_TAKEN_STATUSES.includes(status)) return [];
  return eachDay(startDate, endDate).map((day) => ({
    employee_id: employee.id,
    day,
    leave_id: id,
  }));
}
