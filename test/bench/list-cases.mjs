/** Most that the median of a page at one of its ends may be at the largest size, compared with the smallest. */
const FLAT = 1.5;
const NEXT_MONTH = { from: '2026-07-01', to: '2026-07-31' };

/** A list call: `at` is where the page lies, from 0 (first) to 1 (last). */
const list = (name, path, { sort, order = 'ASC', filter = {}, at = 0, ...required }) => ({ name, path, sort: sort && [sort, order], filter, at, ...required });
const ends = (name, path, asked) => [
  list(`${name}, first page`, path, { ...asked, flat: FLAT }),
  list(`${name}, last page`, path, { ...asked, at: 1, flat: FLAT, like: `${name}, first page` }),
];
const everywhere = (name, path, asked) => [...ends(name, path, asked), list(`${name}, middle page`, path, { ...asked, at: 0.5, middle: true })];

/** @param {{ department: string, employee: string, number: string, common: string }} facts of the company */
export function listCases({ department, employee, number, common }) {
  const [people, leave] = ['/api/employee', '/api/leave'];
  return [
    ...['name', 'id', 'employeeId', 'department', 'dob', 'designation', 'salary'].flatMap((sort) => everywhere(`Employees by ${sort}`, people, { sort })),
    ...Object.entries({ 'who work here': { status: 'Active' }, 'who left': { status: 'Left' }, 'of a department': { department }, 'with role employee': { role: 'employee' } })
      .flatMap(([name, filter]) => everywhere(`Employees ${name}, by name`, people, { sort: 'name', filter })),
    list('Search employees: common name', people, { sort: 'name', filter: { q: common }, p95: 30 }),
    list('Search employees: one employee ID', people, { sort: 'name', filter: { q: number }, p95: 30 }),
    list('Search employees: nobody', people, { sort: 'name', filter: { q: 'xyzzy' }, p95: 30 }),
    ...everywhere('All leave, newest first', leave, {}),
    ...['startDate', 'endDate', 'name', 'employeeId', 'leaveType', 'department', 'days', 'status', 'createdAt'].flatMap((sort) => everywhere(`All leave by ${sort}`, leave, { sort })),
    ...Object.entries({ pending: { status: 'Pending' }, approved: { status: 'Approved' }, 'of a type': { leaveType: 'Annual Leave' }, 'of a department': { department }, 'of a month': NEXT_MONTH })
      .flatMap(([name, filter]) => everywhere(`All leave ${name}`, leave, { filter })),
    list('Search leave: common name', leave, { filter: { q: common }, p50: 400 }),
    list('Search leave: one employee ID', leave, { filter: { q: number }, p50: 30 }),
    list('Search leave: nobody', leave, { filter: { q: 'xyzzy' }, p50: 30 }),
    ...ends('Own leave', `${leave}/${employee}`, {}),
    ...ends('Salary history', `/api/salary/${employee}`, {}),
    ...ends('Departments by employees', '/api/department', { sort: 'employees', order: 'DESC' }),
    { name: 'Verify', path: '/api/auth/verify', flat: FLAT },
    { name: 'Dashboard, numbers', path: '/api/dashboard/body', p50: 3 },
    { name: 'Dashboard, charts', path: '/api/dashboard/charts' },
  ];
}
