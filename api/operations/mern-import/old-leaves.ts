import {
  inclusiveDays,
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import type { LeaveStatus } from '../../contract/leave/leave-statuses.js';
import { LONGEST_LEAVE_DAYS, type BuiltinLeaveType } from '../../contract/leave/leave-types.js';
import { LEAVE_NOTE_MAX, LEAVE_REASON_MAX } from '../../contract/leave/leaves.js';
import { choiceReader, readChoice } from './choice-reader.js';
import type { OldEmployee, OldLeave } from './company.js';
import { instantOf } from './day-reader.js';
import type { OldAccounts } from './old-accounts.js';
import {
  type OldDocument,
  createdAtOf,
  optionalText,
  requiredText,
  type ReadingContext,
} from './old-document.js';
import type { OldEmployees } from './old-employees.js';
import { recordId } from './record-id.js';

const NO_REASON = 'Not recorded';
const TYPE_NAMES = ['leavetype', 'type'];

const typeOf = choiceReader<BuiltinLeaveType>({
  'Sick Leave': { exact: ['sick'], approximate: ['medical', 'medical leave', 'illness'] },
  'Casual Leave': { exact: ['casual'] },
  'Annual Leave': {
    exact: ['annual', 'vacation', 'vacation leave', 'holiday'],
    approximate: ['earned', 'earned leave', 'paid', 'paid leave', 'privilege leave'],
  },
  'Personal Leave': { exact: ['personal'] },
  'Emergency Leave': { exact: ['emergency'] },
});
const statusOf = choiceReader<LeaveStatus>({
  Pending: { exact: ['waiting', 'applied', 'in review'] },
  Approved: { exact: ['approve', 'accepted', 'accept', 'granted'] },
  Rejected: { exact: ['reject', 'declined', 'denied', 'refused'] },
  Cancelled: { exact: ['canceled', 'cancel', 'withdrawn'] },
});

/** If requests overlap, the approved one is stored, else the earliest. */
export class OldLeaves {
  private readonly leaves: { leave: OldLeave; document: OldDocument }[] = [];

  constructor(
    private readonly context: ReadingContext,
    private readonly employees: OldEmployees,
    private readonly accounts: OldAccounts,
  ) {}

  read(document: OldDocument): void {
    const createdAt = createdAtOf(document, this.context, 'appliedat', 'applieddate', 'appliedon');
    const employee = this.employees.ownerOf(document);
    const span = employee && this.span(document);
    if (!span) return;
    const status = readChoice(document, 'status', statusOf, 'Pending', ['status', 'leavestatus']);
    const reason = document.value('reason', 'description', 'leavereason');
    const note = document.value('note', 'remarks', 'admincomment', 'comment', 'rejectionreason');
    this.leaves.push({
      document,
      leave: {
        id: recordId(createdAt),
        employee,
        createdAt,
        ...span,
        leaveType: readChoice(document, 'leaveType', typeOf, 'Personal Leave', TYPE_NAMES),
        status,
        reason: requiredText(document, 'reason', reason, {
          max: LEAVE_REASON_MAX,
          multiline: true,
          missing: NO_REASON,
        }),
        note: optionalText(document, 'note', note, { max: LEAVE_NOTE_MAX, multiline: true }),
        ...this.decisionOf(document, status, createdAt),
      },
    });
  }

  withoutOverlaps(): OldLeave[] {
    this.leaves.sort((a, b) => a.leave.createdAt - b.leave.createdAt);
    const taken = new Map<OldEmployee, OldLeave[]>();
    const refused = new Set<OldLeave>();
    for (const status of ['Approved', 'Pending']) {
      for (const { leave, document } of this.leaves) {
        if (leave.status !== status) continue;
        const others = taken.get(leave.employee) ?? [];
        const other = others.find(
          ({ startDate, endDate }) => startDate <= leave.endDate && endDate >= leave.startDate,
        );
        if (other) {
          refused.add(leave);
          document.refuse(
            'startDate',
            `${leave.startDate} to ${leave.endDate}`,
            `Overlaps with the ${other.leaveType} of ${leave.employee.employeeId} from ${other.startDate} to ${other.endDate} (${other.status}).`,
          );
        } else taken.set(leave.employee, [...others, leave]);
      }
    }
    return this.leaves.map(({ leave }) => leave).filter((leave) => !refused.has(leave));
  }

  private decisionOf(
    document: OldDocument,
    status: LeaveStatus,
    createdAt: number,
  ): Pick<OldLeave, 'decidedBy' | 'decidedAt'> {
    const deciderId = document.reference('approvedby', 'reviewedby', 'decidedby');
    const decided = instantOf(document.value('approvedat', 'reviewedat', 'decidedat'));
    if (status !== 'Approved' && status !== 'Rejected')
      return { decidedBy: undefined, decidedAt: null };
    return {
      decidedBy: this.accounts.find(deciderId),
      decidedAt:
        decided === undefined ? null : Math.max(createdAt, Math.min(decided, this.context.now)),
    };
  }

  private span(
    document: OldDocument,
  ): { startDate: CalendarDate; endDate: CalendarDate; days: number } | undefined {
    const from = document.value('startdate', 'fromdate', 'from', 'leavefrom');
    const to = document.value('enddate', 'todate', 'to', 'leaveto');
    const [startDate, endDate] = [this.context.days.day(from), this.context.days.day(to)];
    if (!startDate) return document.refuse('startDate', from, 'Not a date.');
    if (!endDate) return document.refuse('endDate', to, 'Not a date.');
    const latest = latestFutureDate(this.context.today);
    if (startDate < EARLIEST_LEAVE || endDate > latest)
      return document.refuse(
        'startDate',
        `${startDate} to ${endDate}`,
        `Does not lie between ${EARLIEST_LEAVE} and ${latest}.`,
      );
    if (endDate < startDate)
      return document.refuse('endDate', endDate, `Lies before the start, ${startDate}.`);
    const days = inclusiveDays(startDate, endDate);
    if (days > LONGEST_LEAVE_DAYS)
      return document.refuse(
        'endDate',
        endDate,
        `Lasts ${days} days; at most ${LONGEST_LEAVE_DAYS} are possible.`,
      );
    return { startDate, endDate, days };
  }
}
