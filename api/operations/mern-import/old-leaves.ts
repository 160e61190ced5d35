import { inclusiveDays, type CalendarDate } from '../../contract/calendar-date.js';
import { EARLIEST_LEAVE, latestAhead } from '../../contract/date-limits.js';
import type { LeaveStatus } from '../../contract/leave-statuses.js';
import { LONGEST_LEAVE_DAYS, type LeaveType } from '../../contract/leave-types.js';
import { NOTE_MAX, REASON_MAX } from '../../leave/leave-request.entity.js';
import type { OldEmployee, OldLeave } from './company.js';
import { instantOf } from './day-reader.js';
import type { OldAccounts } from './old-accounts.js';
import type { OldDocument } from './old-document.js';
import type { OldEmployees } from './old-employees.js';
import { madeAt, optionalText, requiredText, type Reading } from './reading.js';
import { recordId } from './record-id.js';
import { choiceReader } from './written-choice.js';

const NO_REASON = 'Not recorded';

const typeOf = choiceReader<LeaveType>({
  'Sick Leave': { same: ['sick'], nearly: ['medical', 'medical leave', 'illness'] },
  'Casual Leave': { same: ['casual'] },
  'Annual Leave': { same: ['annual', 'vacation', 'vacation leave', 'holiday'], nearly: ['earned', 'earned leave', 'paid', 'paid leave', 'privilege leave'] },
  'Personal Leave': { same: ['personal'] },
  'Emergency Leave': { same: ['emergency'] },
});
const statusOf = choiceReader<LeaveStatus>({
  Pending: { same: ['waiting', 'applied', 'in review'] },
  Approved: { same: ['approve', 'accepted', 'accept', 'granted'] },
  Rejected: { same: ['reject', 'declined', 'denied', 'refused'] },
  Cancelled: { same: ['canceled', 'cancel', 'withdrawn'] },
});

/** Leave. Of two requests for one day the approved one is stored, else the one that was asked for first. */
export class OldLeaves {
  private readonly found: { leave: OldLeave; document: OldDocument }[] = [];

  constructor(
    private readonly reading: Reading,
    private readonly employees: OldEmployees,
    private readonly accounts: OldAccounts,
  ) {}

  read(document: OldDocument): void {
    const type = document.value('leavetype', 'type');
    const [from, to] = [document.value('startdate', 'fromdate', 'from', 'leavefrom'), document.value('enddate', 'todate', 'to', 'leaveto')];
    const written = document.value('status', 'leavestatus');
    const reason = document.value('reason', 'description', 'leavereason');
    const note = document.value('note', 'remarks', 'admincomment', 'comment', 'rejectionreason');
    const decider = document.reference('approvedby', 'reviewedby', 'decidedby');
    const decided = instantOf(document.value('approvedat', 'reviewedat', 'decidedat'));
    const createdAt = madeAt(document, this.reading, 'appliedat', 'applieddate', 'appliedon');
    const employee = this.employees.ownerOf(document);
    const span = employee && this.span(document, from, to);
    if (!span) return;
    const status = statusOf(written);
    if (!status) document.note('status', written, `${written === undefined ? 'Missing' : 'Not one of ours'}; stored as 'Pending'.`);
    const leaveType = typeOf(type);
    if (!leaveType?.same) {
      document.note('leaveType', type, `${type === undefined ? 'Missing' : 'Not one of ours'}; stored as '${leaveType?.choice ?? 'Personal Leave'}'.`);
    }
    const isDecided = status?.choice === 'Approved' || status?.choice === 'Rejected';
    this.found.push({
      document,
      leave: {
        id: recordId(createdAt), employee, createdAt, ...span,
        leaveType: leaveType?.choice ?? 'Personal Leave',
        status: status?.choice ?? 'Pending',
        reason: requiredText(document, 'reason', reason, { max: REASON_MAX, multiline: true, missing: NO_REASON }),
        note: optionalText(document, 'note', note, { max: NOTE_MAX, multiline: true }),
        decidedBy: isDecided ? this.accounts.of(decider) : undefined,
        decidedAt: isDecided && decided !== undefined ? Math.max(createdAt, Math.min(decided, this.reading.now)) : null,
      },
    });
  }

  /** What can be stored together, in the order in which it was asked for. */
  withoutOverlaps(): OldLeave[] {
    this.found.sort((a, b) => a.leave.createdAt - b.leave.createdAt);
    const taken = new Map<OldEmployee, OldLeave[]>();
    const refused = new Set<OldLeave>();
    for (const status of ['Approved', 'Pending']) {
      for (const { leave, document } of this.found) {
        if (leave.status !== status) continue;
        const others = taken.get(leave.employee) ?? [];
        const other = others.find(({ startDate, endDate }) => startDate <= leave.endDate && endDate >= leave.startDate);
        if (other) {
          refused.add(leave);
          document.refuse('startDate', `${leave.startDate} to ${leave.endDate}`, `Overlaps with the ${other.leaveType} of ${leave.employee.employeeId} from ${other.startDate} to ${other.endDate} (${other.status}).`);
        } else taken.set(leave.employee, [...others, leave]);
      }
    }
    return this.found.map(({ leave }) => leave).filter((leave) => !refused.has(leave));
  }

  private span(document: OldDocument, from: ReturnType<OldDocument['value']>, to: ReturnType<OldDocument['value']>): { startDate: CalendarDate; endDate: CalendarDate; days: number } | undefined {
    const [startDate, endDate] = [this.reading.days.day(from), this.reading.days.day(to)];
    if (!startDate) return document.refuse('startDate', from, 'Not a date.');
    if (!endDate) return document.refuse('endDate', to, 'Not a date.');
    const latest = latestAhead(this.reading.today);
    if (startDate < EARLIEST_LEAVE || endDate > latest) return document.refuse('startDate', `${startDate} to ${endDate}`, `Does not lie between ${EARLIEST_LEAVE} and ${latest}.`);
    if (endDate < startDate) return document.refuse('endDate', endDate, `Lies before the start, ${startDate}.`);
    const days = inclusiveDays(startDate, endDate);
    if (days > LONGEST_LEAVE_DAYS) return document.refuse('endDate', endDate, `Lasts ${days} days; at most ${LONGEST_LEAVE_DAYS} are possible.`);
    return { startDate, endDate, days };
  }
}
