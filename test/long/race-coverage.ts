import { addDays } from '../../api/contract/calendar-date.js';
import { addCoverageRule } from '../support/coverage.js';
import { addLeaveType } from '../support/leave-rules-by-calls.js';
import { inParallel } from '../support/together.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const AT_ONCE = 9;
const LOST = ['leave.coverage', 'leave.overlap'];

/** Three people of two departments ask for overlapping days at once, under a rule that lets one be away: one is, on each day at most. */
export async function coverage({ stage, cast, amara, zoe, ruth }: Crowd): Promise<Round> {
  await addLeaveType(cast.admin, { name: 'Covered' });
  await addCoverageRule(cast.admin, {
    name: 'One away',
    from: '2011-01-01',
    to: '2012-12-31',
    maxAway: 1,
  });
  return async (n) => {
    const found = new Findings();
    const first = addDays('2011-01-03', 3 * n);
    const answers = await inParallel(AT_ONCE, (place) => {
      const [client, person] = (
        [
          [amara, cast.amara],
          [zoe, cast.zoe],
          [ruth, cast.ruth],
        ] as const
      )[place % 3] as [typeof amara, typeof cast.amara];
      const startDate = addDays(first, place % 2);
      return client(place).post('/leave/add', {
        userId: person._id,
        leaveType: 'Covered',
        startDate,
        endDate: addDays(startDate, 1),
        reason: 'Rest',
      });
    });
    found.refusals(answers, LOST);
    for (const day of [first, addDays(first, 1), addDays(first, 2)]) {
      const away = await stage.count(
        "leave_day t JOIN leave_request l ON l.id = t.leave_id WHERE t.day = ? AND l.leave_type = 'Covered'",
        [day],
      );
      // Nobody works on a weekend, so that nobody is missing there.
      const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
      if (!isWeekend) found.same(`away on ${day}`, away <= 1, true);
    }
    return found.faults;
  };
}
