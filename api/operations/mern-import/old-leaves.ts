import {
  inclusiveDays,
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import { LONGEST_LEAVE_DAYS, type BuiltinLeaveType } from '../../contract/leave/leave-types.js';
import type { LeaveStatus } from '../../contract/leave/leave-statuses.js';
import { NOTE_MAX, REASON_MAX } from '../../leave/leave.tables.js';
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
import { choiceReader } from './choice-reader.js';

const NO_REASON = 'Not recorded';

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
    const type = document.value('leavetype', 'type');
    const [from, to] = [
      document.value('startdate', 'fromdate', 'from', 'leavefrom'),
      document.value('enddate', 'todate', 'to', 'leaveto'),
    ];
    const written = document.value('status', 'leavestatus');
    const reason = document.value('reason', 'description', 'leavereason');
    const note = document.value('note', 'remarks', 'admincomment', 'comment', 'rejectionreason');
    const deciderId = document.reference('approvedby', 'reviewedby', 'decidedby');
    const decided = instantOf(document.value('approvedat', 'reviewedat', 'decidedat'));
    const createdAt = createdAtOf(document, this.context, 'appliedat', 'applieddate', 'appliedon');
    const employee = this.employees.ownerOf(document);
    const span = employee && this.span(document, from, to);
    if (!span) return;
    const status = statusOf(written);
    if (!status)
      document.note(
        'status',
        written,
        `${written === undefined ? 'Missing' : 'Not one of ours'}; stored as 'Pending'.`,
      );
    const leaveType = typeOf(type);
    if (!leaveType?.exact) {
      document.note(
        'leaveType',
        type,
        `${type === undefined ? 'Missing' : 'Not one of ours'}; stored as '${leaveType?.choice ?? 'Personal Leave'}'.`,
      );
    }
    const isDecided = status?.choice === 'Approved' || status?.choice === 'Rejected';
    this.leaves.push({
      document,
      leave: {
        id: recordId(createdAt),
        employee,
        createdAt,
        ...span,
        leaveType: leaveType?.choice ?? 'Personal Leave',
        status: status?.choice ?? 'Pending',
        reason: requiredText(document, 'reason', reason, {
          max: REASON_MAX,
          multiline: true,
          missing: NO_REASON,
        }),
        note: optionalText(document, 'note', note, { max: NOTE_MAX, multiline: true }),
        decidedBy: isDecided ? this.accounts.find(deciderId) : undefined,
        decidedAt:
          isDecided && decided !== undefined
            ? Math.max(createdAt, Math.min(decided, this.context.now))
            : null,
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

  private span(
    document: OldDocument,
    from: ReturnType<OldDocument['value']>,
    to: ReturnType<OldDocument['value']>,
  ): { startDate: CalendarDate; endDate: CalendarDate; days: number } | undefined {
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
