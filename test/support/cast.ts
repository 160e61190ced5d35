import type { DepartmentRecord } from '../../api/contract/department/departments.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import type { SalaryRecord } from '../../api/contract/salary/salaries.js';
import { accepted, type Client } from './client.js';
import type { TestServer } from './server.js';

export const PASSWORD = 'a sound password for all';

/** Two departments and three people, made through the calls that everybody uses. */
export interface Cast {
  admin: Client;
  research: DepartmentRecord;
  sales: DepartmentRecord;
  /** Research, role employee. */
  amara: EmployeeRecord;
  amaraClient: Client;
  /** Sales, role employee. */
  zoe: EmployeeRecord;
  zoeClient: Client;
  /** Research, role admin. */
  ruth: EmployeeRecord;
  ruthClient: Client;
}

export async function hireCast(server: Pick<TestServer, 'admin' | 'signIn'>): Promise<Cast> {
  const admin = await server.admin();
  await admin.confirm();
  const research = await addDepartment(admin, { dep_name: 'Research', description: 'Finds out' });
  const sales = await addDepartment(admin, { dep_name: 'Sales', description: 'Finds people' });
  const amara = await hire(admin, {
    name: 'Amara Okafor',
    employeeId: 'R-1',
    department: research._id,
  });
  const zoe = await hire(admin, { name: 'Zoë Weiß', employeeId: 'S-1', department: sales._id });
  const ruth = await hire(admin, {
    name: 'Ruth Admin',
    employeeId: 'R-2',
    department: research._id,
    role: 'admin',
  });
  const [amaraClient, zoeClient, ruthClient] = [
    await server.signIn(amara.email, PASSWORD),
    await server.signIn(zoe.email, PASSWORD),
    await server.signIn(ruth.email, PASSWORD),
  ];
  return { admin, research, sales, amara, amaraClient, zoe, zoeClient, ruth, ruthClient };
}

/** A person as the form sends one; what is not given is made up. */
export function person(fields: Record<string, unknown>): Record<string, unknown> {
  const id = String(fields.employeeId);
  return {
    name: `Person ${id}`,
    email: `person.${id.toLowerCase()}@company.example`,
    dob: '1990-05-17',
    designation: 'Specialist',
    salary: '3000.00',
    role: 'employee',
    gender: 'other',
    maritalStatus: 'single',
    password: PASSWORD,
    ...fields,
  };
}

export function form(
  fields: Record<string, unknown>,
  image?: Uint8Array<ArrayBuffer>,
  fileName = 'photo.png',
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value));
  if (image) data.append('image', new Blob([image]), fileName);
  return data;
}

export async function hire(
  admin: Client,
  fields: Record<string, unknown>,
): Promise<EmployeeRecord> {
  return accepted(await admin.post('/employee/add', form(person(fields)))).employee;
}

export async function addDepartment(
  admin: Client,
  fields: { dep_name: string; description?: string },
): Promise<DepartmentRecord> {
  return accepted(await admin.post('/department/add', { description: 'A department', ...fields }))
    .department;
}

export async function paySalary(
  admin: Client,
  employeeId: string,
  fields: Record<string, unknown> = {},
): Promise<SalaryRecord> {
  return accepted(
    await admin.post('/salary/add', {
      employeeId,
      basicSalary: '1000.00',
      payDate: '2026-01-31',
      ...fields,
    }),
  ).salary;
}

export async function requestLeave(
  client: Client,
  userId: string,
  startDate: string,
  endDate: string,
  fields: Record<string, unknown> = {},
): Promise<LeaveRecord> {
  return accepted(
    await client.post('/leave/add', {
      userId,
      leaveType: 'Annual Leave',
      startDate,
      endDate,
      reason: 'Rest',
      ...fields,
    }),
  ).leave;
}
