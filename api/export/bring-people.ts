import { folded, uniqueKey } from '../database/folded-text.js';
import { insertRows } from '../database/insert-rows.js';
import { departmentTexts } from '../department/department-texts.js';
import { employeeTexts } from '../employee/employee-texts.js';
import type { BroughtIn } from './brought-in.js';
import { readImage } from './checked-folder.js';
import { ACCOUNTS, EMPLOYEES, IMAGES } from './exported-people.js';
import { DEPARTMENTS } from './exported-records.js';
import type { ExportedRow } from './exported-table.js';

type Account = ExportedRow<typeof ACCOUNTS>;
type Person = ExportedRow<typeof EMPLOYEES>;
type Managed = Pick<Person, 'id' | 'manager' | 'managerId'>;

const MOST_PEOPLE = 500;

const DEPARTMENT_COLUMNS = ['id', 'name', 'name_key', 'name_folded', 'description', 'description_folded', 'version', 'created_at'];
const ACCOUNT_COLUMNS = ['id', 'name', 'email', 'email_key', 'role', 'admin_since', 'language', 'invited_at', 'disabled_at', 'created_at'];
const EMPLOYEE_COLUMNS = [
  'id', 'account_id', 'department_id', 'employee_id', 'employee_id_key', 'employee_id_folded', 'name_folded', 'search', 'dob', 'gender',
  'marital_status', 'designation', 'designation_folded', 'salary', 'phone', 'address', 'emergency_contact', 'hire_date', 'left_on', 'version', 'created_at',
];

export async function bringDepartments(company: BroughtIn): Promise<void> {
  for await (const departments of company.rows(DEPARTMENTS)) {
    const values = departments.map(({ id, name, description, version, createdAt }) => {
      company.departments.set(name, id);
      const { nameKey, nameFolded, descriptionFolded } = departmentTexts({ name, description });
      return [id, name, nameKey, nameFolded, description, descriptionFolded, version, createdAt];
    });
    await insertRows(company.manager, 'department', DEPARTMENT_COLUMNS, values);
  }
}

/** Without passwords: an export has none. */
export async function bringAccounts(company: BroughtIn): Promise<void> {
  for await (const accounts of company.rows(ACCOUNTS)) await insertAccounts(company, accounts);
}

/** Managers come last, since they stand anywhere in the file. */
export async function bringEmployees(company: BroughtIn): Promise<void> {
  const managed: Managed[] = [];
  for await (const people of company.rows(EMPLOYEES)) {
    await insertAccounts(company, people);
    const values = people.map((person) => {
      company.employees.set(person.employeeId, { id: person.id, name: person.name });
      if (person.manager !== null) managed.push({ id: person.id, manager: person.manager, managerId: person.managerId });
      return employeeValues(company, person);
    });
    await insertRows(company.manager, 'employee', EMPLOYEE_COLUMNS, values);
  }
  await setManagers(company, managed);
}

/** One statement for each manager, not for each of their people. */
async function setManagers(company: BroughtIn, managed: Managed[]): Promise<void> {
  const teams = new Map<string, { managerId: string | null; managerName: string | null; people: string[] }>();
  for (const { id, manager, managerId } of managed) {
    const above = managerId === null ? undefined : company.employee(managerId);
    const key = JSON.stringify([managerId, manager]);
    const team = teams.get(key) ?? { managerId: above?.id ?? null, managerName: above?.name === manager ? null : manager, people: [] };
    team.people.push(id);
    teams.set(key, team);
  }
  for (const { managerId, managerName, people } of teams.values()) {
    for (let start = 0; start < people.length; start += MOST_PEOPLE) {
      const some = people.slice(start, start + MOST_PEOPLE);
      const sql = `UPDATE employee SET manager_id = ?, manager_name = ? WHERE id IN (${some.map(() => '?').join(', ')})`;
      await company.manager.query(sql, [managerId, managerName, ...some]);
    }
  }
}

async function insertAccounts(company: BroughtIn, accounts: Account[]): Promise<void> {
  const values = accounts.map(({ accountId, name, email, role, adminSince, language, invitedAt, disabledAt, accountCreatedAt }) => {
    company.accounts.set(email, accountId);
    return [accountId, name, email, uniqueKey(email), role, adminSince, language, invitedAt, disabledAt, accountCreatedAt];
  });
  await insertRows(company.manager, 'account', ACCOUNT_COLUMNS, values);
}

function employeeValues(company: BroughtIn, person: Person): unknown[] {
  const { employeeIdKey, employeeIdFolded, nameFolded, search } = employeeTexts(person);
  return [
    person.id, person.accountId, company.department(person.department), person.employeeId, employeeIdKey, employeeIdFolded, nameFolded, search,
    person.dob, person.gender, person.maritalStatus, person.designation, folded(person.designation), person.salary,
    person.phone, person.address, person.emergencyContact, person.hireDate, person.leftOn, person.version, person.createdAt,
  ];
}

export async function bringImages(company: BroughtIn): Promise<void> {
  for await (const images of company.rows(IMAGES)) {
    for (const { id, email, createdAt } of images) {
      const accountId = company.account(email);
      const content = await readImage(company.folder, id);
      await insertRows(company.manager, 'profile_image', ['id', 'account_id', 'content', 'created_at'], [[id, accountId, content, createdAt]]);
      await company.manager.query('UPDATE account SET image_id = ? WHERE id = ?', [id, accountId]);
    }
  }
}
