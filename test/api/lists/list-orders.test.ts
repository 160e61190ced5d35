import { describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import { LEAVE_TYPES } from '../../../api/contract/leave-types.js';
import type { DepartmentRecord, EmployeeRecord } from '../../../api/contract/records.js';
import { addDepartment, hire, requestLeave } from '../../support/cast.js';
import { serverOfFile } from '../../support/server.js';
import { LISTS, query, type AnyRecord, type Company, type List } from './list.data.js';

/** Two with one folded name, and one that nobody is in. */
const DEPARTMENTS = ['Zoë', 'Zoe', 'Ärzte', '100%_!', 'Straße', 'Empty'];
const NAMES = ['Ana', 'Åna', 'ana', 'Łukasz Ö', '100% Bo', "O'Neil_", '李 Wei', 'Zoë Empty', 'An', 'An Bo'];
const PEOPLE = 26;
const REQUESTS = 90;
const [, EMPLOYEES, LEAVE] = LISTS as [List, List, List];

/** The same every time. */
let seed = 7;
const below = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
const oneOf = <Choice>(choices: readonly Choice[]) => choices[below(choices.length)] as Choice;

const server = await serverOfFile();
const admin = await server.admin();
const departments: DepartmentRecord[] = [];
for (const dep_name of DEPARTMENTS) departments.push(await addDepartment(admin, { dep_name, description: 'x' }));
const people: EmployeeRecord[] = [];
for (let n = 0; n < PEOPLE; n++) {
  people.push(await hire(admin, {
    name: oneOf(NAMES), employeeId: `${oneOf(['e', 'E', 'Ä'])}-${n}`, department: departments[below(5)]?._id, dob: addDays('1990-01-01', below(3)),
    designation: oneOf(['Ärztin', 'arzt', 'Boss']), salary: 1000 + below(3), role: n % 6 === 5 ? 'admin' : 'employee',
  }));
}
for (const n of [2, 3, 11]) await admin.put(`/employee/employment/${people[n]?._id}`, { leftOn: addDays(new Date().toISOString().slice(0, 10), n === 11 ? 5 : -n) });
const used = new Map<string, number>();
for (let n = 0; n < REQUESTS; n++) {
  const person = oneOf(people);
  const place = used.get(person._id) ?? 0;
  used.set(person._id, place + 1);
  const start = addDays('2026-01-10', place * 45 + below(3) * 14);
  const { _id } = await requestLeave(admin, person._id, start, addDays(start, below(3)), { leaveType: oneOf(LEAVE_TYPES), reason: oneOf(['Sea', 'Été']) });
  if (below(3) > 0) await admin.put(`/leave/${_id}`, { status: oneOf(['Approved', 'Approved', 'Rejected']) });
  if (below(9) === 0) await admin.post(`/leave/withdraw/${_id}`, { reason: 'x' });
}
// Whoever moves, or is called something else, takes their requests along.
for (const n of [0, 1, 7]) {
  const { maritalStatus, designation, salary } = people[n] as EmployeeRecord;
  await admin.put(`/employee/update/${people[n]?._id}`, { name: oneOf(NAMES), maritalStatus, designation, salary, department: departments[1]?._id });
}

const filtersOf: Record<string, () => Record<string, unknown>[]> = {
  employees: () => [
    {}, { status: 'Active' }, { status: 'Left' }, { role: 'employee' }, { role: 'admin' }, { department: departments[1]?._id }, { department: departments[5]?._id },
    { department: departments[0]?._id, status: 'Active' }, { department: departments[1]?._id, role: 'employee' }, { q: 'ana' }, { q: 'ZOE' }, { q: '%' }, { q: '@company' }, { q: 'nobody' }, { q: 'e-1', status: 'Active' },
  ],
  leave: () => [
    {}, { status: 'Pending' }, { status: 'Approved' }, { leaveType: LEAVE_TYPES[0] }, { leaveType: LEAVE_TYPES[1], status: 'Approved' }, { department: departments[1]?._id }, { department: departments[2]?._id, status: 'Approved' },
    { from: '2026-03-14' }, { to: '2026-03-14' }, { from: '2026-02-10', to: '2026-03-10' }, { from: '2026-03-10', to: '2026-02-10' }, { from: '2026-02-10', to: '2026-05-31', status: 'Approved' }, { from: '2026-01-15', leaveType: LEAVE_TYPES[2] },
    { employee: people[4]?._id }, { q: 'ana' }, { q: 'Zoe' }, { q: 'sick' }, { q: 'e-1' }, { q: 'company.example' }, { q: 'leave', status: 'Pending' }, { q: '_' },
  ],
};

const keeps: Record<string, (record: AnyRecord, filter: AnyRecord) => boolean> = {
  employees: (one, { status, role, department, q }) =>
    (status === undefined || one.status === status) && (role === undefined || one.userId.role === role) && (department === undefined || one.department._id === department)
    && (q === undefined || [one.name, one.employeeId, one.userId.email, one.department.dep_name].some((text) => plain(text).includes(plain(q)))),
  leave: (one, { status, leaveType, department, from, to, employee, q }) =>
    (status === undefined || one.status === status) && (leaveType === undefined || one.leaveType === leaveType) && (department === undefined || one.employeeId.department._id === department)
    && (from === undefined || one.endDate >= from) && (to === undefined || one.startDate <= to) && (employee === undefined || one.employeeId._id === employee)
    && (q === undefined || [one.employeeId.userId.name, one.employeeId.employeeId, one.employeeId.department.dep_name, one.leaveType].some((text) => plain(text).includes(plain(q)))),
};
const plain = (text: string) => text.normalize('NFKD').replace(/\p{Mn}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ł', 'l');

describe.each([EMPLOYEES, LEAVE])('$resource', (list) => {
  test.each([undefined, ...Object.keys(list.sort)])('sorted by %s, every page of every filter is what sorting all of them says', async (field) => {
    const path = list.path({} as Company);
    const all: AnyRecord[] = (await admin.get(path)).body[list.key];
    for (const filter of filtersOf[list.resource]?.() ?? []) {
      for (const direction of field === undefined ? ['ASC'] : ['ASC', 'DESC']) {
        const read = field === undefined ? () => '' : (list.sort[field] as (record: AnyRecord) => string | number);
        const sign = (field === undefined ? list.newestFirst === true : direction === 'DESC') ? -1 : 1;
        const compare = <Value>(a: Value, b: Value) => (a < b ? -sign : a > b ? sign : 0);
        const expected = all.filter((record) => keeps[list.resource]?.(record, filter)).sort((a, b) => compare(read(a), read(b)) || compare(a._id, b._id));
        const total = expected.length;
        const middle = Math.max(0, Math.floor(total / 2) - 1);
        for (const [from, to] of [[0, 3], [middle, middle + 4], [Math.max(0, total - 3), total + 2], [1, 60], [total, total + 3]] as [number, number][]) {
          const page = await admin.get(path + query({ range: [from, to], filter, ...(field === undefined ? {} : { sort: [field, direction] }) }));
          const said = { filter, direction, from, to, ids: page.body[list.key]?.map(({ _id }: AnyRecord) => _id), total: page.headers.get('content-range')?.split('/')[1] };
          expect(said).toEqual({ filter, direction, from, to, ids: expected.slice(from, to + 1).map(({ _id }) => _id), total: String(total) });
        }
      }
    }
  }, 60_000);
});
