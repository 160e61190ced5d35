import { addDays } from '../../api/contract/calendar-date.js';
import { hire } from '../support/cast.js';
import { inParallel } from '../support/together.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const AT_ONCE = 9;
const LOST = ['revision.withdrawn'];

/** Two days, edits of the record and withdrawals at once: one revision of a day is left, one opening, and the employee has what is in force. */
export async function revisions({ stage, cast, admin }: Crowd): Promise<Round> {
  return async (n) => {
    const found = new Findings();
    const today = new Date().toISOString().slice(0, 10);
    const one = await hire(cast.admin, {
      employeeId: `REV-${n}`,
      department: cast.sales._id,
      salary: '3000.00',
    });
    const add = (place: number, from: string) =>
      admin(place).post('/payroll/revision/add', {
        employeeId: one._id,
        from,
        salary: 4_000 + place,
        confirmed: true,
      });
    const first = n % 2 ? (await add(0, addDays(today, -1))).body.revision?._id : undefined;
    const answers = await inParallel(AT_ONCE, (place) => {
      if (place % 3 === 1)
        return admin(place).put(`/employee/update/${one._id}`, {
          ...one,
          department: cast.sales._id,
          salary: 5_000 + place,
          version: undefined,
        });
      if (place % 3 === 2 && first) return admin(place).post(`/payroll/revision/withdraw/${first}`);
      return add(place, addDays(today, -(place % 2)));
    });
    found.refusals(answers, LOST);
    const stored = await stage.rows<{ day: string; salary: number | string; source: string }>(
      'SELECT effective_date AS day, salary, source FROM salary_revision WHERE employee_id = ? AND valid = 1 ORDER BY effective_date',
      [one._id],
    );
    found.same(
      'openings',
      stored.filter(({ source }) => source === 'opening').map(({ salary }) => Number(salary)),
      [300_000],
    );
    found.same('days', stored.length, new Set(stored.map(({ day }) => day)).size);
    const [employee] = await stage.rows<{ salary: number | string }>(
      'SELECT salary FROM employee WHERE id = ?',
      [one._id],
    );
    found.same('salary', Number(employee?.salary), Number(stored.at(-1)?.salary));
    return found.faults;
  };
}
