import { addDays } from '../../api/contract/calendar-date.js';
import { hire } from '../support/cast.js';
import { accepted } from '../support/client.js';
import { inParallel } from '../support/together.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const AT_ONCE = 9;
const LOST = ['job.same_day', 'job.withdrawn', 'request.stale'];

/** Titles from one day, the same one edited today, and withdrawals at once: one fact of a day is left, and the employee has what is in force. */
export async function jobs({ stage, cast, admin }: Crowd): Promise<Round> {
  return async (n) => {
    const found = new Findings();
    const today = new Date().toISOString().slice(0, 10);
    const from = addDays(today, -1 - (n % 2));
    const one = await hire(cast.admin, { employeeId: `JOB-${n}`, department: cast.sales._id });
    const add = (place: number, day: string) =>
      admin(place).post('/job/add', {
        people: [one._id],
        from: day,
        set: { designation: `Title ${place}, ${day}`, location: `Place ${place}, ${day}` },
      });
    const { change } = accepted(await add(0, addDays(today, -9)));
    const answers = await inParallel(AT_ONCE, (place) => {
      if (place % 3 === 1)
        return admin(place).put(`/employee/update/${one._id}`, {
          ...one,
          department: cast.sales._id,
          designation: `Edited ${place}`,
          version: undefined,
        });
      if (place % 3 === 2)
        return admin(place).post(`/job/withdraw/${change}`, { reason: 'A mistake' });
      return add(place, from);
    });
    found.refusals(answers, LOST);
    const recorded = (path: number) =>
      answers.filter(({ status }, place) => place % 3 === path && status < 300).length;
    found.same('changes of the day', recorded(0), 1);
    found.same('withdrawals', recorded(2), 1);
    const stored = await stage.rows<{ day: string; value: string }>(
      "SELECT from_date AS day, value FROM job_fact WHERE employee_id = ? AND kind = 'designation' AND valid = 1 ORDER BY from_date",
      [one._id],
    );
    found.same('days', stored.length, new Set(stored.map(({ day }) => day)).size);
    const [employee] = await stage.rows<{ designation: string }>(
      'SELECT designation FROM employee WHERE id = ?',
      [one._id],
    );
    found.same('title', employee?.designation, stored.at(-1)?.value);
    return found.faults;
  };
}
