import type { DepartmentRecord } from '../../../api/contract/department/departments.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import type { SalaryRecord } from '../../../api/contract/salary/salaries.js';
import { addDepartment, hire, PASSWORD, paySalary, requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import type { TestServer } from '../../support/server.js';

/** A company with much that is equal, so that an order must be made total, and with signs that a search must take literally. */
export interface Company {
  admin: Client;
  /** Whose leave and salaries there are most of. */
  zoe: EmployeeRecord;
  zoeClient: Client;
  departments: Record<string, DepartmentRecord>;
  people: EmployeeRecord[];
  leave: LeaveRecord[];
  salaries: SalaryRecord[];
}

const DEPARTMENTS: [string, string][] = [
  ['Zoölogie', 'Animals'],
  ['Ärzte', 'Medicine'],
  ['apples', '100% fruit'],
  ['under_score', 'Signs'],
  ['wow!', 'Signs'],
  ['back\\slash', 'Signs'],
  ['Straße', 'Roads'],
  ['Łódź', 'A city'],
  ['Øst', 'East'],
  ['Empty', 'Zoölogie is elsewhere'],
];

const PEOPLE = [
  {
    name: 'Zoë Weiß',
    employeeId: 'E-10',
    in: 'Zoölogie',
    dob: '1990-05-17',
    designation: 'Ärztin',
    salary: 3000,
    role: 'employee',
  },
  {
    name: 'ZOE Weiss',
    employeeId: 'E-9',
    in: 'Ärzte',
    dob: '1990-05-17',
    designation: 'arzt',
    salary: 3000,
    role: 'employee',
  },
  {
    name: 'Adèle Ménard',
    employeeId: 'e-2',
    in: 'Ärzte',
    dob: '1985-01-01',
    designation: 'Arzt',
    salary: 2000.5,
    role: 'employee',
  },
  {
    name: 'Adele Menard',
    employeeId: 'F%1',
    in: 'Straße',
    dob: '1985-01-01',
    designation: 'Driver',
    salary: 10_000,
    role: 'employee',
  },
  {
    name: 'Øyvind Åse',
    employeeId: 'Z_1',
    in: 'Straße',
    dob: '1999-12-31',
    designation: 'Driver',
    salary: 999.99,
    role: 'employee',
  },
  {
    name: 'Boss',
    employeeId: 'B',
    in: 'Straße',
    dob: '1970-02-28',
    designation: 'Boss',
    salary: 9000,
    role: 'admin',
  },
];

export async function foundCompany(server: TestServer): Promise<Company> {
  const admin = await server.admin();
  const departments: Record<string, DepartmentRecord> = {};
  for (const [dep_name, description] of DEPARTMENTS)
    departments[dep_name] = await addDepartment(admin, { dep_name, description });

  const people: EmployeeRecord[] = [];
  for (const { in: department, ...fields } of PEOPLE)
    people.push(await hire(admin, { ...fields, department: departments[department]?._id }));
  const [zoe, second] = people as [EmployeeRecord, EmployeeRecord];
  const zoeClient = await server.signIn(zoe.email, PASSWORD);

  const leave: LeaveRecord[] = [];
  const asks: [EmployeeRecord, string, string, string, string][] = [
    [zoe, '2026-03-02', '2026-03-03', 'Annual Leave', 'Sea'],
    [zoe, '2026-04-01', '2026-04-01', 'Sick Leave', 'Flu, 100% sure'],
    [zoe, '2026-05-04', '2026-05-08', 'Annual Leave', 'Été'],
    [zoe, '2026-06-01', '2026-06-02', 'Casual Leave', 'Annual visit'],
    [second, '2026-03-02', '2026-03-03', 'Emergency Leave', 'Fire'],
    [second, '2026-05-08', '2026-05-11', 'Personal Leave', 'Move'],
  ];
  for (const [person, start, end, leaveType, reason] of asks)
    leave.push(await requestLeave(admin, person._id, start, end, { leaveType, reason }));
  const decisions = ['Approved', 'Approved', 'Rejected'] as const;
  for (const [index, status] of decisions.entries())
    await admin.put(`/leave/${leave[index]?._id}`, { status });
  await zoeClient.post(`/leave/withdraw/${leave[3]?._id}`, {});

  const salaries: SalaryRecord[] = [];
  const pays: [EmployeeRecord, string, number][] = [
    [zoe, '2026-01-31', 100],
    [zoe, '2026-03-31', 200.01],
    [zoe, '2026-02-28', 200.01],
    [zoe, '2025-12-31', 100],
    [second, '2026-01-31', 5000],
  ];
  for (const [person, payDate, basicSalary] of pays)
    salaries.push(await paySalary(admin, person._id, { payDate, basicSalary }));
  await admin.post(`/salary/void/${salaries[3]?._id}`, { reason: 'Twice' });
  return { admin, zoe, zoeClient, departments, people, leave, salaries };
}

// oxlint-disable-next-line typescript/no-explicit-any -- a record of any of the four lists
export type AnyRecord = any;

/** A list call: where it is, what it calls itself, and how each sort field is read from a record. */
export interface List {
  resource: string;
  key: string;
  path: (company: Company) => string;
  sort: Record<string, (record: AnyRecord) => string | number>;
  newestFirst?: true;
}

/** How a text sorts, said here a second time: no accents, no case, and letters that have no accent to lose. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');

const id = (record: AnyRecord): string => record._id;
const LEAVE_SORT: List['sort'] = {
  id,
  startDate: (leave) => leave.startDate,
  endDate: (leave) => leave.endDate,
  name: (leave) => plain(leave.employeeId.userId.name),
  employeeId: (leave) => plain(leave.employeeId.employeeId),
  leaveType: (leave) => leave.leaveType,
  department: (leave) => plain(leave.employeeId.department.dep_name),
  days: (leave) => leave.days,
  status: (leave) => leave.status,
  createdAt: (leave) => leave.createdAt,
};

export const LISTS: List[] = [
  {
    resource: 'departments',
    key: 'departments',
    path: () => '/department',
    sort: { id, name: (one) => plain(one.dep_name), employees: (one) => one.employees },
  },
  {
    resource: 'employees',
    key: 'employees',
    path: () => '/employee',
    sort: {
      id,
      name: (one) => plain(one.name),
      employeeId: (one) => plain(one.employeeId),
      department: (one) => plain(one.department.dep_name),
      dob: (one) => one.dob,
      designation: (one) => plain(one.designation),
      salary: (one) => one.salary,
    },
  },
  { resource: 'leave', key: 'leaves', path: () => '/leave', sort: LEAVE_SORT, newestFirst: true },
  {
    resource: 'leave',
    key: 'leaves',
    path: ({ zoe }) => `/leave/${zoe._id}`,
    sort: LEAVE_SORT,
    newestFirst: true,
  },
  {
    resource: 'salaries',
    key: 'salary',
    path: ({ zoe }) => `/salary/${zoe._id}`,
    sort: { id, payDate: (one) => one.payDate, netSalary: (one) => one.netSalary },
    newestFirst: true,
  },
  {
    resource: 'people',
    key: 'people',
    path: () => '/work/assignment',
    sort: { id, name: (one) => plain(one.name), employeeId: (one) => plain(one.employeeId) },
  },
];

/** The query as ra-data-simple-rest writes it. */
export function query(asked: { range?: unknown; sort?: unknown; filter?: unknown }): string {
  return `?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)])).toString()}`;
}
