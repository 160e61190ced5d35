import {
  inclusiveDays,
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import { rowMessage } from '../../contract/imports/row-messages.js';
import type { LeaveStatus } from '../../contract/leave/leave-statuses.js';
import { LONGEST_LEAVE_DAYS, type LeaveType } from '../../contract/leave/leave-types.js';
import { LEAVE_NOTE_MAX, LEAVE_REASON_MAX } from '../../contract/leave/leaves.js';
import { CHOICES } from '../file/value-words.js';
import { RowReading, type Cell, type DateLimits, type ReadRow } from './row-reading.js';

export interface LeaveValues {
  leaveType: LeaveType;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** Calendar days, both ends included. */
  days: number;
  reason: string;
  status: LeaveStatus;
  note: string | null;
  createdAt: CalendarDate | null;
}

const NO_REASON = 'Imported';

export function readLeaveRow(
  cell: Cell,
  mapping: ImportMapping,
  today: CalendarDate,
  choices = CHOICES,
): ReadRow<Partial<LeaveValues>> {
  const row = new RowReading(cell, mapping, today, 1, choices);
  return row.result<LeaveValues>({
    leaveType: row.required('leaveType', row.choice('leaveType')),
    ...readSpan(row, { earliest: EARLIEST_LEAVE, latest: latestFutureDate(today) }),
    reason:
      mapping.columns.reason === undefined
        ? NO_REASON
        : row.required('reason', row.text('reason', LEAVE_REASON_MAX, true)),
    status: row.written('status') ? (row.choice('status') as LeaveStatus | undefined) : 'Pending',
    note: row.written('note') ? row.text('note', LEAVE_NOTE_MAX, true) : null,
    createdAt: row.written('createdAt')
      ? row.date('createdAt', { earliest: EARLIEST_LEAVE, latest: today })
      : null,
  });
}

function readSpan(
  row: RowReading,
  limits: DateLimits,
): Partial<Pick<LeaveValues, 'startDate' | 'endDate' | 'days'>> {
  const startDate = row.required('startDate', row.date('startDate', limits));
  const endDate = row.required('endDate', row.date('endDate', limits));
  if (startDate === undefined || endDate === undefined) return { startDate, endDate };
  const days = inclusiveDays(startDate, endDate);
  if (days < 1)
    row.refuse(
      'endDate',
      rowMessage('beforeStartDate', { startDate: row.written('startDate') ?? '' }),
    );
  else if (days > LONGEST_LEAVE_DAYS)
    row.refuse('endDate', rowMessage('leaveTooLong', { days, max: LONGEST_LEAVE_DAYS }));
  else return { startDate, endDate, days };
  return { startDate };
}
