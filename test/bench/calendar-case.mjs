import { p95 } from './load.mjs';
import { withAdmin } from './signed-in.mjs';

const QUARTER_DAYS = 91;
const PEOPLE = 300;
const DAY_MS = 86_400_000;

const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A quarter of the department of about 300 people, and what rules of coverage add to a quote: one for a department, one for everybody. */
export async function calendarCase(database, table) {
  await withAdmin(database, async (admin) => {
    const { departments } = await admin.get('/department', {
      range: [0, 99],
      sort: ['employees', 'DESC'],
    });
    const department = departments.toSorted(
      (a, b) => Math.abs(a.employees - PEOPLE) - Math.abs(b.employees - PEOPLE),
    )[0];
    const scope = `scope=department&department=${department._id}`;
    table.page(`Team calendar of ${department.employees} people, a quarter`, {
      ms: await p95(() =>
        admin.get(`/team/calendar?${scope}&from=${inDays(0)}&to=${inDays(QUARTER_DAYS)}`),
      ),
    });
    const [person] = (
      await admin.get('/employee', {
        range: [0, 0],
        filter: { department: department._id, status: 'Active' },
      })
    ).employees;
    const quote = `/leave/quote?userId=${person._id}&leaveType=Annual+Leave&startDate=${inDays(30)}&endDate=${inDays(37)}`;
    const rules = [];
    for (const [name, of] of [
      ['a department', department._id],
      ['everybody', null],
    ]) {
      rules.push(
        (
          await admin.send('POST', '/coverage/add', {
            name: `Rule for ${name}`,
            department: of,
            maxAway: 2,
            block: true,
          })
        ).rule,
      );
      table.page(`Quote of a request under a rule for ${name}`, {
        ms: await p95(() => admin.get(quote)),
      });
    }
    for (const { _id } of rules) await admin.send('DELETE', `/coverage/${_id}`);
  });
}
