import { addDays } from '../../api/contract/calendar-date.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../api/contract/leave/leave-types.js';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { requestLeave } from '../support/cast.js';
import { yearlyRules } from '../support/stored-leave-rules.js';
import { inParallel } from '../support/together.js';
import { Findings, type Crowd, type Round } from './crowd.js';
import type { Stage } from './stage.js';

const AT_ONCE = 10;
const MONDAY = '2026-02-02';

/** Three days of casual leave a year for one person; other types stay without a policy. */
async function giveThreeDays(stage: Stage, employee: string): Promise<void> {
  const [policy, type] = [newId(), BUILTIN_LEAVE_TYPE_IDS['Casual Leave']];
  await stage.change(
    'INSERT INTO leave_policy (id, leave_type_id, name, name_key, created_at) VALUES (?, ?, ?, ?, 0)',
    [policy, type, `Race ${policy.slice(-12)}`, policy],
  );
  await stage.change(
    "INSERT INTO leave_policy_version (id, policy_id, from_date, rules, recorded_at, live) VALUES (?, ?, '2020-01-01', ?, 0, 1)",
    [newId(), policy, JSON.stringify(yearlyRules(3))],
  );
  await stage.change(
    "INSERT INTO leave_assignment (id, holder, employee_id, subject, policy_id, inherit, from_date, recorded_at, live) VALUES (?, ?, ?, ?, ?, 0, '2020-01-01', 0, 1)",
    [newId(), employee, employee, type, policy],
  );
}

/** Ten requests of two days at once, with three left: one is stored, all others are told that one is available. */
export async function overdraws({ stage, cast, zoe, admin }: Crowd): Promise<Round> {
  await giveThreeDays(stage, cast.zoe._id);
  return async (n) => {
    const found = new Findings();
    const answers = await inParallel(AT_ONCE, (place) => {
      const startDate = addDays(MONDAY, 7 * place);
      return zoe(n + place).post('/leave/add', {
        userId: cast.zoe._id,
        leaveType: 'Casual Leave',
        startDate,
        endDate: addDays(startDate, 1),
        reason: 'Race',
      });
    });
    found.answers(answers, { 201: 1, 409: AT_ONCE - 1 }, ['leave.insufficient']);
    const stored = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => body.leave as LeaveRecord);
    found.same(
      'days taken',
      await stage.count(
        "leave_day t JOIN leave_request l ON l.id = t.leave_id WHERE t.employee_id = ? AND l.leave_type = 'Casual Leave'",
        [cast.zoe._id],
      ),
      2,
    );
    for (const { _id } of stored)
      await admin(n).post(`/leave/withdraw/${_id}`, { reason: 'Next round' });
    return found.faults;
  };
}

/** Approved and shortened at once, by five each: one of each kind at most wins, and what is kept has the status of the whole. */
export async function shortenings({ stage, cast, zoe, admin, ruth }: Crowd): Promise<Round> {
  return async (n) => {
    const found = new Findings();
    const leave = await requestLeave(zoe(n), cast.zoe._id, MONDAY, addDays(MONDAY, 4), {
      leaveType: 'Personal Leave',
    });
    const days = { from: addDays(MONDAY, 1), to: addDays(MONDAY, 2), reason: 'Ill' };
    const answers = await inParallel(AT_ONCE, (place) =>
      place % 2
        ? admin(place).post(`/leave/shorten/${leave._id}`, days)
        : ruth(place).put(`/leave/${leave._id}`, { status: 'Approved' }),
    );
    const [approved, shortened] = [
      answers.filter(({ body }) => body.leave),
      answers.filter(({ body }) => body.leaves),
    ];
    found.same('shortened', shortened.length, 1);
    found.same(
      'refused',
      answers.filter(({ status, body }) => status === 409 && body.code === 'leave.already_decided')
        .length,
      AT_ONCE - approved.length - 1,
    );
    const kept = await stage.rows<{ id: string; status: string }>(
      'SELECT id, status FROM leave_request WHERE replaces = ?',
      [leave._id],
    );
    found.same(
      'kept',
      kept.map(({ status }) => status),
      Array(2).fill(approved.length > 0 ? 'Approved' : 'Pending'),
    );
    found.same(
      'days of the whole',
      await stage.count('leave_day WHERE leave_id = ?', [leave._id]),
      0,
    );
    for (const { id } of kept)
      await admin(n).post(`/leave/withdraw/${id}`, { reason: 'Next round' });
    return found.faults;
  };
}
