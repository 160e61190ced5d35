import { addDays } from '../../api/contract/calendar-date.js';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import { requestLeave } from '../support/cast.js';
import { inParallel } from '../support/together.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const AT_ONCE = 10;

/** Attack 29: a request is approved and rejected at once, by two admins, five times each. */
export async function decisions({ stage, cast, admin, ruth, amara }: Crowd): Promise<Round> {
  return async (n) => {
    const found = new Findings();
    const day = addDays('2001-01-01', n);
    const leave = await requestLeave(amara(n), cast.amara._id, day, day);
    const answers = await inParallel(AT_ONCE, (place) =>
      (place % 4 < 2 ? admin : ruth)(place).put(`/leave/${leave._id}`, {
        status: place % 2 ? 'Approved' : 'Rejected',
        note: `Decision ${place}`,
      }),
    );
    found.answers(answers, { 200: 1, 409: AT_ONCE - 1 }, ['leave.already_decided']);
    const won = answers.find(({ status }) => status === 200)?.body.leave as LeaveRecord | undefined;
    found.same(
      'stored',
      await stage.rows('SELECT status, note FROM leave_request WHERE id = ?', [leave._id]),
      [{ status: won?.status, note: won?.note }],
    );
    found.same(
      'decisions recorded',
      await stage.count("audit_entry WHERE subject_id = ? AND action = 'leave.decide'", [
        leave._id,
      ]),
      1,
    );
    found.same(
      'notices',
      await stage.count('notification WHERE leave_id = ? AND account_id = ?', [
        leave._id,
        cast.amara.userId._id,
      ]),
      1,
    );
    found.same(
      'days taken',
      await stage.count('leave_day WHERE leave_id = ?', [leave._id]),
      won?.status === 'Approved' ? 1 : 0,
    );
    return found.faults;
  };
}
