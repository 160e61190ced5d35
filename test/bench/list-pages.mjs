import { query } from './signed-in.mjs';

const ROWS = 10;
const LEAVE_SORTS = [
  'id',
  'startDate',
  'endDate',
  'name',
  'employeeId',
  'leaveType',
  'department',
  'days',
  'status',
  'createdAt',
];
const PLACES = { 'first page': 0, 'middle page': 0.5, 'last page': 1 };

/** Every sort field and every kind of filter of a list; without a sort a list has its own order. */
export function listsOf({ department, person, common, number }) {
  const searches = {
    'a common name': { q: common },
    'an employee ID': { q: number },
    nobody: { q: 'xyzzy' },
  };
  const ofDepartment = { 'of a department': { department } };
  const active = { 'who work here': { status: 'Active' } };
  return {
    Employees: {
      path: '/employee',
      sorts: ['name', 'id', 'employeeId', 'department', 'dob', 'designation', 'salary'],
      filters: {
        ...ofDepartment,
        ...active,
        'who left': { status: 'Left' },
        'with role employee': { role: 'employee' },
        'with details missing': { incomplete: true },
      },
    },
    'Leave requests': {
      path: '/leave',
      sorts: LEAVE_SORTS,
      filters: {
        'newest first': {},
        ...ofDepartment,
        pending: { status: 'Pending' },
        approved: { status: 'Approved' },
        'of a type': { leaveType: 'Annual Leave' },
        'of a month': { from: '2026-07-01', to: '2026-07-31' },
        'of a person': { employee: person },
        'after the last day': { afterLastDay: true },
        ...searches,
      },
    },
    Balances: {
      path: '/leave/balances',
      sorts: ['name', 'id', 'employeeId', 'department', 'available', 'expiresOn'],
      filters: {
        ...ofDepartment,
        ...active,
        'below 5': { below: 5 },
        'on another day': { on: '2027-06-30' },
        ...searches,
      },
      // Those of another day have no order of their own.
      filtered: 'name',
    },
    'Search employees': { path: '/employee', sorts: [], filters: searches, filtered: 'name' },
  };
}

/** The slowest page of a list by the measured 95th percentile: `{ ms, page }`. */
export async function slowest(admin, { path, sorts, filters, filtered, asOf }, p95) {
  const day = asOf && { asOf };
  const cases = [
    ...sorts.map((sort) => ({ title: `by ${sort}`, asked: { ...day, sort: [sort, 'ASC'] } })),
    ...Object.entries(filters).map(([title, filter]) => ({
      title,
      asked: { ...day, filter, ...(filtered && { sort: [filtered, 'ASC'] }) },
    })),
  ];
  const pages = [];
  for (const { title, asked } of cases) {
    const total = await totalOf(admin, path, asked);
    for (const [place, part] of Object.entries(PLACES)) {
      const from = Math.floor(Math.max(0, total - ROWS) * part);
      if (from === 0 && part > 0) continue;
      const ms = await p95(() => admin.get(path, { range: [from, from + ROWS - 1], ...asked }));
      pages.push({ ms, page: `${title}, ${place}` });
    }
  }
  return pages.reduce((most, page) => (page.ms > most.ms ? page : most));
}

async function totalOf(admin, path, asked) {
  const answer = await admin.response('GET', path + query({ range: [0, 0], ...asked }));
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-range').split('/')[1]);
}
