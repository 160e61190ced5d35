import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { requestLeave } from '../support/cast.js';
import { addLeaveType } from '../support/leave-rules-by-calls.js';
import { inParallel } from '../support/together.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const AT_ONCE = 10;
const LOST = ['leave.step_taken', 'leave.already_decided', 'leave.not_yours', 'access.denied'];

const person = ({ _id, name = '' }: EmployeeRecord) => ({ _id, name });

/** Two steps, each with two people; a request of Amara's is decided, refused, passed on and withdrawn at once: each step is taken once, and it ends as the winners were told. */
export async function steps({ stage, cast, admin, amara, zoe, ruth }: Crowd): Promise<Round> {
  await cast.admin.put('/setting/approvals', { approvals: true });
  await addLeaveType(cast.admin, {
    name: 'Steps',
    chain: [{ who: 'people', people: [person(cast.zoe), person(cast.ruth)] }, { who: 'hr' }],
  });
  return async (n) => {
    const found = new Findings();
    const day = addDays('2015-01-01', n);
    const leave = await requestLeave(amara(n), cast.amara._id, day, day, { leaveType: 'Steps' });
    const answers = await inParallel(AT_ONCE, (place) => {
      if (place === 9) return amara(place).post(`/leave/withdraw/${leave._id}`);
      if (place % 3 === 2) return zoe(place).post(`/leave/pass/${leave._id}`);
      return (place % 3 ? zoe : place % 2 ? admin : ruth)(place).put(`/leave/${leave._id}`, {
        status: place % 4 === 3 ? 'Rejected' : 'Approved',
      });
    });
    found.refusals(answers, LOST);
    const { status, decisions, days, recorded, waiting } = await storedOf(stage, leave._id);
    const won = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => body.leave.status as string);
    const ends = won.filter((status) => status === 'Approved' || status === 'Rejected');
    found.same('decisions that ended it', ends.length <= 1, true);
    found.same('stored', status, won.includes('Cancelled') ? 'Cancelled' : (ends[0] ?? 'Pending'));
    found.same(
      'steps',
      decisions.map(({ step }) => step),
      [...decisions.keys()],
    );
    found.same(
      'refusals among the steps',
      decisions.filter(({ decision }) => decision === 'Rejected').length,
      ends.includes('Rejected') ? 1 : 0,
    );
    found.same('days taken', days, status === 'Pending' || status === 'Approved' ? 1 : 0);
    found.same('ends recorded', recorded, ends.length);
    if (status !== 'Pending') found.same('rows of the index', waiting, 0);
    return found.faults;
  };
}

/** A request with its steps, and how many rows follow from it. */
async function storedOf(stage: Crowd['stage'], id: string) {
  const [stored] = await stage.rows<{ status: string }>(
    'SELECT status FROM leave_request WHERE id = ?',
    [id],
  );
  return {
    status: stored?.status,
    decisions: await stage.rows<{ step: number; decision: string }>(
      'SELECT step, decision FROM leave_decision WHERE leave_id = ? ORDER BY step',
      [id],
    ),
    days: await stage.count('leave_day WHERE leave_id = ?', [id]),
    recorded: await stage.count("audit_entry WHERE subject_id = ? AND action = 'leave.decide'", [
      id,
    ]),
    waiting: await stage.count('leave_waiting WHERE leave_id = ?', [id]),
  };
}

/** The approver is replaced while they decide: they decide before it, or not at all. */
export async function replacedApprovers({ stage, cast, admin, amara, zoe }: Crowd): Promise<Round> {
  await cast.admin.put('/setting/approvals', { approvals: true });
  await addLeaveType(cast.admin, { name: 'Replaced', chain: [{ who: 'approver' }] });
  return async (n) => {
    const found = new Findings();
    const day = addDays('2006-01-02', n);
    const employ = (approver: string | null) =>
      admin(n).put(`/employee/employment/${cast.amara._id}`, { approver });
    await employ(cast.zoe._id);
    const leave = await requestLeave(amara(n), cast.amara._id, day, day, { leaveType: 'Replaced' });
    const answers = await inParallel(AT_ONCE, (place) =>
      place === n % AT_ONCE
        ? employ(cast.ruth._id)
        : zoe(place).put(`/leave/${leave._id}`, { status: place % 2 ? 'Approved' : 'Rejected' }),
    );
    found.refusals(answers, LOST);
    const won = answers
      .filter(({ status, body }) => status === 200 && body.leave)
      .map(({ body }) => body.leave.status as string);
    found.same('decided once at most', won.length <= 1, true);
    const [stored] = await stage.rows<{ status: string }>(
      'SELECT status FROM leave_request WHERE id = ?',
      [leave._id],
    );
    found.same('stored', stored?.status, won[0] ?? 'Pending');
    found.same(
      'steps',
      await stage.count('leave_decision WHERE leave_id = ?', [leave._id]),
      won.length,
    );
    found.same(
      'after it',
      (await zoe(n).put(`/leave/${leave._id}`, { status: 'Approved' })).body.code,
      'access.denied',
    );
    return found.faults;
  };
}
