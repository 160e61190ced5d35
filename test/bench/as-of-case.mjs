import { slowest } from './list-pages.mjs';
import { p95 } from './load.mjs';
import { withAdmin } from './signed-in.mjs';

/** Before, amid and after nearly all that changed. */
const DAYS = ['2022-01-15', '2024-01-01', '2025-11-30'];
const ORGANISATION_MS = 150;

/** The company on another day: every sort and filter of the list, and everybody by manager. */
export async function asOfCase(database, table) {
  await withAdmin(database, async (admin) => {
    const newest = { range: [0, 0], sort: ['id', 'DESC'] };
    const { departments } = await admin.get('/department', {
      range: [0, 0],
      sort: ['employees', 'DESC'],
    });
    const { employees } = await admin.get('/employee', { ...newest, filter: { status: 'Active' } });
    const [{ designation, manager, name }] = employees;
    const filters = {
      'of a department': { department: departments[0]._id },
      'of a manager': { manager: manager._id },
      'with a title': { designation },
      'a common name': { q: name.split(' ')[0] },
      'a title': { q: designation },
      nobody: { q: 'xyzzy' },
    };
    const pages = [];
    for (const asOf of DAYS) {
      const list = {
        path: '/employee',
        sorts: ['name', 'id', 'employeeId', 'department', 'dob', 'designation', 'salary'],
        filters,
        filtered: 'name',
        asOf,
      };
      const { ms, page } = await slowest(admin, list, p95);
      pages.push({ ms, page: `${asOf}, ${page}` });
    }
    table.page('Employees as of a day', pages.toSorted((a, b) => b.ms - a.ms)[0]);
    const times = [];
    for (const asOf of [...DAYS, undefined])
      times.push(await p95(() => admin.get('/organisation', asOf && { asOf })));
    table.page('The organisation, as of any day', {
      ms: Math.max(...times),
      most: ORGANISATION_MS,
    });
  });
}
